import { aloud, Dialog, Drawing, useWords, VisuallyHidden } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAGS, isSteamship, NONE, NORTH_ATLANTIC, REGIONS, type Region, SHIPS } from '../../src/catalogue.ts'
import { AskedCard } from '../card/asked-card.tsx'
import { ShipCard } from '../card/ship-card.tsx'
import { HandDialog } from '../phone/phone-company.tsx'
import { type Closer, useBoard } from './board-context.ts'
import styles from './closer-look.module.css'
import { CoalPlaces } from './coal-places.tsx'
import { Companies } from './companies.tsx'
import { fastestOf } from './company-facts.ts'
import { dockedOf } from './docks.ts'
import { Display } from './panels.tsx'
import { SeatDetails } from './seat-details.tsx'
import { ShipDetails } from './ship-details.tsx'
import { nameOf, sayOwner, sayRegion, spokenShip } from './speech.ts'

/** Whatever was asked to be seen more closely. */
export function CloserLook({ closer, close }: { readonly closer: Closer; readonly close: () => void }): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const frame = { closeLabel: words.say('board.close'), close }
  switch (closer.what) {
    case 'ship':
      return (
        <Dialog {...frame} title={nameOf(closer.ship)}>
          <ShipDetails ship={closer.ship} />
        </Dialog>
      )
    case 'sea':
      return (
        <Dialog {...frame} title={sayRegion(words, closer.region)} lead={words.say(`ports.${REGIONS[closer.region]}`)}>
          <ShipsOfSea region={closer.region} />
        </Dialog>
      )
    case 'companies':
      return (
        <Dialog {...frame} title={words.say('board.companies')} lead={words.say('board.points-now')}>
          <Companies />
        </Dialog>
      )
    case 'hand':
      return <HandDialog close={close} />
    case 'seat':
      return (
        <Dialog {...frame} title={seats[closer.seat]!.name}>
          <SeatDetails seat={closer.seat} />
        </Dialog>
      )
    case 'stack':
      return (
        <Dialog {...frame} title={words.say('board.played')}>
          <ul className={styles.cards}>
            {view.stacks[closer.seat]!.toReversed().map((card) => (
              <li key={card}>
                <AskedCard card={card} />
              </li>
            ))}
          </ul>
        </Dialog>
      )
    case 'docks':
      return (
        <Dialog {...frame} title={words.say('board.docks')} lead={words.say('board.docks-line')}>
          <DockedShips />
        </Dialog>
      )
    case 'display':
      return (
        <Dialog {...frame} title={words.say('board.display')} lead={words.say('board.display-line')}>
          <div className={styles.panels}>
            <ul className={styles.cards}>
              {view.display.map((card, place) => (
                <li key={card}>
                  <AskedCard card={card} />
                  {place === 0 && <em>{words.say('board.leaves-next')}</em>}
                </li>
              ))}
            </ul>
          </div>
        </Dialog>
      )
  }
}

/** A sea from near, the youngest ship first; each tells the rest. */
function ShipsOfSea({ region }: { readonly region: Region }): ReactNode {
  const words = useWords()
  const { view, seats, look } = useBoard()
  const heard = aloud(words)
  return (
    <ol className={styles.sea}>
      {view.regions[region]!.toReversed().map((ship) => {
        const owner = view.owners[ship]!
        const label = spokenShip(heard, ship, {
          owner: sayOwner(words, view, seats, ship),
          coal: view.coal[ship]!,
          isFastest: region === NORTH_ATLANTIC && fastestOf(view.regions[region]!) === ship,
        })
        return (
          <li key={ship}>
            <button
              type="button"
              data-card={SHIPS[ship]!.id}
              aria-label={label}
              onClick={() => look({ what: 'ship', ship })}
            >
              <ShipCard ship={ship} fills />
            </button>
            <span aria-hidden="true">
              {owner !== NONE && <Drawing of={`ta-captain-${seats[owner]!.house}`} />}
              {owner !== NONE && <b data-shortens="">{seats[owner]!.name}</b>}
              {isSteamship(ship) && (
                <i className={styles.coal}>
                  <CoalPlaces aboard={view.coal[ship]!} />
                </i>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function DockedShips(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  if (view.docks.length === 0) return <p className={styles.nothing}>{words.say('board.docks-empty')}</p>
  const byFlag = FLAGS.map((_, flag) => dockedOf(view, flag))
  return (
    <ul className={styles.docked}>
      {byFlag.map((ships, flag) => (
        <li key={FLAGS[flag]}>
          <Drawing of={`ta-flag-${FLAGS[flag]}`} />
          <VisuallyHidden>{words.say(`flags.${FLAGS[flag]}`)}</VisuallyHidden>
          <b>{ships.length}</b>
          <span>{ships.map((ship) => nameOf(ship)).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The docks and the extension cards together: what a phone keeps behind a button. */
export function Harbour({ close }: { readonly close: () => void }): ReactNode {
  const words = useWords()
  return (
    <Dialog title={words.say('board.docks-and-display')} closeLabel={words.say('board.close')} close={close}>
      <div className={styles.panels}>
        <Display full />
        <DockedShips />
      </div>
    </Dialog>
  )
}
