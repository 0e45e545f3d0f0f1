import { Button, CountedMoney, classNames, Drawing, OwnSeat, useHintDock, useLesson, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAG, FLAGS, SHIPS } from '../../src/catalogue.ts'
import { scoresNow } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { housesLeft } from './company-facts.ts'
import { Hand } from './hand.tsx'
import { Hints } from './hints.tsx'
import styles from './own-company.module.css'
import { Sheet } from './sheet.tsx'
import { nameOf } from './speech.ts'
import { travelName } from './travel.ts'

/** The viewer's own company: purse, sheet, hand, played stack. */
export function OwnCompany(): ReactNode {
  const words = useWords()
  const { view, seats, hint, mayAct } = useBoard()
  const hasDock = useHintDock()
  const seat = view.viewer!
  // Where there is no log beside the table, a hint takes the place of what lies before one, but not of the hand.
  const isHinted = !hasDock && hint !== null && mayAct
  const speaksOfSheet = useLesson()?.at.some((anchor) => /^(column|row|sheet)\b/.test(anchor)) ?? false
  return (
    <OwnSeat
      label={words.say('board.your-company')}
      seat={seats[seat]!}
      money={
        <span data-anchor={`money:${seat}`}>
          <CountedMoney amount={view.money[seat]!} />
        </span>
      }
      points={scoresNow(view)[seat]!}
      pointsTitle={words.say('board.points-now')}
      below={<Left />}
      className={classNames(styles.own, isHinted && styles.hinted, speaksOfSheet && styles.explained)}
    >
      <div className={styles.sheet}>{isHinted ? <Hints /> : <Sheet seat={seat} />}</div>
      <div className={styles.cards}>
        <Hand />
      </div>
    </OwnSeat>
  )
}

/** Captains and houses left, stored ships, and the Director tile. */
function Left(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <>
      <small className={styles.left}>
        <span data-help="captain">{words.say('board.captains', { count: view.captains[view.viewer!]! })}</span>
        <span>{words.say('board.houses-left', { count: housesLeft(view, view.viewer!) })}</span>
      </small>
      <Stored />
      <span className={styles.buttons}>
        <PlayedButton />
        <DirectorTile />
      </span>
    </>
  )
}

/** How many cards have been played, where the stack itself has no room. */
export function PlayedButton(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  const seat = view.viewer!
  const count = view.stacks[seat]!.length
  return (
    <Button
      small
      className={styles.played}
      data-anchor="played"
      disabled={count === 0}
      onClick={() => look({ what: 'stack', seat })}
    >
      {words.say('board.played')} {count}
    </Button>
  )
}

/** Ships that wait for a sea, and headquarters: they lie beside the sheet, and open together. */
function Stored(): ReactNode {
  const words = useWords()
  const { view, look, moving } = useBoard()
  const seat = view.viewer!
  const beside = [...view.stored[seat]!, ...view.headquarters[seat]!]
  if (beside.length === 0) return null
  const names = beside.map((ship) => nameOf(ship))
  return (
    <button
      type="button"
      className={styles.beside}
      aria-label={`${words.say('board.beside')}: ${names.join(', ')}`}
      onClick={() => look({ what: 'seat', seat })}
    >
      {beside.map((ship) => (
        <span key={ship} data-help={SHIPS[ship]!.id} style={travelName(ship, moving)}>
          <Drawing of={`ta-flag-${FLAGS[FLAG[ship]!]}`} />
          {SHIPS[ship]!.year === 0 ? '' : SHIPS[ship]!.year}
        </span>
      ))}
    </button>
  )
}

function DirectorTile(): ReactNode {
  const words = useWords()
  const { view, openings, isMine, mayAct, chooseTile, picks } = useBoard()
  const isLeft = view.tiles[view.viewer!] === 1
  const isOpen = isMine && mayAct && openings.tile
  return (
    <Button
      small
      look={picks.tile && isOpen ? 'brass' : 'line'}
      className={styles.tile}
      // Not `disabled`: it explains itself to whoever points at it, at any time.
      aria-disabled={!isOpen || undefined}
      aria-pressed={isOpen ? picks.tile : undefined}
      onClick={isOpen ? chooseTile : undefined}
      data-help="tile"
    >
      {words.say(isLeft ? 'board.tile' : 'board.tile-spent')}
    </Button>
  )
}
