import { botToAct, type Command, carryOut, type Order } from '@south-street/table'
import { type DueWork, dueWorkOf, isSameWork, questionTo } from './due-work.ts'
import type { LiveTable } from './live-table.ts'
import type { BotAnswer, BotQuestion, HouseParts } from './parts.ts'
import { answerSimply } from './think.ts'
import type { Outcome } from './writing.ts'

/** The house, as its chores need it. */
interface Tables {
  open(id: string): Promise<LiveTable | null>
  perform(id: string, command: Command): Promise<Outcome>
  keepOrder(id: string, seat: number, order: Order | null): Promise<void>
  atTable<T>(id: string, work: (live: LiveTable) => Promise<T>): Promise<T | null>
  lookAgain(live: LiveTable, revision: number): Promise<void>
}

type BotWork = DueWork & { kind: 'bot' }

/** A bot's answer, and what it answers. */
export interface Thought {
  readonly question: BotQuestion
  readonly answer: BotAnswer
}

/** What a house does by itself at a table. Whatever comes too late is refused there and changes nothing. */
export class Chores {
  private readonly house: Tables
  private readonly parts: HouseParts

  constructor(house: Tables, parts: HouseParts) {
    this.house = house
    this.parts = parts
  }

  /** What is due at the table as it is at this revision or later. */
  dueWork(id: string, revision = 0): Promise<DueWork | null> {
    const { delay, clock } = this.parts
    return this.house.atTable(id, async (live) => {
      const work = dueWorkOf(live, delay(), clock.now())
      if (live.table.revision >= revision && (work?.kind === 'bot' || work?.kind === 'order')) return work
      // News from other houses may still be under way, of entries and of orders.
      await this.house.lookAgain(live, revision)
      return dueWorkOf(live, delay(), clock.now())
    })
  }

  async runOut(id: string, { decision }: DueWork & { kind: 'clock' }): Promise<void> {
    await this.house.perform(id, { by: null, command: { kind: 'clock', decision } })
  }

  async endByItself(id: string, { decision }: DueWork & { kind: 'end' }): Promise<void> {
    await this.house.perform(id, { by: null, command: { kind: 'end-by-itself', decision } })
  }

  /** What a bot would do; null if the table has moved on. Whatever the bot does, there is an answer. */
  async think(id: string, work: BotWork): Promise<Thought | null> {
    const live = await this.house.open(id)
    const turn = live === null ? null : botToAct(live.game, live.table)
    if (live === null || turn === null || !isSameWork(work, { ...work, ...turn })) return null
    const question = questionTo(turn, live)
    const { host, seats } = live.table
    const isAwaited = seats.some((holder) => holder.kind === 'person' && holder.away === null)
    try {
      return { question, answer: await this.parts.thinker.ask(question, { host, isAwaited }) }
    } catch (error) {
      this.parts.tell?.({ kind: 'fault', what: 'a bot has not answered; the simplest one does', error, table: id })
      return { question, answer: answerSimply(live.game, question, String(error)) }
    }
  }

  async playBot(id: string, { decision, moves, seat }: BotWork, { question, answer }: Thought): Promise<void> {
    const play = (action: string) =>
      this.house.perform(id, { by: null, command: { kind: 'bot-act', seat, decision, moves, action } })
    const { refusal } = await play(answer.action)
    if (refusal === null || typeof refusal === 'string' || refusal.of === 'table') return
    this.parts.tell?.({ kind: 'fault', what: 'a bot has answered nonsense', error: refusal.code, table: id })
    const live = await this.house.open(id)
    if (live !== null) await play(answerSimply(live.game, question, refusal.code).action)
  }

  async carryOutOrder(id: string): Promise<void> {
    const live = await this.house.open(id)
    if (live?.table.play == null) return
    const { game, table, orders } = live
    const seat = game.actor(table.play!.state)
    const given = seat === null ? undefined : orders.get(seat)
    const holder = seat === null ? undefined : table.seats[seat]
    if (seat === null || given === undefined || holder?.kind !== 'person') return
    const verdict = carryOut(game, table, seat, given.order)
    if (verdict.do === 'lapse') await this.house.keepOrder(id, seat, null)
    if (verdict.do !== 'pass') return
    const { decision, action } = verdict
    const by = { person: holder.person, name: holder.name }
    await this.house.perform(id, { by, command: { kind: 'act', decision, action } })
  }
}
