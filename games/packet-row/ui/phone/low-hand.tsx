import {
  classNames,
  Drawing,
  Icon,
  RosettePoints,
  sayMoney,
  useWindow,
  useWords,
  VisuallyHidden,
} from '@south-street/ui'
import { type ReactNode, useRef } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { type Readiness, readinessOf } from '../../src/delivery/readiness.ts'
import { useBoard } from '../board/board-context.ts'
import { cardsOfGroup, type GroupName, unitsByKind } from '../board/hand-plan.ts'
import { travelName } from '../board/journey.ts'
import { pointsSoFar } from '../board/points.ts'
import { Purse } from '../board/purse.tsx'
import { sayReadiness } from '../board/say-readiness.ts'
import { sayCard, sayPointsSoFar } from '../board/speech.ts'
import { total } from '../board/total.ts'
import { useWidth } from '../board/use-width.ts'
import { SeatVoyage } from '../board/voyage.tsx'
import { useWorth } from '../board/worth.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import styles from './low-hand.module.css'
import { contractDetail, planRow, type RowGroup } from './low-hand-plan.ts'

interface LowHandProps {
  readonly open: (group: GroupName) => void
  readonly openPoints: () => void
}

/** The hand in two rows of targets: the contracts and how far they are, then what they need. A tap shows the cards. */
export function LowHand({ open, openPoints }: LowHandProps): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const seat = view.viewer!
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  const contracts = cardsOfGroup('contracts', hand, fleet).map((contract) => {
    const readiness = readinessOf(contract, hand, fleet)
    return { contract, readiness, state: sayReadiness(words, readiness) }
  })
  const rows = useRef<HTMLDivElement>(null)
  const width = useWidth(rows, 300)
  const detail = contractDetail(contracts, width)
  // The lowest windows say less: what the groups are is in their signs.
  const [isLowest, isLying] = [useWindow('h<621'), useWindow('lying')]
  const hasLabels = !isLowest || isLying
  const row = planRow(hand, fleet, width, (name) => (hasLabels ? words.say(`board.${name}`) : ''))
  return (
    <section className={styles.hand} aria-label={words.say('board.your-hand')} data-region="hand" data-anchor="hand">
      <button type="button" className={styles.purse} onClick={openPoints}>
        <b>
          <Purse amount={view.money[seat]!} />
        </b>
        <RosettePoints points={pointsSoFar(view, seat).total} title={sayPointsSoFar(words, view, seat)} />
        <SeatVoyage seat={seat} />
      </button>
      <div className={styles.rows} ref={rows}>
        {hand.length + fleet.length === 0 && <p>{words.say('board.no-cards')}</p>}
        {contracts.length > 0 && (
          <div>
            {hasLabels && (
              <b className={styles.label} aria-hidden="true">
                {words.say('board.contracts')}
              </b>
            )}
            <div className={classNames(styles.contracts, styles[detail])} data-dense="">
              {contracts.map((contract) => (
                <Contract key={contract.contract} {...contract} detail={detail} open={() => open('contracts')} />
              ))}
            </div>
          </div>
        )}
        <div className={styles.groups}>
          {row.groups.map((group) => (
            <Group key={group.name} group={group} labelled={hasLabels && row.labelled} open={() => open(group.name)} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface ContractProps {
  readonly contract: CardIndex
  readonly readiness: Readiness
  /** The same in words. */
  readonly state: string
  readonly detail: ReturnType<typeof contractDetail>
  readonly open: () => void
}

function Contract({ contract, readiness, state, detail, open }: ContractProps): ReactNode {
  const words = useWords()
  const { moving } = useBoard()
  const { units, good, destination, reward, id } = CARDS[contract]!
  const helpers = readiness.ready ? (['captain', 'trader'] as const).filter((helper) => readiness[helper]) : []
  return (
    <button
      type="button"
      className={styles.contract}
      style={travelName(contract, moving)}
      aria-label={`${sayCard(words, contract)}: ${state}`}
      data-card={id}
      onClick={open}
    >
      <span>
        <b>{units}</b>
        <BadgeSign kind={GOODS[good]!} className={styles.badge} />
        {detail !== 'least' && <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />}
        {detail === 'full' && <i>{words.say(`code.${DESTINATIONS[destination]}`)}</i>}
      </span>
      <span className={readiness.ready ? styles.ready : styles.lacks}>
        {detail === 'least' ? (
          <Ensign destination={DESTINATIONS[destination]!} className={styles.flag} />
        ) : (
          <b>+{sayMoney(words, reward)}</b>
        )}
        {(readiness.ready || detail !== 'full') && <Icon name={readiness.ready ? 'check' : 'minus'} />}
        {helpers.map((helper) => (
          <Drawing key={helper} of={`person-${helper}`} className={styles.person} />
        ))}
        {detail === 'full' && helpers.length === 0 && <em>{state}</em>}
      </span>
    </button>
  )
}

interface GroupProps {
  readonly group: RowGroup
  readonly labelled: boolean
  readonly open: () => void
}

function Group({ group, labelled, open }: GroupProps): ReactNode {
  const words = useWords()
  const { moving } = useBoard()
  const { name, cards } = group
  return (
    <button
      type="button"
      className={classNames(styles.group, styles[name])}
      aria-label={`${words.say(`board.${name}`)}: ${cards.map((card) => sayCard(words, card)).join(', ')}`}
      onClick={open}
    >
      {labelled && <b className={styles.label}>{words.say(`board.${name}`)}</b>}
      <span className={styles.signs}>
        <Signs group={group} />
        {cards.map((card) => (
          <i key={card} className={styles.start} style={travelName(card, moving)} data-card={CARDS[card]!.id} />
        ))}
      </span>
    </button>
  )
}

function Signs({ group: { name, cards, counted } }: { readonly group: RowGroup }): ReactNode {
  const { sign, worth } = useWorth(name, cards)
  if (name === 'cash') return <b className={styles.money}>{worth}</b>
  if (name === 'built') return <RosettePoints points={total(cards, 'points')} title={worth} />
  if (name === 'goods') {
    if (counted) return <Count sign={<Drawing of="icon-crate" />} count={cards.length} />
    return unitsByKind(cards).map(({ kind, units }) => (
      <span key={kind} className={styles.units}>
        <BadgeSign kind={kind} />
        <b>{units}</b>
      </span>
    ))
  }
  if (name === 'bankers') return <Count sign={<Drawing of={sign} className={styles.person} />} count={cards.length} />
  const [first] = cards
  const signOf = (card: CardIndex) =>
    name === 'fleet' ? (
      <Ensign key={card} destination={DESTINATIONS[CARDS[card]!.destination]!} className={styles.flag} />
    ) : (
      <Drawing key={card} of={`person-${CARDS[card]!.kind}`} className={styles.person} />
    )
  return counted ? <Count sign={signOf(first!)} count={cards.length} /> : cards.map(signOf)
}

function Count({ sign, count }: { readonly sign: ReactNode; readonly count: number }): ReactNode {
  return (
    <span className={styles.units}>
      {sign}
      <b>
        <VisuallyHidden>×</VisuallyHidden>
        {count}
      </b>
    </span>
  )
}
