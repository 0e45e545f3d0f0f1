import type { Facts, Tried } from '@south-street/bots'
import { type Action, transatlantic } from '@south-street/transatlantic'

type ById = Readonly<Record<string, number>>
type BySeat = readonly number[]

/** What was seen of an answer, as far as it matters: what is left out never happened. By seat; shares of the worlds. */
export interface Seen {
  readonly transports?: BySeat
  readonly scrapped?: BySeat
  readonly ships?: BySeat
  readonly cash?: BySeat
  readonly rows?: BySeat
  readonly trips?: BySeat
  readonly pounds?: BySeat
  readonly trade?: BySeat
  readonly loaded?: BySeat
  readonly lost?: BySeat
  readonly displaced?: Readonly<Record<number, ById>>
  readonly flagPoints?: Readonly<Record<number, ById>>
  readonly bought?: Readonly<Record<number, ById>>
  readonly taken?: Readonly<Record<number, ById>>
  readonly chance?: number
  readonly gapError?: number
}

/** An answer with the facts that a search would tell of it. */
export function told(players: number, action: string, seen: Seen = {}): Tried<Action> {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const of = (numbers: BySeat | undefined, seat: number) => numbers?.[seat] ?? 0
  const { chance = 0.4, gapError = 0.01 } = seen
  const facts: Facts = {
    worlds: 8,
    rounds: 1,
    ended: [0, 0],
    seen: {
      points: seats.map((seat) => ({
        transports: of(seen.transports, seat),
        scrapped: of(seen.scrapped, seat),
        ships: of(seen.ships, seat),
        headquarters: 0,
        cash: of(seen.cash, seat),
        rows: of(seen.rows, seat),
      })),
      trips: seats.map((seat) => ({ made: of(seen.trips, seat), pounds: of(seen.pounds, seat), points: 0 })),
      trade: seats.map((seat) => of(seen.trade, seat)),
      coal: seats.map((seat) => ({ loaded: of(seen.loaded, seat), lost: of(seen.lost, seat), left: 0 })),
      displaced: seats.map((seat) => seen.displaced?.[seat] ?? {}),
      flags: seats.map((seat) =>
        Object.fromEntries(
          Object.entries(seen.flagPoints?.[seat] ?? {}).map(([flag, points]) => [flag, { ships: 1, points }]),
        ),
      ),
      rows: seats.map(() => 0),
      bought: seats.map((seat) => seen.bought?.[seat] ?? {}),
      taken: seats.map((seat) => seen.taken?.[seat] ?? {}),
    },
  }
  return {
    action: transatlantic.parse(action) as Action,
    chance,
    error: 0.02,
    gapError,
    doubt: 0,
    points: 0,
    seats: seats.map(() => ({ chance: 0, points: 0 })),
    facts,
  }
}
