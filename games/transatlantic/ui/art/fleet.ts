import { defineDrawings } from '@south-street/ui'
import { drawShip, type Lines } from './steamer.ts'

// The colours of the funnels, as the companies painted them.
const RED = '#9b2226'
const BUFF = '#d8a23a'
const CREAM = '#e9dcbb'
const BLACK = '#1d2733'
const PALE = '#fbf6e8'

const cunard = { funnel: RED }
const whiteStar = { funnel: BUFF }
const guion = { funnel: BLACK, top: RED }
const hapag = { funnel: CREAM }
const frenchLine = { funnel: RED }
const lloyd = { funnel: BUFF, top: BUFF }
const inman = { funnel: BLACK, top: PALE }
const clipper = { funnels: 0, masts: 3, tiers: 0, sails: true, clipper: true }

/** Every ship by her id: length, funnels, masts and decks after the real one. */
const FLEET: Readonly<Record<string, Lines>> = {
  N0: { length: 160, funnels: 2, masts: 2, paddle: true, tiers: 0, clipper: true, ...cunard },
  V1: { length: 138, ...clipper },
  V2: { length: 140, ...clipper },
  V3: { length: 144, ...clipper },
  V4: { length: 146, ...clipper },
  S01: { length: 168, funnels: 1, masts: 3, tiers: 1, clipper: true, ...cunard },
  S02: { length: 166, funnels: 1, masts: 2, tiers: 1, ...guion },
  S03: { length: 174, funnels: 1, masts: 4, tiers: 1, ...whiteStar },
  S04: { length: 176, funnels: 1, masts: 4, tiers: 1, ...whiteStar },
  S05: { length: 166, funnels: 1, masts: 2, tiers: 1, ...hapag },
  S06: { length: 176, funnels: 1, masts: 3, tiers: 1, clipper: true, ...cunard },
  S07: { length: 178, funnels: 2, masts: 4, tiers: 1, ...whiteStar },
  S08: { length: 180, funnels: 1, masts: 3, tiers: 1, clipper: true, ...inman },
  S09: { length: 178, funnels: 2, masts: 4, tiers: 1, ...whiteStar },
  S10: { length: 172, funnels: 2, masts: 3, tiers: 1, funnel: BLACK },
  S11: { length: 182, funnels: 2, masts: 4, tiers: 1, ...guion },
  S12: { length: 182, funnels: 2, masts: 4, tiers: 1, ...hapag },
  S13: { length: 180, funnels: 2, masts: 4, tiers: 1, ...lloyd },
  S14: { length: 190, funnels: 2, masts: 3, tiers: 1, ...cunard },
  S15: { length: 196, funnels: 3, masts: 4, tiers: 1, clipper: true, ...inman },
  S16: { length: 190, funnels: 2, masts: 4, tiers: 1, ...guion },
  S17: { length: 190, funnels: 2, masts: 4, tiers: 1, ...guion },
  S18: { length: 194, funnels: 2, masts: 3, tiers: 1, ...cunard },
  S19: { length: 188, funnels: 2, masts: 4, tiers: 1, ...frenchLine },
  S20: { length: 182, funnels: 2, masts: 3, tiers: 1, ...lloyd },
  S21: { length: 198, funnels: 3, masts: 3, tiers: 2, clipper: true, ...inman },
  S22: { length: 196, funnels: 2, masts: 3, tiers: 2, ...whiteStar },
  S23: { length: 190, funnels: 3, masts: 2, tiers: 2, ...hapag },
  S24: { length: 194, funnels: 2, masts: 3, tiers: 2, ...frenchLine },
  S25: { length: 184, funnels: 2, masts: 3, tiers: 1, clipper: true, white: true, funnel: BUFF, top: BUFF },
  S26: { length: 204, funnels: 2, masts: 2, tiers: 2, height: 18, ...cunard },
  S27: { length: 192, funnels: 1, masts: 4, tiers: 1, height: 19, ...whiteStar },
  S28: { length: 200, funnels: 2, masts: 2, tiers: 2, ...inman },
  S29: { length: 202, funnels: 1, masts: 4, tiers: 2, height: 19, ...hapag },
  S30: { length: 208, funnels: 4, masts: 2, tiers: 2, height: 19, ...lloyd },
  S31: { length: 198, funnels: 1, masts: 2, tiers: 2, height: 18, funnel: RED },
  S32: { length: 210, funnels: 4, masts: 2, tiers: 2, height: 19, ...hapag },
  S33: { length: 200, funnels: 1, masts: 4, tiers: 1, height: 20, funnel: RED },
  S34: { length: 200, funnels: 2, masts: 2, tiers: 2, height: 18, ...frenchLine },
  S35: { length: 208, funnels: 2, masts: 4, tiers: 2, height: 20, ...whiteStar },
  S36: { length: 212, funnels: 4, masts: 3, tiers: 2, height: 19, ...lloyd },
  S37: { length: 208, funnels: 2, masts: 4, tiers: 3, height: 19, ...hapag },
  S38: { length: 208, funnels: 2, masts: 2, tiers: 3, height: 19, ...cunard },
  S39: { length: 214, funnels: 4, masts: 2, tiers: 3, height: 19, ...cunard },
  S40: { length: 214, funnels: 4, masts: 2, tiers: 3, height: 20, ...cunard },
  S41: { length: 208, funnels: 2, masts: 2, tiers: 3, height: 20, funnel: BUFF, top: PALE },
  S42: { length: 210, funnels: 4, masts: 2, tiers: 3, height: 19, ...frenchLine },
  S43: { length: 216, funnels: 4, masts: 2, tiers: 3, height: 20, ...whiteStar },
  S44: { length: 216, funnels: 3, masts: 2, tiers: 4, height: 20, funnel: BUFF, top: BUFF },
  S45: { length: 216, funnels: 4, masts: 2, tiers: 4, height: 20, ...cunard },
}

for (const [id, lines] of Object.entries(FLEET)) {
  defineDrawings({ [`ta-ship-${id}`]: { box: '6 0 228 110', draw: () => drawShip(lines) } })
}
