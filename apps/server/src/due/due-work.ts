import type { Turn } from '../bots/fair-queue.ts'
import type { BotAnswer, BotQuestion } from '../bots/question.ts'

/** The one thing that a table waits for the server to do, and when it is to be seen. */
export type DueWork =
  | { readonly kind: 'clock'; readonly at: number; readonly decision: number }
  | { readonly kind: 'order'; readonly at: number }
  | {
      readonly kind: 'bot'
      readonly at: number
      readonly decision: number
      readonly moves: number
      readonly question: BotQuestion
      readonly turn: Turn
    }

/** The tables, as the due work needs them. A command that comes too late is refused there and changes nothing. */
export interface DueService {
  /** As the table is at this revision or later. */
  dueWork(table: string, revision: number): Promise<DueWork | null>
  runOut(table: string, work: DueWork & { kind: 'clock' }): Promise<void>
  playBot(table: string, work: DueWork & { kind: 'bot' }, answer: BotAnswer): Promise<void>
  carryOutOrder(table: string): Promise<void>
}
