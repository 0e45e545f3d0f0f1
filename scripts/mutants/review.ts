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
]
