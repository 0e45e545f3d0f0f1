import type { Mutant } from './mutant.ts'

const SRC = 'packages/table/src'
const TESTS = ['packages/table/test']

/** What people at a table could do to one another. */
export const FAIRNESS: readonly Mutant[] = [
  {
    name: 'table/votes-of-whoever-left',
    file: `${SRC}/consent.ts`,
    find: 'const votes = [...before, by.person].filter((one) => others.includes(one)).length',
    replace: 'const votes = [...before, by.person].length',
    why: 'the votes of people who have left put a bot in somebody’s seat',
    tests: TESTS,
  },
  {
    name: 'table/link-outlives-the-return',
    file: `${SRC}/evolve.ts`,
    find: 'change(table, entry.seat, { away: null, handover: false, claim: null })',
    replace: 'change(table, entry.seat, { away: null, handover: false })',
    why: 'somebody who has come back loses the seat to an old link',
    tests: TESTS,
  },
  {
    name: 'table/rated-moves-come-back',
    file: `${SRC}/consent.ts`,
    find: "  if (table.settings.rated) refuse('rated-no-take-back')\n",
    replace: '',
    why: 'in a rated game friends take back what they have seen',
    tests: [...TESTS, 'apps/server/test/http/ratings.test.ts'],
  },
  {
    name: 'table/todays-deal-is-any-table',
    file: `${SRC}/decide.ts`,
    find: 'if (table.settings.daily !== undefined && !AT_TODAYS_DEAL.has(command.kind))',
    replace: 'if (table.settings.daily !== undefined && AT_TODAYS_DEAL.has(command.kind) && false)',
    why: 'moves at the deal of the day are taken back until they are right',
    tests: [...TESTS, 'apps/server/test/http/daily.test.ts'],
  },
  {
    name: 'table/rematch-names-the-forgotten',
    file: `${SRC}/creating.ts`,
    find: "if (holder.kind === 'open' || holder.name === '') return { kind: 'open' }",
    replace: "if (holder.kind === 'open') return { kind: 'open' }",
    why: 'a rematch keeps a seat for ever for somebody who was erased',
    tests: TESTS,
  },
  {
    name: 'table/dealt-in-unasked',
    file: `${SRC}/terms.ts`,
    find: 'isRatedNow || canonicalJson({ ...before.pace }) !== canonicalJson({ ...after.pace })',
    replace: 'isRatedNow',
    why: 'somebody who sat down for a slow game is dealt into a fast one',
    tests: TESTS,
  },
  {
    name: 'table/holiday-does-not-protect',
    file: `${SRC}/absence.ts`,
    find: 'Math.max(awaySince(table, holder.away), holidayEnd(table, seat))',
    replace: 'awaySince(table, holder.away)',
    why: 'a game is ended past somebody who is on holiday',
    tests: TESTS,
  },
  {
    name: 'table/free-take-back-gives-time',
    file: `${SRC}/evolve.ts`,
    find: 'if (answers.length > 0) play.askedAt = at - spent',
    replace: 'if (answers.length > 0) play.askedAt = at',
    why: 'whoever takes a move back thinks for nothing',
    tests: TESTS,
  },
  {
    name: 'table/host-from-nowhere',
    file: `${SRC}/handover.ts`,
    find: 'if (!present.includes(by.person) || present.includes(table.host)) demandHost(table, by)',
    replace: 'if (present.includes(table.host)) demandHost(table, by)',
    why: 'a stranger gives away a seat while the host is away',
    tests: TESTS,
  },
  {
    name: 'house/list-of-old-terms',
    file: 'packages/house/src/listing.ts',
    find: "  'terms-changed',\n",
    replace: '',
    why: 'the public list promises a pace that the table no longer has',
    tests: ['packages/house/test/parts.test.ts'],
  },
]
