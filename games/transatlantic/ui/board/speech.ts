import { sayMoney, type Words } from '@south-street/ui'
import { cardKey } from '../../src/card-key.ts'
import {
  CARDS,
  type CardIndex,
  type CardType,
  isSteamship,
  REGIONS,
  type Region,
  SHIPS,
  type ShipIndex,
} from '../../src/catalogue.ts'
import type { Undertaking } from '../../src/state.ts'
import type { View } from '../../src/view.ts'

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

/** As one would say it: “Teutonic, 1889, income £70, 2 coal, yours”. */
export function spokenShip(words: Words, view: View, ship: ShipIndex, owner: string): string {
  const { name, year, income } = SHIPS[ship]!
  const spoken = { name, year, income: sayMoney(words, income), owner }
  return isSteamship(ship)
    ? words.say('spoken.steamship', { ...spoken, count: view.coal[ship]! })
    : words.say('spoken.sailing-ship', spoken)
}
