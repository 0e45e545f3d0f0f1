import {
  type ColumnLook,
  Counting,
  type CountingProps,
  Drawing,
  sayMoney,
  UseDrawing,
  useWords,
  type Words,
} from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import { CARDS } from '../../src/cards.ts'
import type { Event } from '../../src/events.ts'
import { DOLLARS_A_POINT } from '../../src/score.ts'
import type { View } from '../../src/view.ts'
import { ContractChip } from '../board/chips.tsx'
import { buildingOf } from '../card/card-face.tsx'
import styles from './counting.module.css'
import { cardsOfKind, countingColumns, moneyRank } from './counting-columns.ts'
import { type LastDelivery, readLastDeliveries } from './ledger.ts'
import paints from './points.module.css'

/** The end of the game, counted up: last deliveries, buildings, money, bankers. */
export function PacketRowCounting({ view, history, ...rest }: CountingProps<View, Event>): ReactNode {
  const words = useWords()
  const columns = useMemo(() => countingColumns(view.scores!), [view.scores])
  const last = useMemo(() => readLastDeliveries(history, view.players), [history, view.players])
  const lineOf = (step: string) =>
    step === 'bankers' && view.players > 3
      ? words.say('counting.lines.bankers-and-second')
      : words.say(`counting.lines.${step}`, { amount: sayMoney(words, DOLLARS_A_POINT) })
  const gained = (said: Words, _: number, seat: number) => `+${sayMoney(said, last[seat]!.reward + last[seat]!.cashed)}`
  return (
    <Counting
      {...rest}
      columns={columns}
      looks={looksOf(view, last)}
      rounds={view.round + 1}
      lineOf={lineOf}
      tell={gained}
      portraitOf={portraitOf}
      backdrop={<UseDrawing of="packet-ship" x={1050} y={118} width={128} height={106} />}
    />
  )
}

function looksOf(view: View, last: readonly LastDelivery[]): readonly ColumnLook[] {
  return [
    { paint: undefined, width: 3, evidence: (seat) => <Shipped last={last[seat]!} /> },
    { paint: paints.cards, width: 4.5, evidence: (seat) => <Buildings view={view} seat={seat} /> },
    { paint: paints.money, width: 2.2, evidence: (seat) => <Money view={view} seat={seat} /> },
    { paint: paints.bankers, width: 3, evidence: (seat) => <Bankers view={view} seat={seat} /> },
  ]
}

function Shipped({ last: { contracts, cashed } }: { readonly last: LastDelivery }): ReactNode {
  const words = useWords()
  return (
    <ul className={styles.shipped}>
      {contracts.length === 0 && <li>{words.say('result.nothing-shipped')}</li>}
      {contracts.map((contract) => (
        <ContractChip key={contract} contract={contract} />
      ))}
      {cashed > 0 && <li>{words.say('result.cashed', { value: sayMoney(words, cashed) })}</li>}
    </ul>
  )
}

interface SeatProps {
  readonly view: View
  readonly seat: number
}

function Buildings({ view, seat }: SeatProps): ReactNode {
  const { say } = useWords()
  const built = cardsOfKind(view.hands[seat]!, 'vp').map((card) => CARDS[card]!)
  const dearest = built.toSorted((one, other) => other.points - one.points)
  return dearest.map((card) => (
    <span key={card.id} className={styles.building} title={say(`buildings.${buildingOf(card)}`)}>
      <Drawing of={`building-${buildingOf(card)}`} />
      <em>{card.points}</em>
    </span>
  ))
}

function Money({ view, seat }: SeatProps): ReactNode {
  const words = useWords()
  const rank = moneyRank(view.money, seat)
  return (
    <>
      <span className={styles.note}>{sayMoney(words, view.money[seat]!)}</span>
      {rank !== null && <small className={styles.rank}>{words.say(`counting.${rank}-money`)}</small>}
    </>
  )
}

function Bankers({ view, seat }: SeatProps): ReactNode {
  const { say } = useWords()
  const bankers = cardsOfKind(view.hands[seat]!, 'banker')
  if (bankers.length === 0) return <small>{say('counting.no-banker')}</small>
  return (
    <>
      {bankers.map((card) => (
        <span key={card} className={styles.banker}>
          <Drawing of="person-banker" />
        </span>
      ))}
      <small>{say('counting.bankers', { count: bankers.length })}</small>
    </>
  )
}
