import { Button, Drawing, OwnSeat, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAG, FLAGS, SETUP, SHIPS } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import { scoresNow } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { Hand, PlayedStack } from './hand.tsx'
import styles from './own-company.module.css'
import { Sheet } from './sheet.tsx'
import { nameOf } from './speech.ts'

/** The viewer's own company: purse, sheet, hand, played stack. */
export function OwnCompany(): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const seat = view.viewer!
  return (
    <OwnSeat
      label={words.say('board.your-company')}
      seat={seats[seat]!}
      money={<span>{sayMoney(words, view.money[seat]!)}</span>}
      points={scoresNow(view)[seat]!}
      pointsTitle={words.say('board.points-now')}
      below={<Left />}
      className={styles.own}
    >
      <div className={styles.sheet}>
        <Sheet seat={seat} />
      </div>
      <div className={styles.cards}>
        <Hand />
        <PlayedStack />
      </div>
    </OwnSeat>
  )
}

export function housesLeft(view: View): number {
  return SETUP.houses - view.houses.reduce((sum, region) => sum + region[view.viewer!]!, 0)
}

/** Captains and houses left, stored ships, and the Director tile. */
function Left(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <>
      <small className={styles.left}>
        <span>{words.say('board.captains', { count: view.captains[view.viewer!]! })}</span>
        <span>{words.say('board.houses-left', { count: housesLeft(view) })}</span>
      </small>
      <Stored />
      <DirectorTile />
    </>
  )
}

/** Ships that wait for a sea, and headquarters: they lie beside the sheet. */
function Stored(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  const seat = view.viewer!
  const beside = [...view.stored[seat]!, ...view.headquarters[seat]!]
  if (beside.length === 0) return null
  return (
    <ul className={styles.beside} aria-label={words.say('board.beside')}>
      {beside.map((ship) => (
        <li key={ship}>
          <button
            type="button"
            title={nameOf(ship)}
            aria-label={nameOf(ship)}
            onClick={() => look({ what: 'ship', ship })}
          >
            <Drawing of={`ta-flag-${FLAGS[FLAG[ship]!]}`} />
            {SHIPS[ship]!.year === 0 ? '' : SHIPS[ship]!.year}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function DirectorTile(): ReactNode {
  const words = useWords()
  const { view, openings, isMine, mayAct, chooseTile, picks } = useBoard()
  const isLeft = view.tiles[view.viewer!] === 1
  const isOpen = isMine && mayAct && openings.tile
  return (
    <Button
      small
      look={picks.tile && isOpen ? 'brass' : 'line'}
      className={styles.tile}
      disabled={!isOpen}
      aria-pressed={isOpen ? picks.tile : undefined}
      onClick={chooseTile}
      title={words.say('board.tile-line')}
    >
      {words.say(isLeft ? 'board.tile' : 'board.tile-spent')}
    </Button>
  )
}
