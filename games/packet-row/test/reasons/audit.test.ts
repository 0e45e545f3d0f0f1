import { tryHints } from '@south-street/bots/test/family-suite.ts'
import { tryAudit } from '@south-street/bots/test/reason-cases.ts'
import { packetRow } from '@south-street/packet-row'
import { packetRowBots } from '@south-street/packet-row/bots'
import { audit } from '../../bots/audit/audit.ts'
import { write } from './case.ts'
import { DELIVERIES } from './deliveries.ts'
import { OTHERS } from './others.ts'
import { POINTS_AND_RIVALS } from './points-and-rivals.ts'

const KINDS = [...DELIVERIES, ...POINTS_AND_RIVALS, ...OTHERS]

tryHints(packetRow, packetRowBots, audit, new URL('../../bots/suite.jsonl', import.meta.url), 3)

tryAudit(audit, KINDS, write)
