import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS, NONE } from '../../src/cards.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import styles from './chips.module.css'
import { sayCard } from './speech.ts'

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

/** The cards that a rival is known to hold, added up where they are alike, and how many are not known. */
export function KnownCards({ hand }: { readonly hand: readonly CardIndex[] }): ReactNode {
  const words = useWords()
  const known = hand.filter((card) => card !== NONE)
  const unknown = hand.length - known.length
  const of = (...kinds: string[]) => known.filter((card) => kinds.includes(CARDS[card]!.kind))
  const sum = (cards: readonly CardIndex[], count: (card: CardIndex) => number) =>
    cards.reduce((total, card) => total + count(card), 0)
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
      {[...GOODS.keys()].map((good) => {
        const units = sum(
          of('goods').filter((card) => CARDS[card]!.good === good),
          (card) => CARDS[card]!.units,
        )
        return units > 0 && <GoodsChip key={good} kind={GOODS[good]!} units={units} />
      })}
      {of('gold').length > 0 && <GoodsChip kind="gold" units={sum(of('gold'), (card) => CARDS[card]!.units)} />}
      {(['assistant', 'captain', 'trader', 'banker'] as const).map((kind) => {
        const count = of(kind).length
        return (
          count > 0 && (
            <li key={kind} className={classNames(styles.chip, styles.person)} title={words.say(`face.${kind}`)}>
              <Drawing of={`person-${kind}`} />
              {count}
            </li>
          )
        )
      })}
      {of('vp').length > 0 && (
        <li
          className={styles.points}
          title={words.say('board.points', { count: sum(of('vp'), (card) => CARDS[card]!.points) })}
        >
          <Drawing of="rosette" />
          <b>{sum(of('vp'), (card) => CARDS[card]!.points)}</b>
        </li>
      )}
      {of('money').length > 0 && (
        <li className={classNames(styles.chip, styles.money)} title={words.say('face.money')}>
          {sayMoney(
            words,
            sum(of('money'), (card) => CARDS[card]!.value),
          )}
        </li>
      )}
    </>
  )
}

function GoodsChip({ kind, units }: { readonly kind: string; readonly units: number }): ReactNode {
  const { say } = useWords()
  return (
    <li className={styles.chip} title={say(`units.${kind}`, { count: units })}>
      <BadgeSign kind={kind} className={styles.badge} />
      <b>{units}</b>
    </li>
  )
}

export function ContractChip({ contract }: { readonly contract: CardIndex }): ReactNode {
  const words = useWords()
  const { units, good, destination, reward } = CARDS[contract]!
  return (
    <li className={styles.chip} title={sayCard(words, contract)}>
      <b>{units}</b>
      <BadgeSign kind={GOODS[good]!} className={styles.badge} />
      <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />
      <b>{sayMoney(words, reward)}</b>
    </li>
  )
}
