import {
  at,
  type Json,
  Malformed,
  quote,
  type Random,
  readInteger,
  readList,
  readMembers,
  type Seat,
  shuffle,
} from '@south-street/engine'
import { AREAS, CARDS, type CardIndex, DECKS, NONE, readCard, STARTING_CONTRACTS } from './cards.ts'
import { BOXED_WITH_TWO, CURRENT_SPACES, FULL_SUPPLY, FUTURE_SPACES, STARTING_MONEY, type State } from './state.ts'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 5

export interface Options {
  readonly players: number
}

export interface Deal {
  /** PR-2.8 */
  readonly harbourMaster: Seat
  /** One a seat (PR-2.6). */
  readonly startingContracts: readonly CardIndex[]
  /** By area, the top card first, before the supplies are laid out (PR-2.2, PR-2.3). */
  readonly talons: readonly (readonly CardIndex[])[]
}

/** PR-2.3: with two seats some cards of every deck stay in the box. */
function talonSize(area: number, players: number): number {
  return DECKS[area]!.length - (players === 2 ? BOXED_WITH_TWO : 0)
}

export function deal(options: Options, random: Random): Deal {
  const { players } = options
  return {
    harbourMaster: random.below(players),
    startingContracts: shuffle([...STARTING_CONTRACTS], random).slice(0, players),
    talons: DECKS.map((deck, area) => shuffle([...deck], random).slice(0, talonSize(area, players))),
  }
}

/** PR-2.8 */
export function nameFirst(dealt: Deal, seat: Seat): Deal {
  return { ...dealt, harbourMaster: seat }
}

/**
 * Lists are made by pushing. What `map` makes has gaps to the compiler's mind as soon as that call has been optimised, and then
 * all code that plays on must be prepared for states of two kinds: a third of its speed was gone after some hundred games.
 */
export function setup(options: Options, dealt: Deal): State {
  const { players } = options
  const inBox = new Uint8Array(CARDS.length).fill(1)
  const spaces: CardIndex[] = []
  const talons: CardIndex[][] = []
  const discards: CardIndex[][] = []
  for (const pile of dealt.talons) {
    const talon: CardIndex[] = []
    for (let i = pile.length - 1; i >= 0; i--) {
      inBox[pile[i]!] = 0
      talon.push(pile[i]!)
    }
    // PR-2.4, then PR-2.5: the future supply is laid out before the current one.
    const future: CardIndex[] = []
    for (let i = 0; i < FUTURE_SPACES; i++) future.push(talon.pop()!)
    for (let i = 0; i < CURRENT_SPACES; i++) spaces.push(i < FULL_SUPPLY[players]! ? talon.pop()! : NONE)
    for (const card of future) spaces.push(card)
    talons.push(talon)
    discards.push([])
  }
  const hands: CardIndex[][] = []
  const fleets: CardIndex[][] = []
  const money: number[] = []
  const pieces: number[] = []
  for (const contract of dealt.startingContracts) {
    inBox[contract] = 0
    hands.push([contract])
    fleets.push([])
    money.push(STARTING_MONEY)
    pieces.push(NONE)
  }
  const box: CardIndex[] = []
  for (let card = 0; card < CARDS.length; card++) {
    if (inBox[card] === 1) box.push(card)
  }
  return {
    players,
    round: 0,
    phase: 'choose',
    actor: dealt.harbourMaster,
    harbourMaster: dealt.harbourMaster,
    area: NONE,
    chosen: 0,
    spaces,
    talons,
    discards,
    box,
    hands,
    fleets,
    money,
    pieces,
  }
}

export function readOptions(json: unknown): Options {
  const members = readMembers(json, ['players'])
  return { players: at('players', () => readInteger(members.players, MIN_PLAYERS, MAX_PLAYERS)) }
}

export function readDeal(json: unknown, options: Options): Deal {
  const { players } = options
  const members = readMembers(json, ['harbourMaster', 'startingContracts', 'talons'])
  return {
    harbourMaster: at('harbourMaster', () => readInteger(members.harbourMaster, 0, players - 1)),
    startingContracts: at('startingContracts', () =>
      readPile(members.startingContracts, (card) => CARDS[card]!.starting, players),
    ),
    talons: at('talons', () => {
      const talons = readMembers(members.talons, AREAS)
      return AREAS.map((name, area) =>
        at(name, () =>
          readPile(
            talons[name],
            (card) => CARDS[card]!.area === area && !CARDS[card]!.starting,
            talonSize(area, players),
          ),
        ),
      )
    }),
  }
}

/** Cards that all belong here, none of them twice, and as many as there must be (PR-1.10). */
function readPile(json: unknown, belongs: (card: CardIndex) => boolean, size: number): CardIndex[] {
  const seen = new Set<CardIndex>()
  const pile = readList(json, (item) => {
    const card = readCard(item)
    if (!belongs(card)) throw new Malformed('card-misplaced', { found: quote(CARDS[card]!.id) })
    if (seen.has(card)) throw new Malformed('card-repeated', { found: quote(CARDS[card]!.id), clause: 'PR-1.10' })
    seen.add(card)
    return card
  })
  if (pile.length !== size) throw new Malformed('wrong-length', { found: pile.length, wanted: size })
  return pile
}

export function writeDeal(dealt: Deal): Json {
  const ids = (pile: readonly CardIndex[]): Json => pile.map((card) => CARDS[card]!.id)
  return {
    harbourMaster: dealt.harbourMaster,
    startingContracts: ids(dealt.startingContracts),
    talons: Object.fromEntries(AREAS.map((name, area) => [name, ids(dealt.talons[area]!)])),
  }
}
