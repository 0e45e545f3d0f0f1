import { defineDrawings } from '../drawing/symbols.ts'

/** The houses of the players, by seat: a colour and a device each. */
export const HOUSES = ['bell', 'star', 'saltire', 'chevron', 'ring'] as const
export type House = (typeof HOUSES)[number]

interface Arms {
  readonly fill: string
  readonly device: string
  readonly glyph: string
}

export const ARMS: Readonly<Record<House, Arms>> = {
  star: {
    fill: '#9b2226',
    device: '#fff',
    glyph: 'M20 3.6L24.6 14.4L36.4 15.4L27.4 23L30.2 34.4L20 28.2L9.8 34.4L12.6 23L3.6 15.4L15.4 14.4Z',
  },
  saltire: {
    fill: '#1c4e80',
    device: '#fff',
    glyph: 'M4 9.5L9.5 4L20 14.5L30.5 4L36 9.5L25.5 20L36 30.5L30.5 36L20 25.5L9.5 36L4 30.5L14.5 20Z',
  },
  bell: {
    fill: '#25614a',
    device: '#fff',
    glyph:
      'M20 2C22 2 23.6 3.6 23.6 5.6C29.6 7.2 33 12.4 33 19V26L37 31V33H3V31L7 26V19C7 12.4 10.4 7.2 16.4 5.6C16.4 3.6 18 2 20 2ZM15 35H25C25 38 22.8 40 20 40C17.2 40 15 38 15 35Z',
  },
  chevron: {
    fill: '#d99a22',
    device: '#1d2733',
    glyph: 'M3 21L20 4L37 21V30L20 13L3 30ZM3 35L20 18L37 35V40L20 24L3 40Z',
  },
  ring: {
    fill: '#69407d',
    device: '#fff',
    glyph: 'M20 3A17 17 0 1 0 20 37A17 17 0 1 0 20 3ZM20 11A9 9 0 1 1 20 29A9 9 0 1 1 20 11Z',
  },
}

const PIECE =
  'M30 3C40 3 46 10.5 46 19C46 25 43 29.5 39 32C41 33 42 34.5 42 36.5C42 38.5 40.5 39.5 39 40C40 52 46 58 51 63C54 66 55 69 55 73C55 77 44 80 30 80C16 80 5 77 5 73C5 69 6 66 9 63C14 58 20 52 21 40C19.5 39.5 18 38.5 18 36.5C18 34.5 19 33 21 32C17 29.5 14 25 14 19C14 10.5 20 3 30 3Z'

function flag(house: House): string {
  const { fill, device, glyph } = ARMS[house]
  return `<path d="M0 0H48L41 16L48 32H0Z" fill="${fill}" stroke="var(--piece-line)" stroke-width="2" stroke-linejoin="round"/><g transform="translate(8 3.6) scale(.62)"><path d="${glyph}" fill="${device}" fill-rule="evenodd"/></g>`
}

/** A turned merchant's pawn with the device of its house. */
function piece(house: House): string {
  const { fill, device, glyph } = ARMS[house]
  return (
    '<ellipse cx="30" cy="77" rx="25" ry="6" fill="#000" opacity=".22"/>' +
    `<path d="${PIECE}" fill="${fill}" stroke="var(--piece-line)" stroke-width="3" stroke-linejoin="round"/>` +
    '<path d="M20 14C22 9.5 26 7.5 30 7.5" stroke="#fff" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".6"/>' +
    '<path d="M43 64C48 67 50 70 50 73M38.5 42C39.5 52 43 58 46 62" stroke="#000" stroke-width="2.2" fill="none" opacity=".35" stroke-linecap="round"/>' +
    `<g transform="translate(16.5 45) scale(.68)"><path d="${glyph}" fill="${device}" fill-rule="evenodd"/></g>`
  )
}

for (const house of HOUSES) {
  defineDrawings({
    [`flag-${house}`]: { box: '-1 -1 50 34', comesFirst: true, draw: () => flag(house) },
    [`piece-${house}`]: { box: '0 0 60 84', comesFirst: true, draw: () => piece(house) },
    [`device-${house}`]: {
      box: '0 0 40 40',
      draw: () => `<path d="${ARMS[house].glyph}" fill="currentColor" fill-rule="evenodd"/>`,
    },
  })
}

defineDrawings({
  'piece-away': {
    box: '0 0 60 84',
    draw: () =>
      `<path d="${PIECE}" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="5 5" stroke-linejoin="round" opacity=".6"/>`,
  },
})
