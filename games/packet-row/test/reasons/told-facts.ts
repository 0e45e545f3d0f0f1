import type { Facts, RankedAction } from '@south-street/bots'
import { type Action, packetRow } from '@south-street/packet-row'

type ById = Readonly<Record<string, number>>

/** What was seen of an answer, as far as it matters: what is left out never happened. By seat; shares of the worlds. */
export interface Seen {
  readonly cards?: readonly number[]
  readonly money?: readonly number[]
  readonly bankers?: readonly number[]
  readonly richest?: readonly number[]
  readonly delivered?: Readonly<Record<number, ById>>
  readonly taken?: Readonly<Record<number, ById>>
  readonly askedAgain?: number
  /** By rounds from now. */
  readonly ended?: readonly number[]
  readonly chance?: number
  readonly gapError?: number
}

const ROUNDS = 6

/** An answer with the facts that a search would tell of it. */
export function told(players: number, action: string, seen: Seen = {}): RankedAction<Action> {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const { chance = 0.4, gapError = 0.01, ended = [], askedAgain = 0 } = seen
  const facts: Facts = {
    worlds: 30,
    rounds: ROUNDS,
    ended: Array.from({ length: ROUNDS + 1 }, (_, round) => ended[round] ?? 0),
    seen: {
      points: seats.map((seat) => ({
        cards: seen.cards?.[seat] ?? 0,
        money: seen.money?.[seat] ?? 0,
        bankers: seen.bankers?.[seat] ?? 0,
      })),
      richest: seats.map((seat) => seen.richest?.[seat] ?? 0),
      deliveries: seats.map((seat) =>
        Object.fromEntries(
          Object.entries(seen.delivered?.[seat] ?? {}).map(([id, made]) => [id, { made, when: [0, made], ready: 0 }]),
        ),
      ),
      taken: seats.map((seat) => seen.taken?.[seat] ?? {}),
      askedAgain,
    },
  }
  return {
    action: packetRow.parse(action) as Action,
    value: chance,
    chance,
    error: 0.02,
    gapError,
    doubt: 0,
    points: 0,
    seats: seats.map(() => ({ chance: 0, points: 0 })),
    facts,
  }
}
