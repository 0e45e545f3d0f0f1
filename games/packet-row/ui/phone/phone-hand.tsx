import { Drawing, useWords } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { CARDS } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { GroupDialog } from '../board/group-dialog.tsx'
import { cardsOfGroup, GROUPS, type GroupName } from '../board/hand-plan.ts'
import { pointsSoFar } from '../board/points.ts'
import { Purse } from '../board/purse.tsx'
import { travelName } from '../board/space.tsx'
import { sayCard } from '../board/speech.ts'
import { CardFace } from '../card/card-face.tsx'
import styles from './phone-hand.module.css'

/** The hand as spines; a tap opens the whole group. */
export function PhoneHand(): ReactNode {
  const words = useWords()
  const { view, moving } = useBoard()
  const [group, setGroup] = useState<GroupName | null>(null)
  const seat = view.viewer!
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  return (
    <section className={styles.hand} aria-label={words.say('board.your-hand')}>
      <div className={styles.me}>
        <span className={styles.cash}>
          <Purse amount={view.money[seat]!} />
        </span>
        <span className={styles.points}>
          <Drawing of="rosette" />
          <b>{pointsSoFar(view)}</b>
        </span>
      </div>
      <div className={styles.strip}>
        {GROUPS.map((name) => ({ name, cards: cardsOfGroup(name, hand, fleet) }))
          .filter(({ cards }) => cards.length > 0)
          .map(({ name, cards }) => (
            <div key={name}>
              <h3>{words.say(`board.${name}`)}</h3>
              <ul>
                {cards.map((card) => (
                  <li key={card}>
                    <button
                      type="button"
                      aria-label={sayCard(words, card)}
                      data-card={CARDS[card]!.id}
                      style={travelName(card, moving)}
                      onClick={() => setGroup(name)}
                    >
                      <CardFace card={card} place="hand" />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      {group !== null && <GroupDialog name={group} close={() => setGroup(null)} />}
    </section>
  )
}
