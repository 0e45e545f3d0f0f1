import { defineDrawings } from '@south-street/ui'
import { ground, sky } from '@south-street/ui/art/building-parts'
import { BANK_BUILDINGS } from './buildings-bank.ts'
import { DOCKS_BUILDINGS } from './buildings-docks.ts'
import { GUILDHALL_BUILDINGS } from './buildings-guildhall.ts'
import { MARKET_BUILDINGS } from './buildings-market.ts'

/** These stand in the water or on a rock. */
const WITHOUT_STREET = new Set(['harbour-light', 'dry-dock', 'castle-garden', 'marine-hospital', 'ferry-house'])

const BUILDINGS = { ...GUILDHALL_BUILDINGS, ...DOCKS_BUILDINGS, ...MARKET_BUILDINGS, ...BANK_BUILDINGS }

for (const [name, draw] of Object.entries(BUILDINGS)) {
  defineDrawings({
    [`building-${name}`]: {
      box: '0 -6 168 192',
      draw: () => sky(name.length * 7 + name.charCodeAt(0)) + draw() + (WITHOUT_STREET.has(name) ? '' : ground()),
    },
  })
}
