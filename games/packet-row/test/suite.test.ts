import { trySuiteFile } from '@south-street/bots/test/family-suite.ts'
import { packetRow } from '@south-street/packet-row'

trySuiteFile(packetRow, new URL('../bots/suite.jsonl', import.meta.url), 600)
