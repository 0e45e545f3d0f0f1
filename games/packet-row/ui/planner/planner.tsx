import { Button, Dialog, Drawing, Icon, sayList, sayMoney, useLesson, useWindow, useWords } from '@south-street/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { CARDS, type CardIndex, GOODS } from '../../src/cards.ts'
import { cheapestDelivery } from '../../src/delivery/best.ts'
import { cardsOf, type Delivery, rewardOf } from '../../src/delivery/delivery.ts'
import { offeredDeliveries } from '../../src/delivery/offers.ts'
import { readinessOf } from '../../src/delivery/readiness.ts'
import { useBoard } from '../board/board-context.ts'
import { sayReadiness } from '../board/say-readiness.ts'
import type { PickableContract } from './contract-button.tsx'
import { ContractPicker } from './contract-picker.tsx'
import { ContractRows } from './contract-rows.tsx'
import { Kept } from './kept.tsx'
import { loadVoyages, lostUnits } from './loading.ts'
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

interface Planning {
  readonly plan: Plan
  readonly delivery: Delivery | null
  readonly offers: readonly Delivery[]
  readonly contracts: readonly PickableContract[]
  readonly kept: readonly CardIndex[]
  /** Why a card could not be spared. */
  readonly notice: string
  readonly change: (plan: Plan) => void
  readonly spare: (card: CardIndex) => void
  readonly toggle: (contract: CardIndex) => void
}

function usePlanning(): Planning {
  const words = useWords()
  const { view } = useBoard()
  const [hand, fleet] = [view.hands[view.viewer!]!, view.fleets[view.viewer!]!]
  const offers = useMemo(() => offeredDeliveries(hand, fleet), [hand, fleet])
  // Where the best delivery is what is asked, it is not picked beforehand.
  const isBare = useLesson()?.isBare === true
  const [plan, setPlan] = useState<Plan>({ contracts: isBare ? [] : (offers[0]?.contracts ?? []), spared: [] })
  const [notice, setNotice] = useState('')
  const delivery = solve(plan, hand, fleet)
  const change = (next: Plan): void => {
    setNotice('')
    setPlan(next)
  }
  const pickable = (contract: CardIndex): PickableContract => {
    const isPicked = plan.contracts.includes(contract)
    const isOpen = isPicked || solve({ ...plan, contracts: [...plan.contracts, contract] }, hand, fleet) !== null
    if (isOpen) return { contract, isPicked, isOpen, note: words.say(isPicked ? IN : CAN_BE_ADDED) }
    const readiness = readinessOf(contract, hand, fleet)
    const note = readiness.ready ? words.say('planner.not-together') : sayReadiness(words, readiness)
    return { contract, isPicked, isOpen, note }
  }
  const used = new Set(delivery === null ? [] : cardsOf(delivery))
  return {
    plan,
    delivery,
    offers: isBare ? [] : offers,
    notice,
    change,
    contracts: hand.filter((card) => CARDS[card]!.kind === 'contract').map(pickable),
    kept: [...hand, ...fleet].filter((card) => !used.has(card)),
    spare: (card) => {
      const next = { ...plan, spared: [...plan.spared, card] }
      if (solve(next, hand, fleet) === null) setNotice(words.say('planner.needed'))
      else change(next)
    },
    toggle: (contract) =>
      change({
        ...plan,
        contracts: plan.contracts.includes(contract)
          ? plan.contracts.filter((one) => one !== contract)
          : [...plan.contracts, contract],
      }),
  }
}

const IN = 'planner.in-this-delivery'
const CAN_BE_ADDED = 'planner.can-be-added'

/**
 * The bill of lading: the player picks contracts, the exact solver assigns ships, goods, gold and helpers at the least
 * cost, and any card that it took can be spared if the contracts can be met without it.
 */
export function Planner({ close }: { readonly close: () => void }): ReactNode {
  const words = useWords()
  const { view, act } = useBoard()
  const isNarrow = [useWindow('w<900'), useWindow('phone')].includes(true)
  const planning = usePlanning()
  const { delivery, offers, change, contracts, toggle } = planning
  const deliver = (agreed: Delivery) => {
    act({ type: 'deliver', ...agreed })
    close()
  }
  const suggestions = (
    <Suggestions
      offers={offers}
      current={delivery}
      pick={(offer) => change({ contracts: offer.contracts, spared: [] })}
    />
  )
  const buttons = <PlannerButtons delivery={delivery} deliver={deliver} close={close} />
  return (
    <Dialog
      title={words.say('planner.title')}
      lead={isNarrow ? undefined : words.say('planner.lead')}
      ornament={!isNarrow && <Drawing of="packet-ship-dry" className={styles.ship} />}
      closeLabel={words.say('board.close')}
      close={close}
      className={styles.bill}
      footer={
        isNarrow ? (
          <div className={styles.footer}>
            <Outcome delivery={delivery} />
            {buttons}
          </div>
        ) : undefined
      }
    >
      {isNarrow ? (
        <div className={styles.narrow}>
          {suggestions}
          <ContractRows contracts={contracts} toggle={toggle} />
          <Load planning={planning} />
        </div>
      ) : (
        <div className={styles.body}>
          <ContractPicker contracts={contracts} toggle={toggle} />
          <div className={styles.load}>
            <h3>{words.say('planner.how-it-sails')}</h3>
            <Load planning={planning} />
          </div>
          <div className={styles.side}>
            <Summary delivery={delivery} money={view.money[view.viewer!]!} />
            {suggestions}
            {buttons}
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** What each ship carries for whom, and what is kept. */
function Load({
  planning: { plan, delivery, notice, kept, change, spare },
}: {
  readonly planning: Planning
}): ReactNode {
  const words = useWords()
  return (
    <>
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
    </>
  )
}

/** What a delivery pays, what comes of it, and what is lost. */
function Outcome({ delivery }: { readonly delivery: Delivery | null }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  if (delivery === null) return null
  const [money, reward] = [view.money[view.viewer!]!, rewardOf(delivery)]
  const becomes = words.say('planner.becomes', {
    before: sayMoney(words, money),
    after: sayMoney(words, money + reward),
  })
  const lost = lostUnits(delivery).map(({ good, units }) => words.say(`units.${GOODS[good]}`, { count: units }))
  return (
    <p className={styles.outcome}>
      <b>+{sayMoney(words, reward)}</b>
      {lost.length === 0 ? becomes : words.say('planner.becomes-and-lost', { becomes, lost: sayList(words, lost) })}
    </p>
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
      <Button look="primary" disabled={delivery === null} data-needed="" onClick={() => deliver(delivery!)}>
        <Icon name="crate" />
        {delivery === null
          ? words.say('planner.choose')
          : words.say('planner.deliver-for', { reward: sayMoney(words, rewardOf(delivery)) })}
      </Button>
      <Button onClick={close}>{words.say('planner.not-now')}</Button>
    </div>
  )
}
