import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import styles from './chips.module.css'
import { type Chip, chipsOf, type KnownPlan } from './known-plan.ts'
import { sayCard } from './speech.ts'
import { total } from './total.ts'

export function ShipChip({ ship }: { readonly ship: CardIndex }): ReactNode {
  const words = useWords()
  const destination = DESTINATIONS[CARDS[ship]!.destination]!
  return (
    <li className={styles.chip} title={sayCard(words, ship)} data-card={CARDS[ship]!.id}>
      <Ensign destination={destination} className={styles.flag} />
      {words.say(`code.${destination}`)}
    </li>
  )
}

/** Cards that are shown as one explain themselves together. */
const helpOn = (cards: readonly CardIndex[]): string => cards.map((card) => CARDS[card]!.id).join(' ')

interface KnownCardsProps {
  readonly hand: readonly CardIndex[]
}

/** The cards that a rival is known to hold, and how many are not known. */
export function KnownCards({ hand }: KnownCardsProps): ReactNode {
  return <Chips chips={chipsOf(hand)} short={false} left={0} />
}

/** As many chips as are planned, and how many cards are left out. */
export function Chips({ chips, short, left }: KnownPlan): ReactNode {
  const { say } = useWords()
  return (
    <>
      {chips.map((chip) => (
        <KnownChip key={`${chip.kind} ${chip.of} ${chip.cards[0]}`} chip={chip} short={short} />
      ))}
      {left > 0 && (
        <li className={classNames(styles.chip, styles.unknown)} title={say('board.more-cards', { count: left })}>
          +{left}
        </li>
      )}
    </>
  )
}

interface KnownChipProps {
  readonly chip: Chip
  readonly short: boolean
}

function KnownChip({ chip: { kind, of, cards }, short }: KnownChipProps): ReactNode {
  const words = useWords()
  switch (kind) {
    case 'unknown':
      return (
        <li
          className={classNames(styles.chip, styles.unknown)}
          title={words.say('board.unknown-cards', { count: cards.length })}
        >
          ? {cards.length}
        </li>
      )
    case 'contract':
      return <ContractChip contract={cards[0]!} short={short} />
    case 'goods':
      return <GoodsChip kind={of} cards={cards} />
    case 'person':
      return <PersonChip kind={of} cards={cards} />
    case 'points':
      return (
        <li
          className={styles.points}
          title={words.say('board.points', { count: total(cards, 'points') })}
          data-help={helpOn(cards)}
        >
          <Drawing of="rosette" />
          <b>{total(cards, 'points')}</b>
        </li>
      )
    case 'money':
      return (
        <li className={classNames(styles.chip, styles.money)} title={words.say('face.money')} data-help={helpOn(cards)}>
          {sayMoney(words, total(cards, 'value'))}
        </li>
      )
  }
}

interface SumProps {
  readonly kind: string
  readonly cards: readonly CardIndex[]
}

function GoodsChip({ kind, cards }: SumProps): ReactNode {
  const { say } = useWords()
  const units = total(cards, 'units')
  return (
    <li className={styles.chip} title={say(`units.${kind}`, { count: units })} data-help={helpOn(cards)}>
      <BadgeSign kind={kind} className={styles.badge} />
      <b>{units}</b>
    </li>
  )
}

function PersonChip({ kind, cards }: SumProps): ReactNode {
  const { say } = useWords()
  return (
    <li className={classNames(styles.chip, styles.person)} title={say(`face.${kind}`)} data-help={helpOn(cards)}>
      <Drawing of={`person-${kind}`} />
      {cards.length}
    </li>
  )
}

interface ContractChipProps {
  readonly contract: CardIndex
  /** Without what it pays. */
  readonly short?: boolean
}

export function ContractChip({ contract, short = false }: ContractChipProps): ReactNode {
  const words = useWords()
  const { units, good, destination, reward } = CARDS[contract]!
  return (
    <li className={styles.chip} title={sayCard(words, contract)} data-help={CARDS[contract]!.id}>
      <b>{units}</b>
      <BadgeSign kind={GOODS[good]!} className={styles.badge} />
      <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />
      {!short && <b>{sayMoney(words, reward)}</b>}
    </li>
  )
}
