import { type SeatInfo, sayMoney, type Words } from '@south-street/ui'
import { cardKey } from '../../src/card-key.ts'
import {
  CARDS,
  type CardIndex,
  type CardType,
  FLAGS,
  isHeadquarters,
  isSteamship,
  NONE,
  REGIONS,
  type Region,
  SHIPS,
  type ShipIndex,
} from '../../src/catalogue.ts'
import type { Undertaking } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { scoresNow } from './appraisal.ts'

/** Thousands set apart by a thin space, as all three languages may: 12 000. */
export function sayNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/** A card's name as its band has it. */
function titleOf(words: Words, type: CardType): string {
  return words.say(`cards.${cardKey(type)}`)
}

export function cardTitle(words: Words, card: CardIndex): string {
  return titleOf(words, CARDS[card]!.type)
}

export function cardEffect(words: Words, card: CardIndex): string {
  return words.say(`effects.${cardKey(CARDS[card]!.type)}`)
}

/** What is being carried out, for the beginning of a sentence. */
export function undertakingTitle(words: Words, undertaking: Undertaking): string {
  switch (undertaking) {
    case 'TILE':
      return words.say('board.tile-title')
    case 'SET-UP':
    case 'NOTHING':
      return words.say('name')
    default:
      return titleOf(words, undertaking)
  }
}

export function nameOf(ship: ShipIndex): string {
  return SHIPS[ship]!.name
}

export function sayRegion(words: Words, region: Region): string {
  return words.say(`regions.${REGIONS[region]}`)
}

/** What a ship's card shows: flag, tons, knots, passengers, income. */
function figuresOf(words: Words, ship: ShipIndex): readonly string[] {
  const { flag, tonnage, speed, passengers, income } = SHIPS[ship]!
  return [
    ...(flag >= 0 ? [words.say(`flags.${FLAGS[flag]}`)] : []),
    ...(isHeadquarters(ship)
      ? [words.say('board.scores-like-ship')]
      : [
          words.say('spoken.tons', { count: tonnage }),
          words.say('spoken.knots', { count: speed }),
          words.say('spoken.passengers', { count: passengers }),
          words.say('spoken.income', { income: sayMoney(words, income) }),
        ]),
  ]
}

/** A column of a sheet: “2 markers, points a ship: 6”. */
export function sayMarkers(words: Words, count: number, points: number): string {
  return words.say('spoken.markers-worth', { count, points })
}

/** Whose a ship is: a name, “yours” or “neutral”. */
export function sayOwner(words: Words, view: View, seats: readonly SeatInfo[], ship: ShipIndex): string {
  const owner = view.owners[ship]!
  if (owner === NONE) return words.say('board.neutral')
  return seats[owner]!.isYou ? words.say('spoken.yours') : seats[owner]!.name
}

interface ShipAtSea {
  readonly owner: string
  readonly coal: number
  readonly isFastest: boolean
}

/** As one would say it: “Teutonic, yours, 1889, Blue Riband, mail flag, 10000 tons, 21 knots, …, 2 coal”. */
export function spokenShip(words: Words, ship: ShipIndex, { owner, coal, isFastest }: ShipAtSea): string {
  return [
    nameOf(ship),
    owner,
    SHIPS[ship]!.year,
    ...(isFastest ? [words.say('markers.RIBAND')] : []),
    ...figuresOf(words, ship),
    isSteamship(ship) ? words.say('spoken.coal', { count: coal }) : words.say('spoken.no-coal'),
  ].join(', ')
}

/** A ship of the market: “Umbria, 1884, 130 pounds, passenger flag, …, docks next”. */
export function spokenOffer(words: Words, ship: ShipIndex, total: number, isForDocks: boolean): string {
  return [
    nameOf(ship),
    isSteamship(ship) ? SHIPS[ship]!.year : words.say('board.office'),
    sayMoney(words, total),
    ...figuresOf(words, ship),
    ...(isForDocks ? [words.say('board.for-docks')] : []),
  ].join(', ')
}

/** A rival in a few words: “Ben, 20 pounds, 8 cards in hand, last card: Shipyard, 48 points”. */
export function spokenSeat(words: Words, view: View, name: string, seat: number): string {
  const visible = view.stacks[seat]!.at(-1)
  return [
    name,
    sayMoney(words, view.money[seat]!),
    words.say('board.in-hand', { count: view.handSizes[seat]! }),
    ...(visible === undefined ? [] : [`${words.say('board.last-card')} ${cardTitle(words, visible)}`]),
    words.say('spoken.points', { count: scoresNow(view)[seat]! }),
  ].join(', ')
}
