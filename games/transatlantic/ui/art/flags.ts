import { defineDrawings } from '@south-street/ui'

/** A flag is a column of the sheet and a kind of marker: an outline, a colour and a sign, never a colour alone. */
interface Bunting {
  readonly fill: string
  readonly text: string
  readonly outline: string
  /** Where the sign stands on the flag. */
  readonly left: number
  /** 24 × 24. */
  sign(colour: string): string
}

const PAPER = '#fbf6e8'
const INK = '#1d2733'

const BUNTING: Readonly<Record<string, Bunting>> = {
  RIBAND: {
    fill: '#1c4e80',
    text: '#fff',
    outline: 'M1 1H47L38 17L47 33H1Z',
    left: 8,
    sign: (c) =>
      `<path d="M12 2C15.5 2 17 4.5 17 7C17 11 10 13 6.5 22L3.5 18.5C6 13 13 10 13 7C13 6 12.7 5.5 12 5.5C11.3 5.5 11 6 11 7C11 10 18 13 20.5 18.5L17.5 22C14 13 7 11 7 7C7 4.5 8.5 2 12 2Z" fill="${c}"/>`,
  },
  COAL: {
    fill: '#23292f',
    text: '#fff',
    outline: 'M1 1H47V33H1Z',
    left: 12,
    sign: (c) =>
      `<path d="M2 15L5 8L10 7L14 3L20 9L22 15L18 20H6Z" fill="${c}"/><path d="M5 8L11 12L10 7M11 12L14 3M11 12L20 9M11 12L9 20M11 12L18 20" stroke="#23292f" stroke-width="1.2" fill="none" stroke-linejoin="round"/>`,
  },
  FREIGHT: {
    fill: '#e08a2c',
    text: INK,
    outline: 'M1 1H36L47 17L36 33H1Z',
    left: 8,
    sign: (c) =>
      `<path d="M3 7H21V21H3Z" fill="none" stroke="${c}" stroke-width="2.4"/><path d="M3 7L21 21M21 7L3 21" stroke="${c}" stroke-width="2"/><path d="M8 7L12 2.5L16 7" fill="none" stroke="${c}" stroke-width="2"/>`,
  },
  MAIL: {
    fill: PAPER,
    text: INK,
    outline: 'M1 1H40Q47 1 47 8V26Q47 33 40 33H1Z',
    left: 12,
    sign: (c) =>
      `<path d="M2 5H22V19H2Z" fill="none" stroke="${c}" stroke-width="2.2" stroke-linejoin="round"/><path d="M2 5L12 13.5L22 5" fill="none" stroke="${c}" stroke-width="2.2" stroke-linejoin="round"/>`,
  },
  PASSENGER: {
    fill: '#6d4a86',
    text: '#fff',
    outline: 'M1 1Q12 -3 24 1T47 1V33Q36 37 24 33T1 33Z',
    left: 12,
    sign: (c) =>
      `<circle cx="8" cy="7" r="3.6" fill="${c}"/><path d="M1.5 21Q1.5 12 8 12Q14.5 12 14.5 21Z" fill="${c}"/><circle cx="17" cy="8.5" r="3" fill="${c}"/><path d="M15.5 13Q22.5 12 22.5 21H16.5Q16.5 16 15.5 13Z" fill="${c}"/>`,
  },
}

/** What a stub without a flag is painted with: sailing ships, and Scotia. */
const NO_FLAG = { fill: '#665e4c', text: '#fff' }

export function paintOf(flag: string | undefined): { readonly fill: string; readonly text: string } {
  return (flag === undefined ? undefined : BUNTING[flag]) ?? NO_FLAG
}

function drawFlag({ fill, text, outline, left, sign }: Bunting, line: string): string {
  return `<path d="${outline}" fill="${fill}" stroke="${line}" stroke-width="2.2" stroke-linejoin="round"/><g transform="translate(${left} 5)">${sign(text)}</g>`
}

function drawMarker({ fill, text, sign }: Bunting): string {
  return (
    `<rect x="2" y="2" width="44" height="44" rx="9" fill="${fill}" stroke="var(--piece-line)" stroke-width="2.4"/>` +
    `<rect x="6" y="6" width="36" height="36" rx="6" fill="none" stroke="${text}" stroke-opacity=".35" stroke-width="1.2"/>` +
    `<g transform="translate(9.6 9.6) scale(1.2)">${sign(text)}</g>`
  )
}

for (const [name, bunting] of Object.entries(BUNTING)) {
  defineDrawings({
    [`ta-flag-${name}`]: { box: '-1 -3 50 40', draw: () => drawFlag(bunting, 'var(--piece-line)') },
    /** On a stub of its own colour. */
    [`ta-stub-flag-${name}`]: {
      box: '-1 -3 50 40',
      draw: () => drawFlag(bunting, bunting.fill === PAPER ? INK : '#fbf4e2'),
    },
    [`ta-marker-${name}`]: { box: '0 0 48 48', draw: () => drawMarker(bunting) },
  })
}
