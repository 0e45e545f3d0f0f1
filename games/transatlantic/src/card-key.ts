import type { CardType } from './catalogue.ts'

/** A card's type as a key of the words: SHIP'S AGENT is `ships-agent`, COAL+ is `coal-plus`. */
export function cardKey(type: CardType): string {
  return type.toLowerCase().replace("'", '').replace(' ', '-').replace('+', '-plus')
}
