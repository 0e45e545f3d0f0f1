import { sayList, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { type Delivery, rewardOf } from '../../src/delivery/delivery.ts'
import { lostUnits } from './loading.ts'
import styles from './summary.module.css'

/** What the delivery pays and what it costs. */
export function Summary({
  delivery,
  money,
}: {
  readonly delivery: Delivery | null
  readonly money: number
}): ReactNode {
  const words = useWords()
  const reward = delivery === null ? 0 : rewardOf(delivery)
  const helpers =
    delivery === null
      ? []
      : [
          ...delivery.ships.filter(({ captain }) => captain !== undefined).map(() => words.say('face.captain')),
          ...delivery.goods.filter(({ trader }) => trader !== undefined).map(() => words.say('face.trader')),
        ]
  const lost = delivery === null ? [] : lostUnits(delivery)
  return (
    <>
      <div className={styles.big}>
        <b>+{sayMoney(words, reward)}</b>
        <span>
          {words.say('planner.becomes', { before: sayMoney(words, money), after: sayMoney(words, money + reward) })}
        </span>
      </div>
      {delivery !== null && (
        <dl className={styles.list}>
          <dt>{words.say('planner.contracts')}</dt>
          <dd>{delivery.contracts.length}</dd>
          <dt>{words.say('planner.ships')}</dt>
          <dd>
            {sayList(
              words,
              delivery.ships.map(({ card }) => words.say(`country.${DESTINATIONS[CARDS[card]!.destination]}`)),
            )}
          </dd>
          <dt>{words.say('planner.goods')}</dt>
          <dd>{words.say('board.cards', { count: delivery.goods.length })}</dd>
          {helpers.length > 0 && (
            <>
              <dt>{words.say('planner.helpers')}</dt>
              <dd>{sayList(words, helpers)}</dd>
            </>
          )}
          {lost.length > 0 && (
            <>
              <dt>{words.say('planner.surplus')}</dt>
              <dd className={styles.bad}>
                {sayList(
                  words,
                  lost.map(({ good, units }) => words.say(`units.${GOODS[good]}`, { count: units })),
                )}
              </dd>
            </>
          )}
        </dl>
      )}
    </>
  )
}
