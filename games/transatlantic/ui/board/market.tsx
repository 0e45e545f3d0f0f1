import { aloud, classNames, Drawing, Icon, sayMoney, useWindow, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { NONE, PRICE, SHIPS, type ShipIndex, SURCHARGES } from '../../src/catalogue.ts'
import { ShipCard } from '../card/ship-card.tsx'
import { useBoard } from './board-context.ts'
import { nextForDocks } from './docks.ts'
import styles from './market.module.css'
import { coalTakers } from './picks.ts'
import { nameOf, spokenOffer } from './speech.ts'
import { travelName } from './travel.ts'

/** The ship market: six slots with their surcharges, and what leaves for the docks next. */
export function Market(): ReactNode {
  const words = useWords()
  const { view, table, picks } = useBoard()
  const isAsked = useIsBuying()
  const forDocks = nextForDocks(view, picks.ships)
  return (
    <section
      className={classNames(styles.market, isAsked && styles.asked)}
      aria-labelledby="ship-market"
      data-area="market"
    >
      <header className={styles.head}>
        <h2 id="ship-market">{words.say('board.market')}</h2>
        <p>{words.say('board.market-line')}</p>
      </header>
      <ol className={styles.slots}>
        {SURCHARGES.map((surcharge, slot) => (
          <li key={surcharge}>
            {view.market[slot] !== NONE ? (
              <Offer ship={view.market[slot]!} slot={slot} isForDocks={slot === forDocks} />
            ) : (
              <Bought ship={table.market[slot]!} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function useIsBuying(): boolean {
  const { view, isMine, mayAct } = useBoard()
  return isMine && mayAct && view.decision === 'buy'
}

/** An empty slot; while a purchase is thought over, the ship that has left it. */
function Bought({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  const low = useLowMarket()
  if (ship === NONE) return <div className={classNames(styles.empty, low && styles.low)} />
  return (
    <div className={styles.bought}>
      <ShipCard ship={ship} low={low} />
      <span className={styles.tab}>
        <Icon name="check" />
        <span>{words.say('board.bought')}</span>
      </span>
    </div>
  )
}

/** Below this height, pictures give way first. */
function useLowMarket(): boolean {
  const [isLow, isNarrow] = [useWindow('h<821'), useWindow('w<1200')]
  return isLow || isNarrow
}

interface OfferProps {
  readonly ship: ShipIndex
  readonly slot: number
  readonly isForDocks: boolean
}

function Offer({ ship, slot, isForDocks }: OfferProps): ReactNode {
  const words = useWords()
  const { openings, picks, legal, chooseShip, chooseExtraCoal, refuse, moving, look } = useBoard()
  const low = useLowMarket()
  const isAsked = useIsBuying()
  const isOpen = isAsked && openings.ships.has(ship)
  const isChosen = isAsked && picks.ships.includes(ship)
  const refusal = isAsked && !isOpen ? refuse({ type: 'buy', cards: [ship] }) : null
  const missing = refusal?.code === 'cannot-pay' ? Number(refusal.params.missing) : 0
  const total = PRICE[ship]! + SURCHARGES[slot]!
  const takers = isChosen ? coalTakers(legal, picks) : []
  const heard = aloud(words)
  const what = spokenOffer(heard, ship, total, isForDocks)
  const state = isChosen ? 'spoken.chosen' : isOpen ? 'spoken.can-buy' : missing > 0 ? 'spoken.short' : 'spoken.plain'
  return (
    <>
      <button
        type="button"
        className={classNames(
          styles.offer,
          isOpen && styles.open,
          isChosen && styles.chosen,
          missing > 0 && styles.short,
        )}
        style={travelName(ship, moving)}
        data-card={SHIPS[ship]!.id}
        aria-pressed={isOpen ? isChosen : undefined}
        aria-label={heard.say(state, { what, missing: sayMoney(heard, missing) })}
        onClick={() => (isOpen ? chooseShip(ship) : look({ what: 'ship', ship }))}
      >
        <ShipCard ship={ship} low={low} />
        {isChosen && (
          <span className={styles.tab}>
            <Icon name="check" />
            <span>{words.say('board.chosen')}</span>
          </span>
        )}
      </button>
      <span className={styles.sums}>
        {isForDocks ? (
          <em title={words.say('board.for-docks-line')}>
            <Drawing of="ta-anchor" />
            {words.say('board.for-docks')}
          </em>
        ) : (
          <span>
            {words.say(low ? 'board.surcharge-short' : 'board.surcharge', {
              amount: sayMoney(words, SURCHARGES[slot]!),
            })}
          </span>
        )}
        {takers.includes(ship) && (
          <button
            type="button"
            className={styles.coal}
            aria-pressed={picks.extraCoal === ship}
            aria-label={words.say('board.extra-coal', { ship: nameOf(ship) })}
            title={words.say('board.extra-coal', { ship: nameOf(ship) })}
            onClick={() => chooseExtraCoal(ship)}
          >
            <Drawing of={picks.extraCoal === ship ? 'ta-more-coal' : 'ta-no-coal'} />
          </button>
        )}
        <b className={missing > 0 ? styles.dear : undefined}>{sayMoney(words, total)}</b>
      </span>
    </>
  )
}
