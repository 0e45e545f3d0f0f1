import {
  aloud,
  classNames,
  Drawing,
  Icon,
  sayMoney,
  useIsPhone,
  useWords,
  VisuallyHidden,
  type Words,
} from '@south-street/ui'
import type { ReactNode } from 'react'
import { HOUSE_PRICES, NONE, NORTH_ATLANTIC, PLACES, REGIONS, type Region, SHIPS } from '../../src/catalogue.ts'
import { emsOf, widthOfName } from '../card/fitting.ts'
import { Berth } from './berth.tsx'
import { useBoard } from './board-context.ts'
import { fastestOf } from './company-facts.ts'
import { gainOf } from './gain.ts'
import { isPicking } from './picks.ts'
import styles from './sea.module.css'
import { sayRegion } from './speech.ts'

/** One sea region: its houses and their prices, and its ships, the youngest on top. */
export function Sea({ region }: { readonly region: Region }): ReactNode {
  const words = useWords()
  const { view, table, outcome, openings, mayAct, isMine } = useBoard()
  const isPhone = useIsPhone()
  const picks = mayAct && isMine && isPicking(view)
  const state = useSeaState(region)
  const ships = view.regions[region]!.toReversed()
  const leaving = outcome?.events.flatMap((event) => (event.type === 'displaced' ? [event.ship] : [])) ?? []
  const isScotiaLeaving = outcome?.events.some(({ type }) => type === 'scotia-removed') ?? false
  const places = PLACES[region]!
  const fastest = region === NORTH_ATLANTIC ? fastestOf(ships) : NONE
  return (
    <section
      className={classNames(styles.sea, state.isOpen && styles.open, state.isChosen && styles.chosen)}
      aria-label={sayRegion(words, region)}
      data-area={REGIONS[region]}
      {...(state.isOpen && { 'data-asked': '' })}
    >
      <SeaHead region={region} {...state} />
      <ol className={styles.ships}>
        {Array.from({ length: places }, (_, place) => {
          const ship = ships[place]
          return (
            <li
              key={ship ?? `free ${place}`}
              className={classNames(
                styles.place,
                ship === undefined && styles.empty,
                ship !== undefined && picks && openings.ships.has(ship) && styles.pick,
              )}
              style={ship === undefined ? undefined : widthOfName(SHIPS[ship]!.name, ship === fastest)}
              // On a phone a sea opens as a whole, unless its ships are to be chosen.
              data-dense={isPhone && !(ship !== undefined && picks && openings.ships.has(ship)) ? '' : undefined}
            >
              {ship === undefined ? (
                <Free />
              ) : (
                <Berth
                  ship={ship}
                  region={region}
                  isFastest={ship === fastest}
                  isLeaving={leaving.includes(ship) || (ship === 0 && isScotiaLeaving)}
                  isNew={!table.regions[region]!.includes(ship)}
                />
              )}
            </li>
          )
        })}
        {places < 4 && (
          <li className={styles.port} aria-hidden="true" data-ornament="">
            <Drawing of={`ta-port-${REGIONS[region]}`} />
          </li>
        )}
      </ol>
    </section>
  )
}

function Free(): ReactNode {
  const { say } = useWords()
  return <div className={styles.free}>{say('board.free-place')}</div>
}

interface SeaState {
  readonly isOpen: boolean
  readonly isChosen: boolean
}

function useSeaState(region: Region): SeaState {
  const { mayAct, isMine, openings, picks } = useBoard()
  const isOpen = mayAct && isMine && openings.regions.has(region)
  return { isOpen, isChosen: isOpen && picks.region === region }
}

function SeaHead({ region, isOpen, isChosen }: SeaState & { readonly region: Region }): ReactNode {
  const words = useWords()
  const { chooseRegion, look } = useBoard()
  const isPhone = useIsPhone()
  const name = sayRegion(words, region)
  const offer = useOffer(words, region, isOpen)
  const spoken = useOffer(aloud(words), region, isOpen)
  return (
    <header className={styles.head} data-dense={isPhone && !isOpen ? '' : undefined}>
      {isOpen ? (
        <button
          type="button"
          data-card={REGIONS[region]}
          aria-pressed={isChosen}
          aria-label={words.say('spoken.sea', { region: name, offer: spoken })}
          onClick={() => chooseRegion(region)}
        >
          <h2 style={emsOf(name)}>{name}</h2>
          <small>
            <Icon name={isChosen ? 'check' : 'down'} />
            {offer}
          </small>
        </button>
      ) : (
        <div>
          <h2 style={emsOf(name)} data-help={REGIONS[region]}>
            {isPhone ? (
              <button type="button" onClick={() => look({ what: 'sea', region })}>
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <small>{words.say(`ports.${REGIONS[region]}`)}</small>
        </div>
      )}
      <Houses region={region} />
    </header>
  )
}

/** What choosing this sea would mean, in a few words. */
function useOffer(words: Words, region: Region, isOpen: boolean): string {
  const { view, tryOut } = useBoard()
  if (!isOpen) return ''
  switch (view.decision) {
    case 'region': {
      const { income, points } = gainOf(tryOut({ type: 'region', region }).events, view.viewer!)
      const key = points === 0 ? 'board.you-earn' : 'board.you-earn-points'
      return words.say(key, { income: sayMoney(words, income), points })
    }
    case 'redeploy':
      return words.say('board.move-here')
    case 'invest':
      return words.say('board.build-here')
    default:
      return words.say('board.deploy-here')
  }
}

/** The houses that stand, then what the next ones cost. */
function Houses({ region }: { readonly region: Region }): ReactNode {
  const words = useWords()
  const heard = aloud(words)
  const { view, seats } = useBoard()
  const built = view.houses[region]!.flatMap((count, seat) => Array<number>(count).fill(seat))
  const prices = HOUSE_PRICES[region]!.slice(built.length)
  return (
    <ul className={styles.houses} data-part="houses" aria-label={words.say('board.houses')}>
      {built.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat may own two, and houses never move.
        <li key={`${seat} ${place}`} title={seats[seat]!.name}>
          <Drawing of={`ta-house-${seats[seat]!.house}`} />
          <VisuallyHidden>{words.say('spoken.house-of', { owner: seats[seat]!.name })}</VisuallyHidden>
        </li>
      ))}
      {prices.map((price) => (
        <li key={price} className={styles.site}>
          <span aria-hidden="true">{price}</span>
          <VisuallyHidden>{heard.say('spoken.house-for', { price: sayMoney(heard, price) })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
