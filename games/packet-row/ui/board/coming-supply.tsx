import { Icon, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Area } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import { Piles } from './piles.tsx'
import { Space } from './space.tsx'
import { futureSpaces } from './spaces.ts'

interface ComingSupplyProps {
  readonly area: Area
  /** What it says where an assistant could take a card of it. */
  readonly open: string
  readonly classes: Readonly<Partial<Record<'next' | 'label' | 'spaces', string | undefined>>>
}

/** What comes next in an area, and its piles. */
export function ComingSupply({ area, open, classes }: ComingSupplyProps): ReactNode {
  const { say } = useWords()
  const { appraisal, mayAct } = useBoard()
  const isInReach = mayAct && futureSpaces(area).some((space) => appraisal.standings[space]!.kind !== 'rest')
  return (
    <div className={classes.next}>
      <h3 className={classes.label}>
        <Icon name="left" />
        {say(isInReach ? open : 'board.coming-next')}
      </h3>
      <div className={classes.spaces}>
        {futureSpaces(area).map((space) => (
          <Space key={space} space={space} />
        ))}
      </div>
      <Piles area={area} />
    </div>
  )
}
