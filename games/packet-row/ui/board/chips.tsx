import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, type CardKind, DESTINATIONS, GOODS, NONE } from '../../src/cards.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import styles from './chips.module.css'
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

/** The cards that a rival is known to hold, added up where they are alike, and how many are not known. */
export function KnownCards({ hand }: { readonly hand: readonly CardIndex[] }): ReactNode {
  const words = useWords()
  const known = hand.filter((card) => card !== NONE)
  const unknown = hand.length - known.length
  const of = (kind: CardKind) => known.filter((card) => CARDS[card]!.kind === kind)
  const [money, buildings] = [of('money'), of('vp')]
  const sum = words.say('board.points', { count: total(buildings, 'points') })
  return (
    <>
      {unknown > 0 && (
        <li
          className={classNames(styles.chip, styles.unknown)}
          title={words.say('board.unknown-cards', { count: unknown })}
        >
          ? {unknown}
        </li>
      )}
      {of('contract').map((card) => (
        <ContractChip key={card} contract={card} />
      ))}
      {GOODS.map((kind, good) => (
        <GoodsChip key={kind} kind={kind} cards={of('goods').filter((card) => CARDS[card]!.good === good)} />
      ))}
      <GoodsChip kind="gold" cards={of('gold')} />
      {(['assistant', 'captain', 'trader', 'banker'] as const).map((kind) => (
        <PersonChip key={kind} kind={kind} cards={of(kind)} />
      ))}
      {buildings.length > 0 && (
        <li className={styles.points} title={sum} data-help={helpOn(buildings)}>
          <Drawing of="rosette" />
          <b>{total(buildings, 'points')}</b>
        </li>
      )}
      {money.length > 0 && (
        <li className={classNames(styles.chip, styles.money)} title={words.say('face.money')} data-help={helpOn(money)}>
          {sayMoney(words, total(money, 'value'))}
        </li>
      )}
    </>
  )
}

interface SumProps {
  readonly kind: string
  readonly cards: readonly CardIndex[]
}

function GoodsChip({ kind, cards }: SumProps): ReactNode {
  const { say } = useWords()
  if (cards.length === 0) return null
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
  if (cards.length === 0) return null
  return (
    <li className={classNames(styles.chip, styles.person)} title={say(`face.${kind}`)} data-help={helpOn(cards)}>
      <Drawing of={`person-${kind}`} />
      {cards.length}
    </li>
  )
}

export function ContractChip({ contract }: { readonly contract: CardIndex }): ReactNode {
  const words = useWords()
  const { units, good, destination, reward } = CARDS[contract]!
  return (
    <li className={styles.chip} title={sayCard(words, contract)} data-help={CARDS[contract]!.id}>
      <b>{units}</b>
      <BadgeSign kind={GOODS[good]!} className={styles.badge} />
      <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />
      <b>{sayMoney(words, reward)}</b>
    </li>
  )
}
