import { BOTS } from './bots.ts'
import { ENGINE } from './engine.ts'
import { ERASURE } from './erasure.ts'
import { FAIRNESS } from './fairness.ts'
import { HOUSE_FAULTS } from './house.ts'
import { KEYS_AND_DEVICES } from './keys.ts'
import type { Mutant } from './mutant.ts'
import { NOTICE_MUTANTS } from './notices.ts'
import { PACKET_ROW } from './packet-row.ts'
import { PROTOCOL_FAULTS } from './protocol.ts'
import { REGULARS } from './regulars.ts'
import { RESULTS } from './results.ts'
import { REVIEWS } from './review.ts'
import { SERVER } from './server.ts'
import { TABLE_FAULTS } from './table.ts'
import { TRANSATLANTIC } from './transatlantic.ts'
import { WEB } from './web.ts'

/** Every planted fault, in the order of the layers. */
export const MUTANTS: readonly Mutant[] = [
  ...ENGINE,
  ...BOTS,
  ...REVIEWS,
  ...PACKET_ROW,
  ...TRANSATLANTIC,
  ...TABLE_FAULTS,
  ...FAIRNESS,
  ...HOUSE_FAULTS,
  ...PROTOCOL_FAULTS,
  ...SERVER,
  ...ERASURE,
  ...KEYS_AND_DEVICES,
  ...RESULTS,
  ...NOTICE_MUTANTS,
  ...REGULARS,
  ...WEB,
]
