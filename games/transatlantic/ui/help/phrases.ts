import type { Phrase, PhraseParams } from '@south-street/ui'
import { cardKey } from '../../src/card-key.ts'
import { CARDS, type CardIndex, REGIONS, type Region, SHIPS, type ShipIndex } from '../../src/catalogue.ts'

/** A phrase of this game's help. */
export function help(key: string, params: PhraseParams = {}): Phrase {
  return { key: `help.${key}`, params }
}

export function pounds(amount: number): Phrase {
  return { key: 'money', params: { amount } }
}

export function shipName(ship: ShipIndex): Phrase {
  return { key: 'ship', params: { name: SHIPS[ship]!.name } }
}

export function cardName(card: CardIndex): Phrase {
  return { key: `cards.${cardKey(CARDS[card]!.type)}`, params: {} }
}

export function regionName(region: Region): Phrase {
  return { key: `regions.${REGIONS[region]}`, params: {} }
}
