import { NONE } from '../../src/cards.ts'
import { score } from '../../src/score.ts'
import type { View } from '../../src/view.ts'

/** What a seat has earned so far. It means the same for every seat, so that two of them can be compared. */
export interface PointsSoFar {
  /** Buildings and money; once the game is over, everything. */
  readonly total: number
  readonly buildings: number
  /** PR-9.2: one for each full $10. */
  readonly money: number
  /** What the bankers would bring now. They stay apart, because anybody's next dollar may change it. */
  readonly bankers: number
}

/** Counted from what the viewer may know: the only card that is hidden at first is a contract, and it scores nothing. */
export function pointsSoFar(view: View, seat: number): PointsSoFar {
  const hands = view.hands.map((hand) => hand.filter((card) => card !== NONE))
  const scores = view.scores ?? score({ players: view.players, hands, money: [...view.money] })
  const [buildings, money, bankers] = scores[seat]!.items.map(({ points }) => points)
  const total = view.scores === null ? buildings! + money! : scores[seat]!.total
  return { total, buildings: buildings!, money: money!, bankers: bankers! }
}
