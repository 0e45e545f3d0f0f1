import { HOUR } from './time.ts'

/** Why a table says no to a command. A game's own refusals carry the clause of its rules. */
export interface TableRefusal {
  /** Whose words have the sentence. */
  readonly of: 'table' | 'game' | 'form'
  readonly code: string
  readonly clause?: string
  readonly params: Readonly<Record<string, string | number>>
  /** Of what is wrong in its form: the member, such as `options.players`. */
  readonly place?: string
}

/** Everything that a table itself may refuse; the words of the protocol have a sentence for each. */
export const TABLE_REFUSALS = [
  'already-seated',
  'already-started',
  'chat-full',
  'claim-invalid',
  'decision-missing',
  'decision-past',
  'first-not-chosen-here',
  'game-not-running',
  'holiday-runs',
  'holiday-too-long',
  'house-taken',
  'level-unknown',
  'log-full',
  'no-holidays-here',
  'no-such-house',
  'no-such-seat',
  'no-take-back-asked',
  'not-absent',
  'not-at-todays-deal',
  'not-away',
  'not-finished',
  'not-host',
  'not-seated',
  'not-yours-to-close',
  'nothing-to-reclaim',
  'nothing-to-take-back',
  'owner-has-not-agreed',
  'owner-may-come-back',
  'rated-no-take-back',
  'rematch-there',
  'seat-kept',
  'seat-not-a-person',
  'seat-taken',
  'seats-open',
  'stand-ins-never',
  'stood-in-already',
  'table-closed',
  'table-full',
  'too-many-seated',
  'vote-for-others',
] as const
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number]

export class Refused extends Error {
  readonly refusal: TableRefusal

  constructor(refusal: TableRefusal) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** Ends the deciding. `decide` catches it, so it never leaves the package. */
export function refuse(code: TableRefusalCode, params: TableRefusal['params'] = {}): never {
  throw new Refused({ of: 'table', code, params })
}

/** The same for what may be done later: `until` for programs, `hours` for the sentence. */
export function refuseUntil(code: TableRefusalCode, until: number, now: number): never {
  refuse(code, { until, hours: Math.ceil((until - now) / HOUR) })
}
