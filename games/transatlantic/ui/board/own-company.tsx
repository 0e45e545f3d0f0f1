import { Button, Drawing, sayMoney, useWords } from '@south-street/ui'
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
  const { view } = useBoard()
  return (
    <section className={styles.own} aria-label={words.say('board.your-company')} data-region="own">
      <Purse />
      <div className={styles.sheet}>
        <Sheet seat={view.viewer!} />
      </div>
      <div className={styles.cards}>
        <Hand />
        <PlayedStack />
      </div>
    </section>
  )
}

export function housesLeft(view: View): number {
  return SETUP.houses - view.houses.reduce((sum, region) => sum + region[view.viewer!]!, 0)
}

/** Money, points, captains and houses left, stored ships, and the Director tile. */
function Purse(): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const seat = view.viewer!
  return (
    <div className={styles.me}>
      <div className={styles.name}>
        <Drawing of={`flag-${seats[seat]!.house}`} className={styles.flag} />
        <span>{seats[seat]!.name}</span>
      </div>
      <div className={styles.cash}>
        <span>{sayMoney(words, view.money[seat]!)}</span>
        <span className={styles.points} title={words.say('board.points-now')}>
          <Drawing of="rosette" />
          <b>{scoresNow(view)[seat]}</b>
        </span>
      </div>
      <small className={styles.left}>
        <span>{words.say('board.captains', { count: view.captains[seat]! })}</span>
        <span>{words.say('board.houses-left', { count: housesLeft(view) })}</span>
      </small>
      <Stored />
      <DirectorTile />
    </div>
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
