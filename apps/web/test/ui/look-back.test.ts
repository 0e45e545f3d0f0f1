import { type AnyGame, chooseOptions, type GameEvent, seededRandom } from '@south-street/engine'
import { findGame } from '@south-street/registry'
import type { TableView } from '@south-street/table'
import { HOUSES, type SeatInfo, type Words, winnersTitle } from '@south-street/ui'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepLook, lastLook } from '../../src/table/last-look.ts'
import { logLines } from '../../src/table/log-lines.ts'
import { picturesSince } from '../../src/table/pictures.ts'
import { seatInfos } from '../../src/table/seat-names.ts'
import type { ShownTable, ToldMove } from '../../src/table/shown-table.ts'

const words: Words = { language: 'en', say: (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key) }

/** What a page needs of the browser's memory. */
class Memory {
  [key: string]: unknown
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, text: string): void {
    this[key] = text
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

const move = (revision: number, seat = 0): ToldMove => ({ seat, action: 'pass', revision, at: 0, told: [] })

function shown(change: Partial<TableView>, moves: readonly ToldMove[]): ShownTable {
  const view = {
    id: 't1',
    you: 0,
    status: 'running',
    revision: moves.at(-1)?.revision ?? 1,
    play: { position: 'seen' },
  }
  // The rest of a view has no part in it.
  return { view: { ...view, ...change } as unknown as TableView, moves, chat: [] }
}

describe('the last look at a table', () => {
  beforeEach(() => {
    Object.assign(globalThis, { localStorage: new Memory() })
  })

  test('is what was seen when one looked away', () => {
    keepLook(shown({}, [move(2), move(3)]))
    expect(lastLook(shown({}, [move(2), move(3), move(4)]))).toMatchObject({ revision: 3, moves: 2, view: 'seen' })
  })

  test('is none before one has looked', () => {
    expect(lastLook(shown({}, []))).toBeNull()
  })

  test('is none if what was seen has been taken back since', () => {
    keepLook(shown({}, [move(2), move(3)]))
    expect(lastLook(shown({}, [move(2), move(5)]))).toBeNull()
    expect(lastLook(shown({}, [move(2), move(3), move(6)]))).not.toBeNull()
  })

  test('belongs to one seat of one table: nobody sees what another saw', () => {
    keepLook(shown({ you: 0 }, [move(2)]))
    expect(lastLook(shown({ you: 1 }, [move(2)]))).toBeNull()
    expect(lastLook(shown({ id: 't2' }, [move(2)]))).toBeNull()
    expect(lastLook(shown({ you: null }, [move(2)]))).toBeNull()
  })

  test('is forgotten when the game is over', () => {
    keepLook(shown({}, [move(2)]))
    keepLook(shown({ status: 'over' }, [move(2)]))
    expect(lastLook(shown({}, [move(2)]))).toBeNull()
  })

  test('is kept of 24 tables, and a damaged one is as good as none', () => {
    for (let i = 0; i < 30; i++) keepLook(shown({ id: `t${i}` }, [move(2)]))
    expect(Object.keys(localStorage)).toHaveLength(24)
    localStorage.setItem('south-street/last-look/t1/0', '{')
    expect(lastLook(shown({ id: 't1' }, [move(2)]))).toBeNull()
  })
})

describe('names of seats', () => {
  const person = (name: string, house = 0) => ({ kind: 'person' as const, person: 'p', name, house })
  const bot = { kind: 'bot' as const, level: 'mate', house: 0 }
  const names = (seats: Parameters<typeof seatInfos>[0], you: number | null = null) =>
    seatInfos(seats, you, words).map(({ name }) => name)

  test('people are called by their name, bots by one that nobody has', () => {
    expect(names([person('Marta'), bot, bot])).toEqual(['Marta', 'bots.1', 'bots.2'])
    expect(names([person('bots.1'), bot])).toEqual(['bots.1', 'bots.2'])
  })

  test('open seats and people without a name are called something too', () => {
    expect(names([{ kind: 'open', house: 0 }, person('')])).toEqual(['table.open-seat', 'table.nameless {"seat":2}'])
  })

  test('only oneself is called “you”: in a replay nobody is', () => {
    expect(names([person(''), person('')], 1)).toEqual(['table.nameless {"seat":1}', 'table.you'])
  })

  test('one’s own seat is marked, and every seat has the house that was chosen', () => {
    const infos = seatInfos([person('A', 4), person('B', 0), person('C', 2)], 1, words)
    expect(infos.map(({ isYou }) => isYou)).toEqual([false, true, false])
    expect(infos.map(({ house }) => house)).toEqual([HOUSES[4], HOUSES[0], HOUSES[2]])
  })
})

test('the headline names the winners, oneself first and in words of one’s own', () => {
  const seats: SeatInfo[] = ['Ben', 'Marta', 'Cleo'].map((name, seat) => ({
    name,
    house: HOUSES[seat]!,
    isYou: name === 'Marta',
  }))
  const title = (...won: number[]) => winnersTitle(words, seats, won)
  expect(title(0)).toBe('result.wins {"seat":"Ben"}')
  expect(title(1)).toBe('result.you-win')
  expect(title(0, 2)).toBe('result.share {"seats":"Ben and Cleo"}')
  expect(title(0, 1, 2)).toBe('result.you-share {"seats":"result.you, Ben, and Cleo"}')
})

/** Plays a few moves, and tells what everybody was told. */
function played(game: AnyGame, players: number, count: number) {
  const random = seededRandom('look back')
  const options = chooseOptions(game, players, [])
  const state = game.setup(options, game.deal(options, random))
  const first = game.view(state, 0)
  const moves: ToldMove[] = []
  const views: unknown[] = []
  for (let i = 0; i < count; i++) {
    const seat = game.actor(state)!
    const actions = game.legal(state, seat)
    const action = actions[random.below(actions.length)]!
    const told: GameEvent[] = []
    game.apply(state, seat, action, (event) => told.push(event))
    moves.push({ seat, action: game.format(action), revision: i + 2, at: 0, told })
    views.push(game.view(state, 0))
  }
  return { first, moves, views }
}

describe('pictures of what was missed', () => {
  for (const id of ['packet-row', 'transatlantic']) {
    test(`${id}: are what the seat would have seen, move by move`, () => {
      const game = findGame(id)!
      const { first, moves, views } = played(game, 3, 60)
      expect(picturesSince(game, first, moves, 0)).toEqual(views)
    })
  }

  test('are none where nothing was missed', () => {
    const game = findGame('packet-row')!
    expect(picturesSince(game, played(game, 2, 0).first, [], 0)).toEqual([])
  })
})

describe('the log', () => {
  const game = findGame('packet-row')!
  const seats: SeatInfo[] = [
    { name: 'Marta', house: 'bell', isYou: true },
    { name: 'Ben', house: 'star', isYou: false },
  ]
  const passed = (revision: number, seat: number): ToldMove => ({
    ...move(revision, seat),
    told: [{ type: 'passed', seat, area: 0 } as GameEvent],
  })

  test('has words of its own for what oneself does', () => {
    const [own, other] = logLines(game, words, [passed(2, 0), passed(3, 1)], seats)
    expect(own!.text).toMatch(/^log-you\./)
    expect(other!.text).toMatch(/^log\./)
    expect([own!.seat, other!.seat]).toEqual([0, 1])
  })

  test('has words of its own for what another does with something of one’s own', () => {
    const copied = (revision: number, seat: number, from: number): ToldMove => ({
      ...move(revision, seat),
      told: [{ type: 'copied', seat, from, card: 0 } as GameEvent],
    })
    const three = [...seats, { name: 'Cleo', house: 'ring', isYou: false } as const]
    const lines = logLines(
      findGame('transatlantic')!,
      words,
      [copied(2, 1, 0), copied(3, 1, 2), copied(4, 0, 1)],
      three,
    )
    expect(lines.map(({ text }) => text.split(' ')[0])).toEqual(['log-from-you.copied', 'log.copied', 'log-you.copied'])
  })

  test('says to which of the given moves a line belongs', () => {
    const moves = [passed(2, 0), passed(3, 1), passed(4, 0)]
    expect(logLines(game, words, moves, seats).map(({ move: at }) => at)).toEqual([0, 1, 2])
    expect(logLines(game, words, moves.slice(2), seats).map(({ move: at }) => at)).toEqual([0])
  })

  test('gives every line an id of its own', () => {
    const { moves } = played(game, 2, 40)
    const ids = logLines(game, words, moves, seats).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('puts a move into words once for each language', () => {
    let count = 0
    const counting: Words = { language: 'en', say: (key) => `${key}${++count}` }
    const moves = [passed(2, 0)]
    const first = logLines(game, counting, moves, seats)
    expect(logLines(game, counting, moves, seats)).toEqual(first)
    expect(count).toBe(1)
    expect(logLines(game, words, moves, seats)).not.toEqual(first)
  })
})
