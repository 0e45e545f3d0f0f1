import { defineDrawings, INK } from '@south-street/ui'

/** A kind of goods is a shape, a colour and a letter; the letter follows the language, so it is set where it is used. */
export interface Badge {
  readonly fill: string
  readonly letter: string
  readonly ring?: string
  readonly path: string
}

export const BADGES: Readonly<Record<string, Badge>> = {
  grain: { fill: '#d99a22', letter: '#1d2733', path: 'M20 1.5L38.5 20L20 38.5L1.5 20Z' },
  cotton: {
    fill: '#ffffff',
    letter: '#1f4e79',
    ring: '#1f4e79',
    path: 'M2.5 20a17.5 17.5 0 1 0 35 0a17.5 17.5 0 1 0 -35 0z',
  },
  fur: { fill: '#7a4526', letter: '#ffffff', path: 'M10.5 3H29.5L39 20L29.5 37H10.5L1 20Z' },
  tobacco: { fill: '#4c6a2a', letter: '#ffffff', path: 'M3 3H22Q37 3 37 18V37H18Q3 37 3 22Z' },
  gold: {
    fill: '#f0c75a',
    letter: '#1d2733',
    path: 'M20 0.5L25.6 7.2L33.8 6.2L32.8 14.4L39.5 20L32.8 25.6L33.8 33.8L25.6 32.8L20 39.5L14.4 32.8L6.2 33.8L7.2 25.6L0.5 20L7.2 14.4L6.2 6.2L14.4 7.2Z',
  },
}

for (const [kind, { fill, ring, path }] of Object.entries(BADGES)) {
  defineDrawings({
    [`badge-${kind}`]: {
      box: '0 0 40 40',
      draw: () =>
        `<path d="${path}" fill="${fill}" stroke="${ring ?? INK}" stroke-width="${ring ? 3.4 : 2}" stroke-linejoin="round"/>`,
    },
  })
}
