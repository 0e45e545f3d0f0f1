import { ARMS, defineDrawings, HOUSES, type House, INK } from '@south-street/ui'

const COAL =
  `<path d="M4 12L20 4L36 12V29L20 37L4 29Z" fill="#262c33" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
  '<path d="M4 12L20 4L36 12L20 20Z" fill="#59636d"/>' +
  '<path d="M4 12L20 20L36 12M20 20V37" stroke="#a6afb8" stroke-width="2" fill="none" stroke-linejoin="round"/>'

/** The place for a coal. */
const NO_COAL =
  '<path d="M7 13L20 6.5L33 13V28L20 34.5L7 28Z" fill="none" stroke="#8d7d5b" stroke-width="2.2" stroke-dasharray="4 4"/>'

/** Coal that is about to be loaded. */
const MORE_COAL = `<path d="M4 12L20 4L36 12V29L20 37L4 29Z" fill="#f0c75a" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><path d="M20 13V28M12.5 20.5H27.5" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`

const ANCHOR =
  '<path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="M20 12V36M12 17H28M5 24C6 33 13 36.5 20 36.5C27 36.5 34 33 35 24M5 24L2.5 29M5 24L10 27M35 24L37.5 29M35 24L30 27"/><circle cx="20" cy="7.5" r="4" fill="none" stroke="currentColor" stroke-width="3.2"/>'

function tradeHouse(house: House): string {
  const { fill, device, glyph } = ARMS[house]
  return (
    `<path d="M5 18L22 4L39 18V38H5Z" fill="${fill}" stroke="var(--piece-line)" stroke-width="2.6" stroke-linejoin="round"/>` +
    '<path d="M2 20L22 3L42 20" fill="none" stroke="var(--piece-line)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>' +
    `<g transform="translate(11.5 15.5) scale(.52)"><path d="${glyph}" fill="${device}" fill-rule="evenodd"/></g>`
  )
}

/** A captain stands on every ship, with the device of its house. */
function captain(house: House): string {
  const { fill, device, glyph } = ARMS[house]
  return (
    `<circle cx="24" cy="24" r="21.5" fill="${fill}" stroke="${INK}" stroke-width="2.6"/>` +
    `<circle cx="24" cy="24" r="18" fill="none" stroke="${device}" stroke-opacity=".5" stroke-width="1.2"/>` +
    `<g transform="translate(9.5 9.5) scale(.72)"><path d="${glyph}" fill="${device}" fill-rule="evenodd"/></g>`
  )
}

defineDrawings({
  'ta-coal': { box: '0 0 40 40', draw: () => COAL },
  'ta-no-coal': { box: '0 0 40 40', draw: () => NO_COAL },
  'ta-more-coal': { box: '0 0 40 40', draw: () => MORE_COAL },
  'ta-anchor': { box: '0 0 40 40', draw: () => ANCHOR },
})
for (const house of HOUSES) {
  defineDrawings({
    [`ta-house-${house}`]: { box: '0 0 44 42', draw: () => tradeHouse(house) },
    [`ta-captain-${house}`]: { box: '0 0 48 48', draw: () => captain(house) },
  })
}

defineDrawings({
  'ta-person': {
    box: '0 0 20 24',
    draw: () =>
      '<circle cx="10" cy="6.5" r="5" fill="currentColor"/><path d="M1 23Q1 13 10 13Q19 13 19 23Z" fill="currentColor"/>',
  },
})
