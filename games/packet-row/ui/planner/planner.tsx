import { Button, Dialog, Drawing, Icon, type SeatInfo, sayMoney, useWords } from '@south-street/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { cheapestDelivery } from '../../src/delivery/best.ts'
import { cardsOf, type Delivery, rewardOf } from '../../src/delivery/delivery.ts'
import { offeredDeliveries } from '../../src/delivery/offers.ts'
import { useBoard } from '../board/board-context.ts'
import { ContractPicker } from './contract-picker.tsx'
import { Kept } from './kept.tsx'
import { loadVoyages } from './loading.ts'
import styles from './planner.module.css'
import { Suggestions } from './suggestions.tsx'
import { Summary } from './summary.tsx'
import { VoyageCard } from './voyage-card.tsx'

interface Plan {
  readonly contracts: readonly CardIndex[]
  /** Cards that must not be given up. */
  readonly spared: readonly CardIndex[]
}

/** The cheapest delivery that meets the plan's contracts without what is spared; null if there is none. */
function solve({ contracts, spared }: Plan, hand: readonly CardIndex[], fleet: readonly CardIndex[]): Delivery | null {
  if (contracts.length === 0) return null
  const left = (cards: readonly CardIndex[]) => cards.filter((card) => !spared.includes(card))
  return cheapestDelivery(left(hand), left(fleet), contracts)
}

/**
 * The bill of lading: the player picks contracts, the exact solver assigns ships, goods, gold and helpers at the least
 * cost, and any card that it took can be spared if the contracts can be met without it.
 */
export function Planner({ close }: { readonly seats: readonly SeatInfo[]; readonly close: () => void }): ReactNode {
  const words = useWords()
  const { view, act } = useBoard()
  const seat = view.viewer!
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  const offers = useMemo(() => offeredDeliveries(hand, fleet), [hand, fleet])
  const [plan, setPlan] = useState<Plan>({ contracts: offers[0]?.contracts ?? [], spared: [] })
  const [notice, setNotice] = useState('')
  const delivery = solve(plan, hand, fleet)
  const change = (next: Plan): void => {
    setNotice('')
    setPlan(next)
  }
  const spare = (card: CardIndex): void => {
    const next = { ...plan, spared: [...plan.spared, card] }
    if (solve(next, hand, fleet) === null) setNotice(words.say('planner.needed'))
    else change(next)
  }
  const used = new Set(delivery === null ? [] : cardsOf(delivery))
  const kept = [...hand, ...fleet].filter((card) => !used.has(card))
  return (
    <Dialog
      title={words.say('planner.title')}
      lead={<span className={styles.lead}>{words.say('planner.lead')}</span>}
      ornament={<Drawing of="packet-ship-dry" className={styles.ship} />}
      closeLabel={words.say('board.close')}
      close={close}
      className={styles.bill}
    >
      <div className={styles.body}>
        <ContractPicker
          contracts={hand.filter((card) => CARDS[card]!.kind === 'contract')}
          picked={plan.contracts}
          canAdd={(one) => solve({ ...plan, contracts: [...plan.contracts, one] }, hand, fleet) !== null}
          toggle={(contract) =>
            change({
              ...plan,
              contracts: plan.contracts.includes(contract)
                ? plan.contracts.filter((one) => one !== contract)
                : [...plan.contracts, contract],
            })
          }
        />
        <div className={styles.load}>
          <h3>{words.say('planner.how-it-sails')}</h3>
          {delivery === null ? (
            <p className={styles.nothing}>{words.say('planner.nothing-chosen')}</p>
          ) : (
            loadVoyages(delivery).map((voyage) => <VoyageCard key={voyage.ship.card} voyage={voyage} spare={spare} />)
          )}
          {notice !== '' && (
            <p className={styles.notice} role="status">
              {notice}
            </p>
          )}
          <Kept
            cards={kept}
            spared={plan.spared}
            release={(card) => change({ ...plan, spared: plan.spared.filter((one) => one !== card) })}
          />
        </div>
        <div className={styles.side}>
          <Summary delivery={delivery} money={view.money[seat]!} />
          <Suggestions offers={offers} current={delivery} pick={({ contracts }) => change({ contracts, spared: [] })} />
          <PlannerButtons
            delivery={delivery}
            deliver={(agreed) => {
              act({ type: 'deliver', ...agreed })
              close()
            }}
            close={close}
          />
        </div>
      </div>
    </Dialog>
  )
}

interface PlannerButtonsProps {
  readonly delivery: Delivery | null
  readonly deliver: (delivery: Delivery) => void
  readonly close: () => void
}

function PlannerButtons({ delivery, deliver, close }: PlannerButtonsProps): ReactNode {
  const words = useWords()
  return (
    <div className={styles.buttons}>
      <Button look="primary" disabled={delivery === null} onClick={() => deliver(delivery!)}>
        <Icon name="crate" />
        {delivery === null
          ? words.say('board.deliver')
          : words.say('planner.deliver-for', { reward: sayMoney(words, rewardOf(delivery)) })}
      </Button>
      <Button small onClick={close}>
        {words.say('planner.not-now')}
      </Button>
    </div>
  )
}
