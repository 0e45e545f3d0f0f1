import { tryHints } from '@south-street/bots/test/family-suite.ts'
import { tryAudit } from '@south-street/bots/test/reason-cases.ts'
import { transatlantic } from '@south-street/transatlantic'
import { transatlanticBots } from '@south-street/transatlantic/bots'
import { audit } from '../../bots/audit/audit.ts'
import { CARDS, OTHERS } from './cards-and-rivals.ts'
import { write } from './case.ts'
import { FLEET, SHEET, TRIPS } from './trips-and-fleet.ts'

const KINDS = [...TRIPS, ...FLEET, ...SHEET, ...CARDS, ...OTHERS]

tryHints(transatlantic, transatlanticBots, audit, new URL('../../bots/suite.jsonl', import.meta.url), 4)

tryAudit(audit, KINDS, write)
