import { Button, Icon, OwnSeat, sayMoney, useLesson, useWords } from '@south-street/ui'
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
import { sayPointsSoFar } from './speech.ts'
import { total } from './total.ts'

/** The viewer's own house: purse, points, what can be done at any time, and the hand. */
export function OwnHouse(): ReactNode {
  const words = useWords()
  const { view, seats, mayAct } = useBoard()
  const [group, setGroup] = useState<GroupName | null>(null)
  const seat = view.viewer ?? 0
  const hand = view.hands[seat]!
  return (
    <OwnSeat
      label={words.say('board.your-house')}
      seat={seats[seat]!}
      money={<Purse amount={view.money[seat]!} />}
      points={pointsSoFar(view, seat).total}
      pointsTitle={sayPointsSoFar(words, view, seat)}
      below={view.phase !== 'over' && mayAct && <Doings hand={hand} cashACard={() => setGroup('cash')} />}
      className={styles.own}
    >
      <Hand hand={hand} fleet={view.fleets[seat]!} openGroup={({ name }) => setGroup(name)} />
      {group !== null && <GroupDialog name={group} close={() => setGroup(null)} />}
    </OwnSeat>
  )
}

interface DoingsProps {
  readonly hand: readonly number[]
  readonly cashACard: () => void
}

/** What can be done at any time: deliver, and cash a card. */
function Doings({ hand, cashACard }: DoingsProps): ReactNode {
  const words = useWords()
  const { view, openPlanner } = useBoard()
  const cash = total(hand, 'value')
  const isBare = useLesson()?.isBare === true
  const best = deliveryReward(view)
  return (
    <>
      <span className={styles.gap} />
      <Button
        look={best > 0 ? 'brass' : 'line'}
        small
        className={styles.doing}
        disabled={!hasContract(hand)}
        data-answer="deliver"
        onClick={openPlanner}
      >
        <Icon name="crate" />
        {words.say('board.deliver')}
        {best > 0 && !isBare && <b className={styles.gain}>+{sayMoney(words, best)}</b>}
      </Button>
      <Button small className={styles.doing} disabled={cash === 0} onClick={cashACard}>
        {words.say('board.cash-a-card')}
        {cash > 0 && <b className={styles.gain}>+{sayMoney(words, cash)}</b>}
      </Button>
    </>
  )
}

function hasContract(hand: readonly number[]): boolean {
  return hand.some((card) => CARDS[card]!.kind === 'contract')
}
