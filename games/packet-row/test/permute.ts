import { type Random, type Seat, shuffle, type Viewer } from '@south-street/engine'
import { CARDS, type CardIndex, type State } from '@south-street/packet-row'

/** A place where a card lies that the viewer has not seen. */
type Place = readonly [zone: CardIndex[], index: number]

/** PR-7.2 and PR-7.3: the talons with what lies in the box of their decks, or the starting contracts, or both. */
export function permute(state: State, viewer: Viewer, random: Random): State {
  const places = (zone: CardIndex[]): Place[] => zone.map((_, index) => [zone, index])
  const boxed = places(state.box)
  const isStarting = ([zone, index]: Place): boolean => CARDS[zone[index]!]!.starting
  const part = random.below(3)
  if (part !== 0) {
    const hands = state.hands.filter((_, seat: Seat) => seat !== viewer)
    shufflePlaces([...hands, state.box].flatMap(places).filter(isStarting), random)
  }
  if (part !== 1) {
    for (const [area, talon] of state.talons.entries()) {
      const ofDeck = boxed.filter((place) => !isStarting(place) && CARDS[place[0][place[1]]!]!.area === area)
      shufflePlaces([...places(talon), ...ofDeck], random)
    }
  }
  return state
}

function shufflePlaces(places: readonly Place[], random: Random): void {
  const cards = shuffle(
    places.map(([zone, index]) => zone[index]!),
    random,
  )
  for (const [i, [zone, index]] of places.entries()) zone[index] = cards[i]!
}
