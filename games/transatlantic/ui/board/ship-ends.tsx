import { TravelEnd } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { ShipIndex } from '../../src/catalogue.ts'
import { useBoard } from './board-context.ts'
import { liesWith, travelName } from './travel.ts'

/** Where ships on the move come from or go to that are not to be seen there. */
function ShipEnds({ isHere }: { readonly isHere: (ship: ShipIndex) => boolean }): ReactNode {
  const { moving } = useBoard()
  return [...moving.keys()].filter(isHere).map((ship) => <TravelEnd key={ship} style={travelName(ship, moving)} />)
}

/** A rival's company: what it has bought and what it has to move. */
export function CompanyEnds({ seat }: { readonly seat: number }): ReactNode {
  const { view } = useBoard()
  return <ShipEnds isHere={(ship) => liesWith(view, seat, ship)} />
}

export function DockEnds(): ReactNode {
  const { view } = useBoard()
  return <ShipEnds isHere={(ship) => view.docks.includes(ship)} />
}
