import type { Mutant } from './mutant.ts'

const SRC = 'apps/server/src'
const RATING = ['packages/rating/test']
const RATINGS = ['apps/server/test/http/ratings.test.ts']
const DAILY = ['apps/server/test/http/daily.test.ts']
const CLUB = ['apps/server/test/http/club.test.ts']
const OPERATOR = ['apps/server/test/keys/operator.test.ts']
const MERGING = ['apps/server/test/keys/merging.test.ts']
const MAIL = ['apps/server/test/notices/mail.test.ts']
const GUARD = ['apps/server/test/notices/guard.test.ts']

/** What people who come back would suffer from: ratings, the deal of the day, the club, results, the host's page. */
export const REGULARS: readonly Mutant[] = [
  {
    name: 'ratings/shared-place-is-lost',
    file: 'packages/rating/src/bradley-terry.ts',
    find: 'own < other ? 1 : own > other ? 0 : 0.5',
    replace: 'own < other ? 1 : 0',
    why: 'two who share the first place both lose to one another',
    tests: RATING,
  },
  {
    name: 'ratings/two-accounts',
    file: `${SRC}/store/keep-ratings.ts`,
    find: 'return shared.length > 0',
    replace: 'return false',
    why: 'somebody beats a second account of their own',
    tests: RATINGS,
  },
  {
    name: 'ratings/seat-for-nothing',
    file: `${SRC}/store/ratings.ts`,
    find: 'return { place, edge, isHelped',
    replace: 'return { place, edge: 0 * edge, isHelped',
    why: 'who sits in the better seat gains by it',
    tests: RATINGS,
  },
  {
    name: 'ratings/closed-club-named',
    file: `${SRC}/http/handlers/ratings.ts`,
    find: 'return isClosed ? [] : store.ratings.best',
    replace: 'return store.ratings.best',
    why: 'a club that only its members may see is named on the leader board',
    tests: RATINGS,
  },
  {
    name: 'daily/second-try',
    file: `${SRC}/store/daily.ts`,
    find: 'return kept.table_id',
    replace: 'return table',
    why: 'whoever begins again has another try with the cards that they know',
    tests: DAILY,
  },
  {
    name: 'daily/dealt-by-the-date',
    file: `${SRC}/house/daily.ts`,
    find: "bytes = createHmac('sha256', secret).update(`${label} ${block++}`).digest()",
    replace: "bytes = createHmac('sha256', WORD.toString()).update(`${label} ${block++}`).digest()",
    why: 'everybody who has the program knows every day’s cards',
    tests: DAILY,
  },
  {
    name: 'daily/named-outside',
    file: `${SRC}/http/handlers/daily.ts`,
    find: 'if (isOutside || !mayKnowDeal',
    replace: 'if (!mayKnowDeal',
    why: 'a closed server names its people to everybody',
    tests: DAILY,
  },
  {
    name: 'club/names-strangers',
    file: `${SRC}/store/club.ts`,
    find: 'const isTold = (person: string | null) => person === null || members.has(person)',
    replace: 'const isTold = (_: string | null) => true',
    why: 'somebody who has not joined stands on the club’s page',
    tests: CLUB,
  },
  {
    name: 'club/way-to-a-stranger',
    file: `${SRC}/store/club.ts`,
    find: '(isOpen && game.seats.every(({ person }) => isTold(person)))',
    replace: 'isOpen',
    why: 'one click from the club’s page somebody is named who has not joined',
    tests: CLUB,
  },
  {
    name: 'results/heirs-lose-theirs',
    file: `${SRC}/store/people.ts`,
    find: '        await inheritResults(within, from, heir)\n',
    replace: '',
    why: 'a guest who signs in loses all that they have played',
    tests: ['apps/server/test/store/results.test.ts'],
  },
  {
    name: 'operator/dismissed-stays',
    file: `${SRC}/store/bridge.ts`,
    find: '(row?.operator_at === null || ',
    replace: '(',
    why: 'who is no operator any more still is, until the evening',
    tests: OPERATOR,
  },
  {
    name: 'operator/on-a-lost-phone',
    file: `${SRC}/http/handlers/devices.ts`,
    find: '      const removed = await store.identities.removeTokens(visitor.id, kinds, visitor.device)\n      await leaveHostsPage(parts, call)\n',
    replace: '      const removed = await store.identities.removeTokens(visitor.id, kinds, visitor.device)\n',
    why: 'who has found an operator’s phone reads the host’s page',
    tests: OPERATOR,
  },
  {
    name: 'operator/bans-unseen',
    file: `${SRC}/http/handlers/operator.ts`,
    find: "      await log(call, 'ban', person, { until })\n",
    replace: '',
    why: 'nobody can tell who has shut somebody out',
    tests: OPERATOR,
  },
  {
    name: 'operator/code-for-everybody',
    file: `${SRC}/store/bridge.ts`,
    find: "          .whereRef('uses', '<', 'most')\n",
    replace: '',
    why: 'a code for one opens the server for all',
    tests: OPERATOR,
  },
  {
    name: 'keys/member-no-more',
    file: `${SRC}/store/people.ts`,
    find: '        await inheritEntry(within, from, heir)\n',
    replace: '',
    why: 'who was let in by a code is a stranger again after signing in',
    tests: MERGING,
  },
  {
    name: 'keys/signs-in-and-hears-nothing',
    file: `${SRC}/http/handlers/sign-in.ts`,
    find: 'await store.notices.passOnBrowser(visitor.tokenHash, token, owner.id)',
    replace: 'await Promise.resolve()',
    why: 'who signs in is no longer told of tables in this browser',
    tests: MERGING,
  },
  {
    name: 'notices/test-to-a-stranger',
    file: `${SRC}/http/handlers/notices.ts`,
    find: "if (channel.confirmedAt === null) throw new HttpProblem('mail-unconfirmed')",
    replace: '',
    why: 'anybody has twenty letters an hour sent to anybody',
    tests: MAIL,
  },
  {
    name: 'notices/letters-come-back',
    file: `${SRC}/http/handlers/notices.ts`,
    find: 'await store.notices.removeChannel(channel.person, channel.id)',
    replace: 'await store.notices.turnChannel(channel.person, channel.id, false)',
    why: 'whoever has ended letters gets them again when somebody turns a switch',
    tests: MAIL,
  },
  {
    name: 'notices/digest-lost',
    file: `${SRC}/notices/postman.ts`,
    find: 'pause === undefined ? putOff(tomorrow, 0) : putOff(now() + pause, attempts + 1)',
    replace: 'putOff(tomorrow, 0)',
    why: 'a mail server that is down for a minute costs everybody the day’s digest',
    tests: MAIL,
  },
  {
    name: 'notices/silent-names',
    file: `${SRC}/notices/guard.ts`,
    find: 'const names = this.#names()\n',
    replace: 'if (this.#hasOwnNetwork) return lookup(name, { all: true })\n    const names = this.#names()\n',
    why: 'a few names that nobody answers for hold up everybody’s notices',
    tests: GUARD,
  },
  {
    name: 'server/any-host',
    file: `${SRC}/http/safety.ts`,
    find: 'if (url === null || url.href !== `${url.origin}/`) throw',
    replace: 'if (url === null) throw',
    why: 'a link leads where whoever asked for it wanted',
    tests: ['apps/server/test/http/safety.test.ts'],
  },
]
