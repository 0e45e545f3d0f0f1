import type { Mutant } from './mutant.ts'

const SRC = 'apps/web/src'
const SCREENS = ['apps/web/test/ui']

export const WEB: readonly Mutant[] = [
  {
    name: 'web/log-keeps-taken-back-moves',
    file: `${SRC}/table/shown-table.ts`,
    find: 'moves = moves.slice(0, what.keep)',
    replace: 'moves = moves.slice(0, what.keep + 1)',
    why: 'the log keeps a move that was taken back',
    tests: SCREENS,
  },
  {
    name: 'web/log-doubles',
    file: `${SRC}/table/shown-table.ts`,
    find: 'let moves = startsAnew || before === null ? [] : [...before.moves]',
    replace: 'let moves = before === null ? [] : [...before.moves]',
    why: 'after a lost connection every move stands twice in the log',
    tests: SCREENS,
  },
  {
    name: 'web/forgets-the-wrong-one',
    file: `${SRC}/table/shown-table.ts`,
    find: 'chat.filter(({ person }) => person !== what.person)',
    replace: 'chat.filter(({ person }) => person === what.person)',
    why: 'whoever left is still to be read',
    tests: SCREENS,
  },
  {
    name: 'web/another-seat-s-look',
    file: `${SRC}/table/last-look.ts`,
    find: '`${PREFIX}${view.id}/${view.you}`',
    replace: '`${PREFIX}${view.id}`',
    why: 'where a device is passed on, one sees what another saw',
    tests: SCREENS,
  },
  {
    name: 'web/shows-what-was-taken-back',
    file: `${SRC}/table/last-look.ts`,
    find: 'return stillStand === look.moves ? look : null',
    replace: 'return look',
    why: 'what is shown again never happened',
    tests: SCREENS,
  },
  {
    name: 'web/speaks-of-oneself-as-another',
    file: `${SRC}/table/log-lines.ts`,
    find: 'const isOwn = seat !== null && seats[seat]!.isYou',
    replace: 'const isOwn = seat !== null && !seats[seat]!.isYou',
    why: 'the log says “You” of others',
    tests: SCREENS,
  },
  {
    name: 'web/round-back-stays',
    file: `${SRC}/replay/round-steps.ts`,
    find: 'return step > start ? start : startOfRound(course, round - 1)',
    replace: 'return step >= start ? start : startOfRound(course, round - 1)',
    why: 'a replay cannot go back beyond a round’s beginning',
    tests: SCREENS,
  },
  {
    name: 'web/replay-shares-states',
    file: `${SRC}/replay/replayed-game.ts`,
    find: 'states.push(game.clone(state))',
    replace: 'states.push(state)',
    why: 'a replay shows the end at every step',
    tests: SCREENS,
  },
  {
    name: 'web/seal-of-another-hash',
    file: `${SRC}/local/sha-256.ts`,
    find: 'rotate(late, 17) ^ rotate(late, 19)',
    replace: 'rotate(late, 17) ^ rotate(late, 18)',
    why: 'seals of tables in the browser do not verify',
    tests: ['apps/web/test/sha-256.test.ts'],
  },
]
