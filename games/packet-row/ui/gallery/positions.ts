import { seededRandom } from '@south-street/engine'
import type { Event } from '../../src/events.ts'
import { packetRow } from '../../src/index.ts'
import type { View } from '../../src/view.ts'

const PLAYERS = 4
const MOST_GAMES = 50

/** The table as one seat sees it, and what has led to it. */
export interface Position {
  readonly view: View
  readonly history: readonly Event[]
}

/** Every decision of games that are played at random, as every seat sees it. */
function* positions(): Generator<Position> {
  for (let game = 0; game < MOST_GAMES; game++) {
    const random = seededRandom('gallery', game)
    const options = { players: PLAYERS }
    const state = packetRow.setup(options, packetRow.deal(options, random))
    const history: Event[] = []
    for (let actor = packetRow.actor(state); ; actor = packetRow.actor(state)) {
      for (let seat = 0; seat < PLAYERS; seat++) yield { view: packetRow.view(state, seat), history }
      if (actor === null) break
      const answers = packetRow.legal(state, actor)
      packetRow.apply(state, actor, answers[random.below(answers.length)]!, (event) => history.push(event))
    }
  }
}

/** The first position that shows what is wanted. */
export function findPosition(isWanted: (at: Position) => boolean): Position {
  for (const position of positions()) {
    if (isWanted(position)) return { ...position, history: [...position.history] }
  }
  throw new Error('no position shows what the gallery wants')
}

/** The viewer is asked now. */
export function isAsked({ viewer, actor }: View): boolean {
  return viewer === actor
}
