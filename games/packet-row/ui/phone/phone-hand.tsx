import {
  classNames,
  Dialog,
  Drawing,
  RosettePoints,
  useLesson,
  useWindow,
  useWords,
  VisuallyHidden,
} from '@south-street/ui'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { GroupDialog } from '../board/group-dialog.tsx'
import { cardsOfGroup, type GroupName } from '../board/hand-plan.ts'
import { travelName } from '../board/journey.ts'
import { pointsSoFar } from '../board/points.ts'
import { Purse } from '../board/purse.tsx'
import { sayCard, sayPointsSoFar } from '../board/speech.ts'
import { useHeight, useWidth } from '../board/use-width.ts'
import { useWorth } from '../board/worth.ts'
import { CardFace } from '../card/card-face.tsx'
import { LowHand } from './low-hand.tsx'
import styles from './phone-hand.module.css'
import { labelled } from './spine-plan.ts'

/** What a delivery is made of lies there as spines; the rest is counted. */
const SPINES = ['fleet', 'contracts', 'goods', 'helpers'] as const
const COUNTERS = ['cash', 'bankers', 'built'] as const

/** So many spines can be read beside each other on a phone. */
const MOST = 14
/** A common width of phones, until it is known. */
const GUESS = 390

/** From this height on the letters of spines can be read; the purse is over them. */
const READABLE = 184

/** The whole hand in the width of a phone, however full it is; a tap opens the group. */
export function PhoneHand(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  // A teacher's words take the height of the cards.
  const isLow = [useWindow('h<740'), useLesson()?.kind === 'lesson'].includes(true)
  const [group, setGroup] = useState<GroupName | 'points' | null>(null)
  const seat = view.viewer!
  const count = SPINES.flatMap((name) => cardsOfGroup(name, view.hands[seat]!, view.fleets[seat]!)).length
  const close = () => setGroup(null)
  const opening = { open: setGroup, openPoints: () => setGroup('points') }
  return (
    <>
      {isLow || count > MOST ? <LowHand {...opening} /> : <HighHand {...opening} />}
      {group === 'points' && (
        <Dialog title={words.say('board.points-title')} closeLabel={words.say('board.close')} close={close}>
          <p className={styles.points}>{sayPointsSoFar(words, view, seat)}</p>
        </Dialog>
      )}
      {group !== null && group !== 'points' && <GroupDialog name={group} close={close} />}
    </>
  )
}

interface SpineHandProps {
  readonly open: (group: GroupName) => void
  readonly openPoints: () => void
}

/** As spines, unless a long bar under it has left too little height for their letters. */
function HighHand(opening: SpineHandProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const isReadable = useHeight(place, READABLE) >= READABLE
  return (
    <div className={styles.place} ref={place}>
      {isReadable ? <SpineHand {...opening} /> : <LowHand {...opening} />}
    </div>
  )
}

function SpineHand({ open, openPoints }: SpineHandProps): ReactNode {
  const words = useWords()
  const { view, moving } = useBoard()
  const seat = view.viewer!
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  const filled = <Name extends GroupName>(names: readonly Name[]) =>
    names.map((name) => ({ name, cards: cardsOfGroup(name, hand, fleet) })).filter(({ cards }) => cards.length > 0)
  const spines = filled(SPINES)
  const count = spines.reduce((sum, { cards }) => sum + cards.length, 0)
  const room = useRef<HTMLDivElement>(null)
  const named = labelled(
    spines.map(({ name, cards }) => ({ label: words.say(`board.${name}`), count: cards.length })),
    useWidth(room, GUESS),
  )
  return (
    <section className={styles.hand} aria-label={words.say('board.your-hand')} data-region="hand" data-anchor="hand">
      <div className={styles.me}>
        <button type="button" className={styles.purse} data-anchor="points" onClick={openPoints}>
          <Purse amount={view.money[seat]!} />
          <RosettePoints points={pointsSoFar(view, seat).total} title={sayPointsSoFar(words, view, seat)} />
        </button>
        <span className={styles.gap} />
        {filled(COUNTERS).map(({ name, cards }) => (
          <Counter key={name} name={name} cards={cards} open={() => open(name)} />
        ))}
      </div>
      <div className={styles.room} ref={room}>
        <div className={styles.strip} style={{ '--spines': count, '--groups': spines.length } as CSSProperties}>
          {spines.map(({ name, cards }, index) => (
            <button
              key={name}
              type="button"
              aria-label={`${words.say(`board.${name}`)}: ${cards.map((card) => sayCard(words, card)).join(', ')}`}
              onClick={() => open(name)}
            >
              <b>{named[index] && words.say(`board.${name}`)}</b>
              <span className={styles.spines}>
                {cards.map((card) => (
                  <span key={card} data-card={CARDS[card]!.id} style={travelName(card, moving)}>
                    <CardFace card={card} place="hand" />
                  </span>
                ))}
              </span>
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

interface CounterProps {
  readonly name: (typeof COUNTERS)[number]
  readonly cards: readonly CardIndex[]
  readonly open: () => void
}

function Counter({ name, cards, open }: CounterProps): ReactNode {
  const words = useWords()
  const { sign, worth } = useWorth(name, cards)
  return (
    <button type="button" className={classNames(styles.counter, styles[name])} onClick={open}>
      <span className={styles.sign}>
        <Drawing of={sign} />
      </span>
      <span>
        <VisuallyHidden>{words.say(`board.${name}`)}</VisuallyHidden>
        <b>{cards.length}</b>
        <small>{worth}</small>
      </span>
    </button>
  )
}
