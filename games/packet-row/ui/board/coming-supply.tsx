import { classNames, Drawing, Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS, type Area } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import { Piles } from './piles.tsx'
import { Space } from './space.tsx'
import { futureSpaces } from './spaces.ts'

interface ComingSupplyProps {
  readonly area: Area
  /** As tickets. */
  readonly low: boolean
  readonly hasPiles: boolean
  readonly classes: Readonly<Partial<Record<'next' | 'label' | 'spaces' | 'tickets', string | undefined>>>
}

/** What comes next in an area, and its piles. */
export function ComingSupply({ area, low, hasPiles, classes }: ComingSupplyProps): ReactNode {
  const { say } = useWords()
  const { appraisal, mayAct } = useBoard()
  const isInReach = mayAct && futureSpaces(area).some((space) => appraisal.standings[space]!.kind !== 'rest')
  return (
    <div className={classNames(classes.next, low && classes.tickets)} data-anchor={`coming:${AREAS[area]}`}>
      <h3 className={classes.label}>
        <span>
          <Icon name="left" />
          {say(low || isInReach ? 'board.next' : 'board.coming-next')}
        </span>
        {isInReach && (
          <small>
            <Drawing of="person-assistant" />
            {say('face.assistant')}
          </small>
        )}
      </h3>
      <div className={classes.spaces}>
        {futureSpaces(area).map((space) => (
          <Space key={space} space={space} low={low} />
        ))}
      </div>
      {hasPiles && <Piles area={area} at="below" />}
    </div>
  )
}
