import { classNames, Drawing, Icon, Piece, useWords, VisuallyHidden } from '@south-street/ui'
import { Fragment, type ReactNode } from 'react'
import { AREAS } from '../../src/cards.ts'
import styles from './asking-line.module.css'
import { useBoard } from './board-context.ts'
import { type Asking, askingLine } from './round-so-far.ts'
import { sayAnswer } from './speech.ts'

/** Who has taken, whose piece stands elsewhere, who passed, who is asked now and who follows; the harbour master last. */
export function AskingLine(): ReactNode {
  const { say } = useWords()
  const { view, round } = useBoard()
  return (
    <div className={styles.room}>
      <ol className={styles.line} aria-label={say('board.asking-order')} data-asked={view.players}>
        {askingLine(view, round).map((asking, i) => (
          <Fragment key={asking.seat}>
            {i > 0 && <Icon name="right" className={styles.arrow} />}
            <Asked asking={asking} />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

function Asked({ asking }: { readonly asking: Asking }): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const { name, house, isYou } = seats[asking.seat]!
  const isNow = asking.answer === 'asked'
  const isMaster = asking.seat === view.harbourMaster
  return (
    <li
      className={classNames(
        isNow && styles.now,
        asking.answer === 'elsewhere' && styles.elsewhere,
        !isNow && asking.answer !== 'later' && styles.done,
      )}
      title={name}
      aria-current={isNow ? 'step' : undefined}
    >
      <Piece house={house} className={styles.piece} />
      <span className={classNames(styles.who, !isNow && styles.name)} data-shortens="">
        {isYou ? words.say('board.you') : name}
      </span>
      {asking.answer === 'took' && <Icon name="check" className={styles.mark} />}
      {asking.answer === 'passed' && <Icon name="minus" className={styles.mark} />}
      {asking.answer === 'elsewhere' && <Drawing of={`area-${AREAS[asking.area]}`} className={styles.mark} />}
      {isMaster && asking.answer !== 'took' && <Drawing of="harbour-master" className={styles.wheel} />}
      <VisuallyHidden>{sayAnswer(words, asking.answer, isYou)}</VisuallyHidden>
    </li>
  )
}
