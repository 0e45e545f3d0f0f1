import type { CSSProperties } from 'react'
import { CARDS, type Card, type CardIndex, type CardKind, GOODS } from '../../src/cards.ts'
import { STUBS, type StubStyle } from './frame.tsx'

/** What a player calls it; goods have a colour each. */
const KINDS = {
  contract: 'contract',
  ship: 'ship',
  gold: 'gold',
  assistant: 'helper',
  captain: 'helper',
  trader: 'helper',
  banker: 'helper',
  money: 'money',
  vp: 'building',
} as const satisfies Record<Exclude<CardKind, 'goods'>, string>

export const kindName = ({ kind }: Card): string => (kind === 'goods' ? kind : KINDS[kind])

/** The stub of a card, which has the colour of its kind. */
export const stubOf = ({ kind, good }: Card): StubStyle => STUBS[kind === 'goods' ? GOODS[good]! : KINDS[kind]]

/** The same colour for style sheets, as `--kind`. */
export function kindColour(card: CardIndex): CSSProperties {
  return { '--kind': stubOf(CARDS[card]!).fill } as CSSProperties
}
