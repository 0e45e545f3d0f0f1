import { aloud, classNames, Drawing, Icon, sayList, sayMoney, useWindow, useWords } from '@south-street/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CARDS, type CardIndex, DESTINATIONS } from '../../src/cards.ts'
import { readinessOf } from '../../src/delivery/readiness.ts'
import { CardFace, type CardPlace } from '../card/card-face.tsx'
import { BadgeSign } from '../card/kind-badge.tsx'
import { useBoard } from './board-context.ts'
import styles from './hand.module.css'
import { type Group, planHand, unitsByKind } from './hand-plan.ts'
import { travelName } from './journey.ts'
import { sayReadiness } from './say-readiness.ts'
import { sayCard } from './speech.ts'
import { total } from './total.ts'
import { useWorth } from './worth.ts'

interface HandProps {
  readonly hand: readonly CardIndex[]
  readonly fleet: readonly CardIndex[]
  readonly openGroup: (group: Group) => void
}

/** The own cards in groups, as large as they fit. */
export function Hand({ hand, fleet, openGroup }: HandProps): ReactNode {
  const { say } = useWords()
  const [isUpright, isLow] = [useWindow('upright'), useWindow('h<1161')]
  const place = useRef<HTMLElement>(null)
  const probe = useRef<HTMLElement>(null)
  const [room, setRoom] = useState<{ readonly width: number; readonly card: number } | null>(null)
  useLayoutEffect(() => {
    // It is told after the first layout; to measure here would make a layout of the whole table only for that.
    const observer = new ResizeObserver(() =>
      setRoom({ width: place.current!.clientWidth, card: probe.current!.offsetWidth }),
    )
    observer.observe(place.current!)
    observer.observe(probe.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <section className={styles.hand} ref={place} data-anchor="hand" aria-label={say('board.your-hand')}>
      <i className={styles.probe} ref={probe} />
      {room !== null &&
        planHand(hand, fleet, {
          ...room,
          rows: isUpright && !isLow ? 2 : 1,
          labelOf: (name) => say(`board.${name}`),
        }).map((group) => (
          <HandGroup key={group.name} group={group} hand={hand} fleet={fleet} open={() => openGroup(group)} />
        ))}
    </section>
  )
}

interface HandGroupProps {
  readonly group: Group
  readonly hand: readonly CardIndex[]
  readonly fleet: readonly CardIndex[]
  readonly open: () => void
}

function HandGroup({ group, hand, fleet, open }: HandGroupProps): ReactNode {
  const { say } = useWords()
  const { name, cards, lay } = group
  return (
    <div className={classNames(styles.group, name === 'fleet' && styles.port)} data-group={name}>
      <h3 className={styles.label}>
        {say(`board.${name}`)} {lay !== 'counter' && <b>{cards.length}</b>}
      </h3>
      {lay === 'counter' ? (
        <Counter group={group} open={open} />
      ) : (
        <ul className={styles[lay]} {...(lay !== 'open' && { 'data-dense': '' })}>
          {cards.map((card) => (
            <li key={card}>
              <HandCard card={card} place={lay === 'open' ? 'next' : 'hand'} open={open} />
              {name === 'contracts' && lay === 'open' && <Mark contract={card} hand={hand} fleet={fleet} words />}
            </li>
          ))}
        </ul>
      )}
      {name === 'contracts' && lay !== 'open' ? (
        <div className={styles.marks}>
          {cards.map((card) => (
            <Mark key={card} contract={card} hand={hand} fleet={fleet} />
          ))}
        </div>
      ) : (
        lay !== 'counter' && <Sum group={group} />
      )}
    </div>
  )
}

interface HandCardProps {
  readonly card: CardIndex
  readonly place: CardPlace
  readonly open: () => void
}

function HandCard({ card, place, open }: HandCardProps): ReactNode {
  const words = useWords()
  const { moving } = useBoard()
  return (
    <button
      type="button"
      className={styles.card}
      style={travelName(card, moving)}
      aria-label={sayCard(aloud(words), card)}
      data-card={CARDS[card]!.id}
      onClick={open}
    >
      <CardFace card={card} place={place} />
    </button>
  )
}

interface MarkProps {
  readonly contract: CardIndex
  readonly hand: readonly CardIndex[]
  readonly fleet: readonly CardIndex[]
  readonly words?: boolean
}

function Mark({ contract, hand, fleet, words = false }: MarkProps): ReactNode {
  const language = useWords()
  const readiness = readinessOf(contract, hand, fleet)
  const text = sayReadiness(language, readiness)
  return (
    <span className={classNames(styles.mark, !readiness.ready && styles.lacks)} title={text}>
      <Icon name={readiness.ready ? 'check' : 'minus'} />
      {words && text}
    </span>
  )
}

function Sum({ group: { name, cards } }: { readonly group: Group }): ReactNode {
  const words = useWords()
  switch (name) {
    case 'fleet':
      return (
        <p className={styles.sum}>
          {sayList(
            words,
            cards.map((card) =>
              words.say(`${cards.length > 1 ? 'code' : 'country'}.${DESTINATIONS[CARDS[card]!.destination]}`),
            ),
          )}
        </p>
      )
    case 'goods':
      return (
        <p className={styles.sum}>
          {unitsByKind(cards).map(({ kind, units }) => (
            <span key={kind} className={styles.units}>
              <BadgeSign kind={kind} />
              {units}
            </span>
          ))}
        </p>
      )
    case 'cash':
      return <p className={styles.worth}>{sayMoney(words, total(cards, 'value'))}</p>
    case 'built':
      return <p className={styles.worth}>{words.say('board.points-short', { points: total(cards, 'points') })}</p>
    default:
      return null
  }
}

/** A group that has become a counter: its sign, how many cards, what they are worth. */
function Counter({ group: { name, cards }, open }: { readonly group: Group; readonly open: () => void }): ReactNode {
  const { sign, worth } = useWorth(name, cards)
  return (
    <button type="button" className={classNames(styles.counter, styles[name])} onClick={open}>
      <span className={styles.sign}>
        <Drawing of={sign} />
      </span>
      <b>{cards.length}</b>
      <small>{worth}</small>
    </button>
  )
}
