import { Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import {
  CARGO_INCOME,
  CRUISE_INCOME,
  FLAG,
  FLAGS,
  isHeadquarters,
  isSteamship,
  NONE,
  SHIPS,
  type ShipIndex,
} from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import { ShipCard } from '../card/ship-card.tsx'
import { useBoard } from './board-context.ts'
import { dockedOf } from './docks.ts'
import styles from './ship-details.module.css'

/** Everything about a ship: what she earns with each card, what she scores now, and who she was. */
export function ShipDetails({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const owner = view.owners[ship]!
  const { id, income } = SHIPS[ship]!
  const money = (amount: number) => sayMoney(words, amount)
  return (
    <div className={styles.details}>
      <div className={styles.card}>
        <ShipCard ship={ship} />
      </div>
      <dl className={styles.facts}>
        {owner !== NONE && (
          <Fact name={words.say('details.owner')}>
            <Drawing of={`ta-captain-${seats[owner]!.house}`} />
            {seats[owner]!.name}
          </Fact>
        )}
        {!isHeadquarters(ship) && (
          <>
            <Fact name={words.say('details.income')}>{money(income)}</Fact>
            <Fact name={words.say('details.cargo')}>{money(CARGO_INCOME[ship]!)}</Fact>
            <Fact name={words.say('details.cruise')}>{money(CRUISE_INCOME[ship]!)}</Fact>
          </>
        )}
        {isSteamship(ship) && <Fact name={words.say('details.coal')}>{view.coal[ship]}</Fact>}
        {FLAG[ship]! >= 0 && <Worth ship={ship} />}
      </dl>
      {!isHeadquarters(ship) && <p className={styles.story}>{words.say(`stories.${id}`)}</p>}
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What she would score now: for her owner, or for whoever looks. */
function Worth({ ship }: { readonly ship: ShipIndex }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const flag = FLAG[ship]!
  const seat = view.owners[ship] === NONE ? (view.viewer ?? 0) : view.owners[ship]!
  const column = columnValue(view.players, view.markers[seat]![flag]!)
  const docked = dockedOf(view, flag).length
  return (
    <Fact name={words.say('details.worth')}>
      <Drawing of={`ta-flag-${FLAGS[flag]}`} />
      <span>{words.say('details.sum', { column, docked, total: column + docked })}</span>
    </Fact>
  )
}
