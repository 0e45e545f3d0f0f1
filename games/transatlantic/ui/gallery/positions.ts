import { chooseOptions, seededRandom } from '@south-street/engine'
import { transatlantic } from '../../src/index.ts'
import type { View } from '../../src/view.ts'

const PLAYERS = 3
const MOST_GAMES = 200

/** Every decision of games that are played at random, as whoever is asked sees it, and as the next seat does. */
function* positions(): Generator<View> {
  for (let game = 0; game < MOST_GAMES; game++) {
    const random = seededRandom('gallery', game)
    const options = transatlantic.codec.readOptions(chooseOptions(transatlantic, PLAYERS))
    const state = transatlantic.setup(options, transatlantic.deal(options, random))
    for (let actor = transatlantic.actor(state); ; actor = transatlantic.actor(state)) {
      const asked = actor ?? 0
      yield transatlantic.view(state, asked)
      yield transatlantic.view(state, (asked + 1) % PLAYERS)
      if (actor === null) break
      const answers = transatlantic.legal(state, actor)
      transatlantic.apply(state, actor, answers[random.below(answers.length)]!)
    }
  }
}

/** The first view that shows what is wanted. */
export function findView(isWanted: (view: View) => boolean): View {
  for (const view of positions()) if (isWanted(view)) return view
  throw new Error('no position shows what the gallery wants')
}

/** The viewer is asked now. */
export function isAsked({ viewer, actor }: View): boolean {
  return viewer === actor
}
