import {
  Button,
  classNames,
  Drawing,
  Icon,
  Piece,
  Spoken,
  useLesson,
  useWindow,
  useWords,
  VisuallyHidden,
} from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS, type Area, NONE } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { currentSpaces, futureSpaces } from '../board/spaces.ts'
import styles from './overview.module.css'
import { Ticket } from './ticket.tsx'

/** All four areas at once, every card as a ticket; this is where a harbour master chooses. */
export function Overview(): ReactNode {
  // Where it scrolls, keys must be able to do that, too.
  const scrolls = [useLesson() !== null, useWindow('h<641')].every(Boolean)
  return (
    <div className={styles.overview} tabIndex={scrolls ? 0 : undefined}>
      {AREAS.map((name, area) => (
        <AreaRow key={name} area={area} />
      ))}
    </div>
  )
}

function AreaRow({ area }: { readonly area: Area }): ReactNode {
  const { say } = useWords()
  const { view, round, appraisal, mayAct, act } = useBoard()
  const name = AREAS[area]!
  const choice = mayAct ? appraisal.legal.find((action) => action.type === 'choose' && action.area === area) : undefined
  const order = round.asked.indexOf(area)
  return (
    <section
      className={classNames(
        styles.area,
        choice !== undefined && styles.open,
        order >= 0 && view.area !== area && styles.done,
      )}
      aria-label={say(`areas.${name}`)}
      data-area={name}
    >
      <header>
        <Drawing of={`area-${name}`} className={styles.emblem} />
        <h2>{say(`areas.${name}`)}</h2>
        <span className={styles.talon} title={say('board.talon', { count: view.talons[area]! })}>
          <i />
          <Spoken as={say('spoken.talon', { count: view.talons[area]! })}>{view.talons[area]}</Spoken>
        </span>
        {choice !== undefined ? (
          <Button look="primary" small className={styles.ask} data-ask={area} onClick={() => act(choice)}>
            {say('board.ask-here')}
            <Icon name="right" />
            <VisuallyHidden>{say(`areas.${name}`)}</VisuallyHidden>
          </Button>
        ) : (
          order >= 0 && (
            <span className={styles.order}>
              <b>{order + 1}</b>
              {say(view.area === area ? 'board.asked-now' : 'board.asked-short')}
            </span>
          )
        )}
      </header>
      <div className={styles.row} data-supply={currentSpaces(area, view.players).length}>
        <div className={styles.now} data-anchor={`supply:${name}`}>
          {currentSpaces(area, view.players).map((space) => (
            <Slot key={space} space={space} />
          ))}
        </div>
        <div className={styles.next} data-anchor={`coming:${name}`}>
          {futureSpaces(area).map((space) => (
            <Slot key={space} space={space} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Slot({ space }: { readonly space: number }): ReactNode {
  const { view, seats } = useBoard()
  const card = view.spaces[space]!
  if (card !== NONE) return <Ticket card={card} />
  const seat = view.pieces.indexOf(space)
  return <span className={styles.gone}>{seat >= 0 && <Piece house={seats[seat]!.house} />}</span>
}
