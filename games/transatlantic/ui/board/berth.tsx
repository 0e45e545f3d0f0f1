import { aloud, classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { FLAGS, isSteamship, LIMITS, NONE, SHIPS, type ShipIndex } from '../../src/catalogue.ts'
import { emsOf } from '../card/fitting.ts'
import { stubPaint } from '../card/ship-card.tsx'
import styles from './berth.module.css'
import { useBoard } from './board-context.ts'
import { nameOf, sayNumber, spokenShip } from './speech.ts'
import { travelName } from './travel.ts'

interface BerthProps {
  readonly ship: ShipIndex
  /** The fastest in the North Atlantic wears the riband. */
  readonly isFastest: boolean
  /** Would be pushed out by what is being thought over. */
  readonly isLeaving: boolean
  /** Has just come in, as far as is being thought over. */
  readonly isNew: boolean
}

/** A ship in her sea: captain, numbers, income, coal. */
export function Berth({ ship, isFastest, isLeaving, isNew }: BerthProps): ReactNode {
  const words = useWords()
  const { view, seats, openings, picks, mayAct, moving, chooseShip, look } = useBoard()
  const { id, name, flag, year, tonnage, speed, passengers, income } = SHIPS[ship]!
  const owner = view.owners[ship]!
  const isOpen = mayAct && openings.ships.has(ship) && (view.decision === 'transport' || view.decision === 'load')
  const isChosen = isOpen && view.decision === 'transport' && picks.ships.includes(ship)
  const numbers = [
    words.say('board.tons', { tons: sayNumber(tonnage) }),
    words.say('board.knots', { knots: speed }),
    sayNumber(passengers),
  ]
  const whose = owner === NONE ? 'board.neutral' : 'spoken.yours'
  const spoken = spokenShip(aloud(words), ship, {
    owner: owner === NONE || seats[owner]!.isYou ? words.say(whose) : seats[owner]!.name,
    coal: view.coal[ship]!,
    isFastest,
  })
  const style: CSSProperties = { ...stubPaint(flag), ...travelName(ship, moving) }
  return (
    <button
      type="button"
      className={classNames(
        styles.berth,
        isOpen && styles.open,
        isChosen && styles.chosen,
        isLeaving && styles.leaving,
        isNew && styles.fresh,
      )}
      style={style}
      data-card={id}
      tabIndex={isOpen || view.actor !== view.viewer ? 0 : -1}
      aria-pressed={isOpen && view.decision === 'transport' ? isChosen : undefined}
      aria-label={isOpen ? words.say('spoken.can-choose', { what: spoken }) : spoken}
      onClick={() => (isOpen ? chooseShip(ship) : look({ what: 'ship', ship }))}
    >
      <span className={styles.stub}>
        {flag >= 0 ? <Drawing of={`ta-stub-flag-${FLAGS[flag]}`} /> : <Drawing of={`ta-ship-${id}`} />}
        <b>{year}</b>
      </span>
      {owner === NONE ? (
        <span className={styles.captain} />
      ) : (
        <Drawing of={`ta-captain-${seats[owner]!.house}`} className={styles.captain} />
      )}
      <span className={styles.names}>
        <b style={emsOf(name)}>{name}</b>
        {isFastest && <Drawing of="ta-marker-RIBAND" className={styles.riband} />}
      </span>
      <span className={styles.numbers}>{numbers.join(' · ')}</span>
      <Drawing of={`ta-ship-${id}`} className={styles.picture} />
      <span className={styles.income}>+{sayMoney(words, income)}</span>
      <Coal ship={ship} />
      {isLeaving && <span className={styles.out}>{words.say('board.will-be-displaced')}</span>}
    </button>
  )
}

/** Three places for coal; what is about to be loaded is brass. */
function Coal({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  const { view, picks, isMine } = useBoard()
  if (!isSteamship(ship)) {
    return (
      <span className={styles.wind}>
        {words.say(view.owners[ship] === NONE ? 'board.always-ready' : 'board.no-coal-needed')}
      </span>
    )
  }
  const aboard = view.coal[ship]!
  const more = isMine && view.decision === 'load' ? picks.ships.filter((one) => one === ship).length : 0
  const places = Array.from({ length: LIMITS.coal_per_ship }, (_, place) =>
    place < aboard ? 'ta-coal' : place < aboard + more ? 'ta-more-coal' : 'ta-no-coal',
  )
  return (
    <span className={styles.coal}>
      {places.map((of, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same three.
        <Drawing key={`${nameOf(ship)} ${place}`} of={of} />
      ))}
    </span>
  )
}
