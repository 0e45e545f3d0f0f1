import { trySuiteFile } from '@south-street/bots/test/family-suite.ts'
import { transatlantic } from '@south-street/transatlantic'

trySuiteFile(transatlantic, new URL('../bots/suite.jsonl', import.meta.url), 300)
