import { Button, Drawing, Icon, sayMoney, useWords } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { CARDS } from '../../src/cards.ts'
import { deliveryReward } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { GroupDialog } from './group-dialog.tsx'
import { Hand } from './hand.tsx'
import type { GroupName } from './hand-plan.ts'
import styles from './own-house.module.css'
import { pointsSoFar } from './points.ts'
import { Purse } from './purse.tsx'

/** The viewer's own house: purse, points, what can be done at any time, and the hand. */
export function OwnHouse(): ReactNode {
  const words = useWords()
  const { view, seats, mayAct, openPlanner } = useBoard()
  const [group, setGroup] = useState<GroupName | null>(null)
  const seat = view.viewer ?? 0
  const hand = view.hands[seat]!
  const cash = hand.reduce((sum, card) => sum + CARDS[card]!.value, 0)
  const best = deliveryReward(view)
  return (
    <section className={styles.own} aria-label={words.say('board.your-house')}>
      <div className={styles.me}>
        <div className={styles.name}>
          <Drawing of={`flag-${seats[seat]!.house}`} className={styles.flag} />
          <span>{seats[seat]!.name}</span>
        </div>
        <div className={styles.cash}>
          <Purse amount={view.money[seat]!} />
          <span className={styles.points} title={words.say('board.points-so-far')}>
            <Drawing of="rosette" />
            <b>{pointsSoFar(view)}</b>
          </span>
        </div>
        <span className={styles.gap} />
        {view.phase !== 'over' && mayAct && (
          <>
            <Button look={best > 0 ? 'brass' : 'line'} small disabled={!hasContract(hand)} onClick={openPlanner}>
              <Icon name="crate" />
              {words.say('board.deliver')}
              {best > 0 && <b className={styles.gain}>+{sayMoney(words, best)}</b>}
            </Button>
            <Button small disabled={cash === 0} onClick={() => setGroup('cash')}>
              {words.say('board.cash-a-card')}
              {cash > 0 && <b className={styles.gain}>+{sayMoney(words, cash)}</b>}
            </Button>
          </>
        )}
      </div>
      <Hand hand={hand} fleet={view.fleets[seat]!} openGroup={({ name }) => setGroup(name)} />
      {group !== null && <GroupDialog name={group} close={() => setGroup(null)} />}
    </section>
  )
}

function hasContract(hand: readonly number[]): boolean {
  return hand.some((card) => CARDS[card]!.kind === 'contract')
}
