import { CARDS, type CardIndex, type CardKind, GOODS, NONE } from '../../src/cards.ts'

export interface Chip {
  readonly kind: 'unknown' | 'contract' | 'goods' | 'person' | 'points' | 'money'
  /** The kind of goods or of person. */
  readonly of: string
  readonly cards: readonly CardIndex[]
}

/** A hand as chips, added up where cards are alike: how many are not known, then the contracts and what they need. */
export function chipsOf(hand: readonly CardIndex[]): readonly Chip[] {
  const known = hand.filter((card) => card !== NONE)
  const of = (kind: CardKind) => known.filter((card) => CARDS[card]!.kind === kind)
  const chips: readonly Chip[] = [
    { kind: 'unknown', of: '', cards: hand.filter((card) => card === NONE) },
    ...of('contract').map((card) => ({ kind: 'contract', of: '', cards: [card] }) as const),
    ...GOODS.map((name, good) => ({
      kind: 'goods' as const,
      of: name,
      cards: of('goods').filter((card) => CARDS[card]!.good === good),
    })),
    { kind: 'goods', of: 'gold', cards: of('gold') },
    ...(['assistant', 'captain', 'trader', 'banker'] as const).map(
      (kind) => ({ kind: 'person', of: kind, cards: of(kind) }) as const,
    ),
    { kind: 'points', of: '', cards: of('vp') },
    { kind: 'money', of: '', cards: of('money') },
  ]
  return chips.filter(({ cards }) => cards.length > 0)
}

// In pixels at the usual size of text.
const GAP = 4
const WIDTHS: Readonly<Record<Chip['kind'], number>> = {
  unknown: 36,
  contract: 112,
  goods: 48,
  person: 38,
  points: 27,
  money: 54,
}
const SHORT_CONTRACT = 70
const MORE = 36

function linesOf(widths: readonly number[], width: number): number {
  let [lines, left] = [0, 0]
  for (const needed of widths) {
    if (needed + GAP > left) {
      lines++
      left = width + GAP
    }
    left -= needed + GAP
  }
  return lines
}

interface Room {
  readonly width: number
  readonly lines: number
}

export interface KnownPlan {
  readonly chips: readonly Chip[]
  /** Contracts leave out what they pay. */
  readonly short: boolean
  /** How many cards are not shown. */
  readonly left: number
}

/** As much of a hand as fits into the room: with rewards, without them, or only what contracts are made of. */
export function planKnown(hand: readonly CardIndex[], { width, lines }: Room): KnownPlan {
  const chips = chipsOf(hand)
  const widthOf = (short: boolean) => (chip: Chip) =>
    short && chip.kind === 'contract' ? SHORT_CONTRACT : WIDTHS[chip.kind]
  for (const short of [false, true])
    if (linesOf(chips.map(widthOf(short)), width) <= lines) return { chips, short, left: 0 }
  const fits = (count: number) => linesOf([...chips.slice(0, count).map(widthOf(true)), MORE], width) <= lines
  const shown = chips.findLastIndex((_, index) => fits(index + 1)) + 1
  const left = chips.slice(shown).reduce((sum, { cards }) => sum + cards.length, 0)
  return { chips: chips.slice(0, shown), short: true, left }
}
