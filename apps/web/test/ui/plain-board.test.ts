import { type AnyGame, chooseOptions, seededRandom } from '@south-street/engine'
import { GAMES } from '@south-street/registry'
import { HOUSES, type SeatInfo, WordsProvider } from '@south-street/ui'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { plainBoard } from '../../src/plain/plain-board.tsx'
import { wordsOf } from './heard/words.ts'

const NAMES = ['Anna', 'Ben', 'Cleo']
const seatsFor = (you: number | null): SeatInfo[] =>
  NAMES.map((name, seat) => ({ name, house: HOUSES[seat]!, isYou: seat === you }))

/** Some positions of a game that is played at random, and its end. */
function* positions(game: AnyGame) {
  const options = chooseOptions(game, NAMES.length)
  const random = seededRandom('plain-board', game.id)
  const state = game.setup(options, game.deal(options, random))
  for (let move = 0; game.actor(state) !== null; move++) {
    const seat = game.actor(state)!
    const answers = game.legal(state, seat)
    if (move % 25 === 0) yield { view: game.view(state, seat), seat, answers, state }
    game.apply(state, seat, answers[random.below(answers.length)])
  }
  yield { view: game.view(state, 0), seat: null, answers: [], state }
}

const PROPS = {
  history: [],
  moving: [],
  mayAct: true,
  act: vi.fn(),
  takeBack: null,
  hint: null,
  askHint: null,
  askWhyNot: null,
  help: true,
  confirmsAtOnce: false,
  record: null,
  showRule: vi.fn(),
}

// Keys are listened for once a browser shows it.
vi.stubGlobal('document', {})
// Without a browser React wants to be told what a store holds; here nothing ever changes.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

describe.each(GAMES.map((game) => [game.id, game] as const))('the plain board of %s', (id, game) => {
  const board = plainBoard(game)
  const drawn = async (what: ReactNode) => {
    const words = await wordsOf(id, 'en', (seat) => NAMES[seat]!)
    return renderToStaticMarkup(createElement(WordsProvider, { value: words }, what))
  }

  test('offers every answer, says the question and all that lies on the table', async () => {
    const words = await wordsOf(id, 'en', (seat) => NAMES[seat]!)
    for (const { view, seat, answers } of positions(game)) {
      const html = await drawn(createElement(board.Board, { ...PROPS, view, seats: seatsFor(seat) }))
      expect(html.match(/data-card=/g) ?? []).toHaveLength(answers.length)
      expect(html.match(/<p>/g)!.length).toBe(game.messages.view(view).length)
      if (seat === null) continue
      const { key, params } = game.messages.question(view)
      expect(html).toContain(words.say(key, params).replaceAll("'", '&#x27;'))
    }
  })

  test('ends with every seat and its points', async () => {
    const { view, state } = [...positions(game)].at(-1)!
    const html = await drawn(createElement(board.Result, { view, seats: seatsFor(0), history: [], offers: null }))
    for (const name of NAMES) expect(html).toContain(name)
    for (const { total } of game.score(state)) expect(html).toContain(`<b>${total}</b>`)
  })

  test('counts rounds where a view has them', () => {
    expect(board.roundOf({ round: 3 })).toBe(3)
    expect(board.roundOf({})).toBe(0)
  })
})
