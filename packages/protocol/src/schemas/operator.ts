import * as answers from './answers.ts'
import { type Forms, ofPerson, ofTable } from './forms.ts'

/** For the operator of a server alone. */
export const OPERATOR_SCHEMAS = {
  closeByOperator: {
    summary: 'Close any table',
    ...ofTable,
    answer: answers.Done,
  },
  deleteTable: {
    summary: 'Delete any table, with its log and all that was said there',
    ...ofTable,
    answer: answers.Nothing,
  },
  deletePerson: {
    summary: 'Delete an identity, its name and its words everywhere',
    ...ofPerson,
    answer: answers.Nothing,
    refuses: ['no-such-person'],
  },
} as const satisfies Record<string, Forms>
