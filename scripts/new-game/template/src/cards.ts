import { readOneOf, readString } from '@south-street/engine'

/** A card is an index into CARDS wherever the game goes on; its id stands in records and on the command line. */
export type Card = number

export const KINDS = ['tea', 'silk', 'spice', 'rum'] as const
const WORTHS = 6

export const CARDS = KINDS.flatMap((kind, k) =>
  Array.from({ length: WORTHS }, (_, i) => ({ id: `${kind}-${i + 1}`, kind: k, worth: i + 1 })),
)
const IDS = CARDS.map(({ id }) => id)

export function readCard(json: unknown): Card {
  return IDS.indexOf(readOneOf(readString(json), IDS))
}
