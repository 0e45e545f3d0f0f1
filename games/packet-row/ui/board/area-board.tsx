import { Button, classNames, Drawing, Icon, useWindow, useWords, VisuallyHidden } from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS, type Area, NONE } from '../../src/cards.ts'
import { cardsLeft } from '../last-round.ts'
import styles from './area-board.module.css'
import { AskingLine } from './asking-line.tsx'
import { useBoard } from './board-context.ts'
import { ComingSupply } from './coming-supply.tsx'
import { Piles } from './piles.tsx'
import { Space } from './space.tsx'
import { currentSpaces, futureSpaces } from './spaces.ts'

/** One of the four areas: what lies there now, what comes next, and who is asked. */
export function AreaBoard({ area }: { readonly area: Area }): ReactNode {
  const { say } = useWords()
  const { view, round, appraisal, mayAct, still, act } = useBoard()
  const isNarrow = useWindow('w<1200')
  const isTight = [useWindow('w<1361'), useWindow('h<881'), view.players === 5].includes(true)
  const pilesAt = isNarrow ? (view.players === 5 ? 'head' : 'beside') : 'below'
  const name = AREAS[area]!
  const title = say(`areas.${name}`)
  const isAsked = view.area === area
  const isMine = view.actor === view.viewer && view.viewer !== null
  const order = round.asked.indexOf(area)
  const isDone = !isAsked && order >= 0
  const choice = appraisal.legal.find((action) => action.type === 'choose' && action.area === area)
  const canChoose = mayAct && choice !== undefined
  const spaces = [...currentSpaces(area, view.players), ...futureSpaces(area)]
  const isOpen = mayAct && spaces.some((space) => appraisal.standings[space]!.kind !== 'rest')
  const whenAsked = say(isDone ? `board.asked-${pilesAt === 'head' ? 'short' : 'already'}` : 'board.not-asked-yet')
  const left = cardsLeft(view, area)
  return (
    <section
      className={classNames(
        styles.board,
        (isAsked || canChoose || isOpen) && (still ? styles.shown : styles.asked),
        isDone && styles.done,
      )}
      aria-label={isAsked ? say(isMine ? 'spoken.area-asked-you' : 'spoken.area-asked', { area: title }) : title}
      data-area={name}
      {...(isAsked && { 'data-asked': '' })}
    >
      <header className={styles.head}>
        <Drawing of={`area-${name}`} className={styles.emblem} />
        <h2 data-help={`area-${name}`}>{title}</h2>
        {isAsked && (
          <span data-help="harbour-master">
            <Drawing of="harbour-master" className={styles.wheel} />
          </span>
        )}
        {!isAsked && <span className={styles.gap} />}
        {pilesAt === 'head' && <Piles area={area} at="head" />}
        {isAsked ? (
          <AskingLine />
        ) : canChoose ? (
          <Button look="primary" small className={styles.ask} data-ask={area} onClick={() => act(choice)}>
            {say('board.ask-here')}
            <Icon name="right" />
            <VisuallyHidden>{say(`areas.${name}`)}</VisuallyHidden>
          </Button>
        ) : (
          <span className={styles.state}>
            {isDone && <span className={styles.order}>{order + 1}</span>}
            {view.phase !== 'over' && (left === null ? whenAsked : <EmptyTalon left={left} />)}
          </span>
        )}
      </header>
      <div className={styles.now} data-anchor={`supply:${name}`}>
        <h3 className={styles.label}>
          {say(isOpen && view.area !== NONE ? 'board.take-one' : 'board.current-supply')}
        </h3>
        <div className={styles.place}>
          <div className={styles.spaces}>
            {currentSpaces(area, view.players).map((space) => (
              <Space key={space} space={space} />
            ))}
          </div>
          {pilesAt === 'beside' && <Piles area={area} at="beside" />}
        </div>
      </div>
      <ComingSupply area={area} low={isTight} hasPiles={pilesAt === 'below'} classes={styles} />
    </section>
  )
}

/** It gets no more cards. */
function EmptyTalon({ left }: { readonly left: number }): ReactNode {
  const { say } = useWords()
  return (
    <b className={styles.empty}>
      <Icon name="minus" />
      {say('board.talon-empty', { count: left })}
    </b>
  )
}
