import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { BOUGHT_MARKERS, FLAGS, type Flag, HOUSE_PRICES, REGIONS, type Region } from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import { useBoard } from './board-context.ts'
import { ChoiceFrame } from './choice-frame.tsx'
import styles from './invest-board.module.css'
import { sayRegion } from './speech.ts'

/** INVEST and INVEST+: a house in a sea, markers, two coal (TA-9.11). */
export function InvestBoard(): ReactNode {
  const words = useWords()
  const { view, openings } = useBoard()
  const isPlus = view.undertaking === 'INVEST+'
  return (
    <ChoiceFrame
      title={words.say(isPlus ? 'cards.invest-plus' : 'cards.invest')}
      line={words.say(isPlus ? 'board.invest-plus-line' : 'board.invest-line')}
      className={styles.groups}
    >
      <div className={styles.group}>
        <h3>{words.say('board.house')}</h3>
        <div className={styles.tiles}>
          {view.regions.map((_, region) => (
            <HouseTile key={REGIONS[region]} region={region} isFree={isPlus} />
          ))}
        </div>
      </div>
      <div className={styles.group}>
        <h3>{words.say('board.markers')}</h3>
        <div className={styles.tiles}>
          {BOUGHT_MARKERS.map((flag) => (
            <MarkerTile key={FLAGS[flag]} flag={flag} />
          ))}
          {(isPlus || openings.coalBonus) && <CoalTile />}
        </div>
      </div>
    </ChoiceFrame>
  )
}

function HouseTile({ region, isFree }: { readonly region: Region; readonly isFree: boolean }): ReactNode {
  const words = useWords()
  const { view, seats, openings, picks, chooseRegion } = useBoard()
  const price = HOUSE_PRICES[region]![view.houses[region]!.reduce((sum, one) => sum + one, 0)]
  const isOpen = openings.regions.has(region)
  const isChosen = picks.region === region
  return (
    <button
      type="button"
      className={classNames(styles.tile, isChosen && styles.chosen)}
      data-card={`house ${REGIONS[region]}`}
      disabled={!isOpen}
      aria-pressed={isChosen}
      onClick={() => chooseRegion(region)}
    >
      <Drawing of={`ta-house-${seats[view.viewer!]!.house}`} />
      <span>{sayRegion(words, region)}</span>
      <b>{isFree ? words.say('board.free-of-charge') : price === undefined ? '–' : sayMoney(words, price)}</b>
    </button>
  )
}

function MarkerTile({ flag }: { readonly flag: Flag }): ReactNode {
  const words = useWords()
  const { view, openings, picks, chooseMarker } = useBoard()
  const isChosen = picks.markers.includes(flag)
  const owned = view.markers[view.viewer!]![flag]!
  const [before, after] = [columnValue(view.players, owned), columnValue(view.players, owned + 1)]
  return (
    <button
      type="button"
      className={classNames(styles.tile, isChosen && styles.chosen)}
      data-card={`marker ${FLAGS[flag]}`}
      disabled={!openings.markers.has(flag)}
      aria-pressed={isChosen}
      aria-label={words.say('spoken.marker', { marker: words.say(`markers.${FLAGS[flag]}`), before, after })}
      onClick={() => chooseMarker(flag)}
    >
      <Drawing of={`ta-marker-${FLAGS[flag]}`} />
      <span>{words.say(`markers.${FLAGS[flag]}`)}</span>
      <b title={words.say('board.points-a-ship')}>
        {before} → {after}
      </b>
    </button>
  )
}

function CoalTile(): ReactNode {
  const words = useWords()
  const { openings, picks, chooseCoalBonus } = useBoard()
  return (
    <button
      type="button"
      className={classNames(styles.tile, picks.coalBonus && styles.chosen)}
      data-card="coal"
      disabled={!openings.coalBonus}
      aria-pressed={picks.coalBonus}
      onClick={chooseCoalBonus}
    >
      <Drawing of="ta-coal" />
      <span>{words.say('board.two-coal')}</span>
      <b>{words.say('board.free-of-charge')}</b>
    </button>
  )
}
