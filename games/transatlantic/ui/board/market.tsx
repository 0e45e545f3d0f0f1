import { aloud, classNames, Drawing, Icon, LastRoundPennant, sayMoney, useHasFrieze, useWords } from '@south-street/ui'
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
  const pennant = usePennantPlace()
  const forDocks = nextForDocks(view, picks.ships)
  return (
    <section
      className={classNames(styles.market, isAsked && styles.asked)}
      aria-label={words.say('board.market')}
      data-area="market"
      {...(isAsked && { 'data-asked': '' })}
    >
      <header className={styles.head}>
        <h2>{words.say('board.market')}</h2>
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
        {pennant !== null && (
          <li className={styles.pennant} style={{ left: `${(100 * pennant) / SURCHARGES.length}%` }}>
            <LastRoundPennant />
          </li>
        )}
      </ol>
    </section>
  )
}

/** So many slots must be empty to make room for the pennant of the last round. */
const ROOM_FOR_PENNANT = 5

/** Where it hangs: behind so many slots; null where it would cover something, and the bar has to say it. */
export function usePennantPlace(): number | null {
  const { view, table, isMine, mayAct } = useBoard()
  const hasRoom = useHasFrieze()
  const taken = SURCHARGES.map((_, slot) => view.market[slot] !== NONE || table.market[slot] !== NONE).lastIndexOf(true)
  const isHidden = isMine && mayAct && view.decision !== 'turn'
  return hasRoom && !isHidden && SURCHARGES.length - 1 - taken >= ROOM_FOR_PENNANT ? taken + 1 : null
}

function useIsBuying(): boolean {
  const { view, isMine, mayAct } = useBoard()
  return isMine && mayAct && view.decision === 'buy'
}

/** An empty slot; while a purchase is thought over, the ship that has left it. */
function Bought({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  if (ship === NONE) return <div className={styles.empty} />
  return (
    <>
      <div className={styles.bought}>
        <ShipCard ship={ship} fills />
      </div>
      <span className={classNames(styles.sums, styles.picked)}>
        <Icon name="check" />
        <span>{words.say('board.bought')}</span>
      </span>
    </>
  )
}

interface OfferProps {
  readonly ship: ShipIndex
  readonly slot: number
  readonly isForDocks: boolean
}

function useOffer(ship: ShipIndex, slot: number) {
  const { openings, picks, refuse } = useBoard()
  const isAsked = useIsBuying()
  const isOpen = isAsked && openings.ships.has(ship)
  const refusal = isAsked && !isOpen ? refuse({ type: 'buy', cards: [ship] }) : null
  return {
    isOpen,
    isChosen: isAsked && picks.ships.includes(ship),
    missing: refusal?.code === 'cannot-pay' ? Number(refusal.params.missing) : 0,
    total: PRICE[ship]! + SURCHARGES[slot]!,
  }
}

function Offer({ ship, slot, isForDocks }: OfferProps): ReactNode {
  const words = useWords()
  const { chooseShip, moving, look } = useBoard()
  const { isOpen, isChosen, missing, total } = useOffer(ship, slot)
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
        <ShipCard ship={ship} fills />
      </button>
      <span className={classNames(styles.sums, isChosen && styles.picked)}>
        <Foot slot={slot} isForDocks={isForDocks} isChosen={isChosen} missing={missing} />
        {isChosen && <ExtraCoal ship={ship} />}
        <b className={missing > 0 ? styles.dear : undefined}>{sayMoney(words, total)}</b>
      </span>
    </>
  )
}

interface FootProps {
  readonly slot: number
  readonly isForDocks: boolean
  readonly isChosen: boolean
  readonly missing: number
}

/** Why she costs what she costs: what is short, the docks that wait for her, or the surcharge of her place. */
function Foot({ slot, isForDocks, isChosen, missing }: FootProps): ReactNode {
  const words = useWords()
  const surcharge = words.say('board.surcharge-short', { amount: sayMoney(words, SURCHARGES[slot]!) })
  if (missing > 0)
    return <em className={styles.dear}>{words.say('board.missing', { missing: sayMoney(words, missing) })}</em>
  if (isForDocks)
    return (
      <em title={words.say('board.for-docks-line')}>
        <Drawing of="ta-anchor" />
        {words.say('board.for-docks')}
      </em>
    )
  return (
    <span>
      {isChosen && <Icon name="check" />}
      {surcharge}
    </span>
  )
}

/** SHIPYARD+: which of the ships bought takes the coal. */
function ExtraCoal({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  const { picks, legal, chooseExtraCoal } = useBoard()
  if (!coalTakers(legal, picks).includes(ship)) return null
  return (
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
  )
}
