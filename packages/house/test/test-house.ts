import { type AnyGame, type Random, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import {
  answerSimply,
  type BotAnswer,
  type BotQuestion,
  type Clock,
  House,
  type HouseNews,
  type HouseStore,
} from '@south-street/house'
import type { Asker, PersonCommand, TableWish } from '@south-street/table'

const newId = () => crypto.randomUUID()

/** A turn of the event loop, in Node as in a browser. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** A clock that stands still unless a test moves it; then everything that was to happen meanwhile happens. */
export class TestClock implements Clock {
  time = 1_900_000_000_000
  private alarms: { at: number; run: () => void }[] = []

  now(): number {
    return this.time
  }

  wakeAt(at: number, run: () => void): () => void {
    const alarm = { at: Math.max(at, this.time), run }
    this.alarms.push(alarm)
    if (at <= this.time) void nextTurn().then(() => this.ring(alarm))
    return () => {
      this.alarms = this.alarms.filter((one) => one !== alarm)
    }
  }

  private ring(alarm: { at: number; run: () => void }): void {
    if (!this.alarms.includes(alarm)) return
    this.alarms = this.alarms.filter((one) => one !== alarm)
    alarm.run()
  }

  async breathe(): Promise<void> {
    await nextTurn()
  }

  /** Timers go by the time that passes, whatever the clock shows. */
  putBack(ms: number): void {
    this.time -= ms
    for (const alarm of this.alarms) alarm.at -= ms
  }

  async advance(ms: number): Promise<void> {
    const until = this.time + ms
    for (;;) {
      await this.settle()
      const next = this.alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.time = Math.max(this.time, next.at)
      this.ring(next)
    }
    this.time = until
    await this.settle()
  }

  /** Whatever needs no time is done. A store that answers later than this is waited for by the test itself. */
  private async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await this.breathe()
  }
}

export const [ANNA, BEN, CARL] = ['Anna', 'Ben', 'Carl'].map((name) => ({ person: name.toLowerCase(), name })) as [
  Asker,
  Asker,
  Asker,
]
export const DELAY = 900

/** The toy, with a count of how often it is played. */
export function countedToy(): { game: AnyGame; count: { applied: number } } {
  const toy = highCard() as unknown as AnyGame
  const count = { applied: 0 }
  const apply: AnyGame['apply'] = (...args) => {
    count.applied++
    toy.apply(...args)
  }
  return { game: { ...toy, apply }, count }
}

export interface TestHouse {
  readonly house: House
  readonly clock: TestClock
  readonly news: HouseNews[]
  readonly asked: BotQuestion[]
  /** Makes a table and deals it. */
  running(seats: TableWish['seats'], more?: Partial<TableWish>): Promise<string>
  ask(table: string, by: Asker, command: PersonCommand): Promise<string | null>
  /** Plays the first answer of whoever is asked. */
  play(table: string, by: readonly Asker[]): Promise<void>
}

const WISH = {
  visibility: 'link',
  pace: { kind: 'none' },
  spectators: true,
  help: true,
  standIns: 'vote',
} as const

export function openTestHouse(
  store: HouseStore,
  { game = countedToy().game, clock = new TestClock(), think = thinkSimply(game) }: Partial<TestParts> = {},
): TestHouse {
  const news: HouseNews[] = []
  const asked: BotQuestion[] = []
  const random: Random = seededRandom('house')
  const house = new House({
    store,
    clock,
    chance: {
      random,
      salt: newId,
      hash: (salt, text) => `${salt} ${text}`,
      newId,
    },
    thinker: {
      ask: (question) => {
        asked.push(question)
        return think(question)
      },
    },
    shelf: { games: [game], find: (id) => (id === game.id ? game : undefined), levels: () => ['random', 'captain'] },
    tell: (told) => news.push(told),
    delay: () => DELAY,
    pollMs: 1_000,
    tablesInMemory: 100,
  })
  return {
    house,
    clock,
    news,
    asked,
    async running(seats, more = {}) {
      const by = seats.find((seat) => 'person' in seat) as Asker
      const wish = { ...WISH, options: { players: seats.length }, seats, begin: 'at-once' as const, ...more }
      const created = await house.create(game, wish, by)
      if (!('table' in created)) throw new Error(JSON.stringify(created))
      return created.table
    },
    async ask(table, by, command) {
      const { refusal } = await house.perform(table, { by, command })
      return refusal === null ? null : typeof refusal === 'string' ? refusal : refusal.code
    },
    async play(table, people) {
      const { play } = (await house.open(table))!.table
      const seat = game.actor(play!.state)!
      const action = game.format(game.legal(play!.state, seat)[0])
      const refusal = await this.ask(table, people[seat]!, { kind: 'act', decision: play!.decision, action })
      if (refusal !== null) throw new Error(refusal)
    },
  }
}

interface TestParts {
  readonly game: AnyGame
  readonly clock: TestClock
  think(question: BotQuestion): Promise<BotAnswer>
}

function thinkSimply(game: AnyGame) {
  return async (question: BotQuestion): Promise<BotAnswer> => answerSimply(game, question, null)
}
