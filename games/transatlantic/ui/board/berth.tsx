import { aloud, classNames, Drawing, Icon, sayMoney, useIsPhone, useWords } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { FLAGS, isSteamship, NONE, type Region, SHIPS, type ShipIndex } from '../../src/catalogue.ts'
import { emsOf, isLongName } from '../card/fitting.ts'
import { stubPaint } from '../card/ship-card.tsx'
import styles from './berth.module.css'
import earns from './berth-income.module.css'
import called from './berth-name.module.css'
import states from './berth-state.module.css'
import stub from './berth-stub.module.css'
import { useBoard } from './board-context.ts'
import { CoalPlaces } from './coal-places.tsx'
import { isStuck } from './earnings.ts'
import { isPicking } from './picks.ts'
import { sayNumber, sayOwner, spokenShip } from './speech.ts'
import { coalName, travelName } from './travel.ts'

interface BerthProps {
  readonly ship: ShipIndex
  readonly region: Region
  /** The fastest in the North Atlantic wears the riband. */
  readonly isFastest: boolean
  /** Would be pushed out by what is being thought over. */
  readonly isLeaving: boolean
  /** Has just come in, as far as is being thought over. */
  readonly isNew: boolean
}

/** What a ship is in what is being asked, and what pressing her does. */
function useBerth({ ship, region }: BerthProps) {
  const isPhone = useIsPhone()
  const { view, openings, picks, mayAct, isMine, chooseShip, chooseRegion, look } = useBoard()
  const isAsked = mayAct && isMine && isPicking(view)
  const isOpen = isAsked && openings.ships.has(ship)
  // Where the sea is the choice, the ships in it are part of it.
  const isInOpenSea = mayAct && isMine && !isAsked && openings.regions.has(region)
  const press = isOpen
    ? () => chooseShip(ship)
    : isInOpenSea
      ? () => chooseRegion(region)
      : () => look(isPhone ? { what: 'sea', region } : { what: 'ship', ship })
  return {
    isOpen,
    isInOpenSea,
    press,
    isChosen: isOpen && view.decision === 'transport' && picks.ships.includes(ship),
    isQuiet: isAsked && !isOpen,
    isStuck: isAsked && !isOpen && view.decision === 'transport' && isStuck(view, ship),
    isOwn: view.viewer !== null && view.owners[ship] === view.viewer,
  }
}

/** A ship in her sea: captain, numbers, income, coal; while ships are chosen to sail, what she would earn. */
export function Berth(props: BerthProps): ReactNode {
  const words = useWords()
  const { view, seats, moving, earnings } = useBoard()
  const { ship, isFastest, isLeaving, isNew } = props
  const { id, name, flag, year, tonnage, speed, passengers } = SHIPS[ship]!
  const owner = view.owners[ship]!
  const { isOpen, isInOpenSea, press, isChosen, isQuiet, isStuck, isOwn } = useBerth(props)
  const isEarning = isOpen && earnings.has(ship)
  const isLong = isLongName(name, isFastest)
  const numbers = [
    words.say('board.tons', { tons: sayNumber(tonnage) }),
    words.say('board.knots', { knots: speed }),
    sayNumber(passengers),
  ]
  const spoken = useSpoken(props, { isOpen, isStuck })
  const style: CSSProperties = { ...stubPaint(flag), ...travelName(ship, moving) }
  return (
    <button
      type="button"
      className={classNames(
        styles.berth,
        isEarning && styles.earning,
        isStuck && styles.still,
        isLong && styles.long,
        isOpen && states.open,
        isQuiet && states.quiet,
        isStuck && states.stuck,
        isOwn && states.own,
        isChosen && states.chosen,
        isLeaving && states.leaving,
        isNew && states.fresh,
      )}
      style={style}
      data-card={id}
      tabIndex={isOpen || (view.actor !== view.viewer && !isInOpenSea) ? 0 : -1}
      aria-pressed={isOpen && view.decision === 'transport' ? isChosen : undefined}
      aria-disabled={isInOpenSea || undefined}
      aria-label={isOpen ? words.say('spoken.can-choose', { what: spoken }) : spoken}
      onClick={press}
    >
      <span className={stub.stub} data-stays="stub">
        {flag >= 0 ? <Drawing of={`ta-stub-flag-${FLAGS[flag]}`} /> : <Drawing of={`ta-ship-${id}`} />}
        <b>{year}</b>
      </span>
      {owner === NONE ? (
        <span className={styles.captain} />
      ) : (
        <Drawing of={`ta-captain-${seats[owner]!.house}`} className={styles.captain} />
      )}
      <span
        className={classNames(called.names, isEarning && called.earning, isLong && called.long)}
        style={emsOf(name)}
      >
        <b>{name}</b>
        {isFastest && <Drawing of="ta-marker-RIBAND" className={called.riband} />}
      </span>
      <span className={styles.numbers} data-gives-way="">
        {numbers.join(' · ')}
      </span>
      <Drawing of={`ta-ship-${id}`} className={styles.picture} />
      {isStuck ? (
        <span className={earns.why} data-stays="">
          {words.say('board.no-coal')}
        </span>
      ) : (
        <Income ship={ship} isOpen={isOpen} isChosen={isChosen} />
      )}
      <Coal ship={ship} />
      {isLeaving && <span className={states.out}>{words.say('board.will-be-displaced')}</span>}
    </button>
  )
}

/** The ship for the ear, with what she would earn or why she lies still. */
function useSpoken(
  { ship, isFastest }: BerthProps,
  { isOpen, isStuck }: Pick<ReturnType<typeof useBerth>, 'isOpen' | 'isStuck'>,
): string {
  const words = useWords()
  const { view, seats, earnings } = useBoard()
  const heard = aloud(words)
  const now = isOpen ? earnings.get(ship) : undefined
  const earned = now && { income: sayMoney(heard, now.income), count: now.points }
  return [
    spokenShip(heard, ship, {
      owner: sayOwner(words, view, seats, ship),
      coal: view.coal[ship]!,
      isFastest,
    }),
    ...(earned === undefined ? [] : [heard.say(earned.count > 0 ? 'spoken.earns-points' : 'spoken.earns', earned)]),
    ...(isStuck ? [words.say('board.no-coal')] : []),
  ].join(', ')
}

interface IncomeProps {
  readonly ship: ShipIndex
  readonly isOpen: boolean
  readonly isChosen: boolean
}

/** What a trip brings; where it is known what she would earn now, that, with its points. */
function Income({ ship, isOpen, isChosen }: IncomeProps): ReactNode {
  const words = useWords()
  const { earnings } = useBoard()
  const now = isOpen ? earnings.get(ship) : undefined
  if (now === undefined) return <span className={earns.income}>+{sayMoney(words, SHIPS[ship]!.income)}</span>
  return (
    <span className={classNames(earns.income, earns.now)}>
      {isChosen && <Icon name="check" />}
      <b>{sayMoney(words, now.income)}</b>
      {now.points > 0 && <small>{words.say('board.points', { points: now.points })}</small>}
    </span>
  )
}

/** Coal and the places for it; a sailing ship says that she needs none. */
function Coal({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  const { view, picks, isMine, movingCoal } = useBoard()
  if (!isSteamship(ship)) {
    return (
      <span className={styles.wind} data-gives-way="">
        <span className={styles.whole}>
          {words.say(view.owners[ship] === NONE ? 'board.always-ready' : 'board.no-coal-needed')}
        </span>
        <span className={styles.short}>{words.say('board.sail')}</span>
      </span>
    )
  }
  const more = isMine && view.decision === 'load' ? picks.ships.filter((one) => one === ship).length : 0
  return (
    <span className={styles.coal}>
      <CoalPlaces aboard={view.coal[ship]!} more={more} travels={(place) => coalName(ship, place, movingCoal)} />
    </span>
  )
}
