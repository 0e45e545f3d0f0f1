import type { Mutant } from './mutant.ts'

const SRC = 'packages/bots/src/review'
const TESTS = ['games/packet-row/test/review.test.ts']

export const REVIEWS: readonly Mutant[] = [
  {
    name: 'review/order-shows',
    file: `${SRC}/review-game.ts`,
    find: "'decision', decision.action, pass]",
    replace: "'decision', review.unfinished!.done, pass]",
    why: 'who is read first changes what is said',
    tests: TESTS,
  },
  {
    name: 'review/cards-that-never-came',
    file: `${SRC}/story.ts`,
    find: '      game.foresee(world, step.told)\n',
    replace: '',
    why: 'the story goes on with cards that were never revealed',
    tests: TESTS,
  },
  {
    name: 'review/books-without-cards',
    file: `${SRC}/books.ts`,
    find: 'const told = [...plays, cards]',
    replace: 'const told = [...plays]',
    why: 'the parts do not add up to the result',
    tests: TESTS,
  },
  {
    name: 'review/noise-is-a-mistake',
    file: 'packages/engine/src/review/words.ts',
    find: 'low > bounds[word] / 2',
    replace: 'low > 0',
    why: 'a decision gets a bad word because of noise',
    tests: ['packages/engine/test/review.test.ts'],
  },
  {
    name: 'review/good-moves-cost',
    file: 'packages/engine/src/review/summary.ts',
    find: 'const given = decisions.filter(isCostly).reduce(',
    replace: 'const given = decisions.reduce(',
    why: 'noise adds up to chances that nobody has given away',
    tests: ['packages/engine/test/review.test.ts'],
  },
  {
    name: 'review/one-of-two-is-the-only-move',
    file: `${SRC}/judge.ts`,
    find: 'return others.length > 1 && others.every(isMistake)',
    replace: 'return others.every(isMistake)',
    why: 'whoever had two moves, or one, is praised for a find',
    tests: [...TESTS, 'packages/bots/test/review-loss.test.ts'],
  },
  {
    name: 'review/doubts-count-nothing',
    file: `${SRC}/weigh.ts`,
    find: 'const doubt = (effort.doubt ?? 0) * (1 - ended / worlds)',
    replace: 'const doubt = 0',
    why: 'a value that may be wrong is believed like a game that is over',
    tests: [...TESTS, 'packages/bots/test/review-loss.test.ts'],
  },
]
