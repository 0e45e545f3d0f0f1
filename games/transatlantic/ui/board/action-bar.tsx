import { Button, classNames, Icon, Piece, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { NONE } from '../../src/catalogue.ts'
import { refusalMessage } from '../../src/messages.ts'
import styles from './action-bar.module.css'
import { useBoard } from './board-context.ts'
import { sayConsequence } from './consequence.ts'
import { HintPanel } from './hint-panel.tsx'
import { sayDo, sayQuestion, sayWaiting } from './question.ts'

/** The bar that leads through a card step by step: what is asked, what follows, and the answer. */
export function ActionBar(): ReactNode {
  const words = useWords()
  const { view, seats, isMine, hint, picks, openings } = useBoard()
  const head = isMine ? sayQuestion(words, view, picks, openings) : sayWaiting(words, view, seats)
  const line = useLine()
  return (
    <section
      className={classNames(styles.bar, isMine ? styles.mine : styles.waiting)}
      aria-label={words.say('board.bar')}
      data-region="bar"
    >
      {view.actor !== NONE && <Piece house={seats[view.actor]!.house} className={styles.piece} />}
      <div className={styles.words} aria-live="polite">
        <h2 className={classNames(head.length > 58 && styles.long)}>{head}</h2>
        {line !== '' && <p>{line}</p>}
      </div>
      <div className={styles.buttons}>
        <Answers />
      </div>
      {hint !== null && hint !== 'thinking' && <HintPanel moves={hint} />}
    </section>
  )
}

/** The second line: what the choice would lead to, why it is refused, or what there is to choose. */
function useLine(): string {
  const words = useWords()
  const { view, seats, isMine, mayAct, foresight, refusal, candidate, picks } = useBoard()
  if (!isMine || !mayAct) return ''
  if (foresight !== null) return sayConsequence(words, view, seats, foresight)
  if (refusal !== null && view.decision !== 'buy') {
    const { key, params } = refusalMessage(refusal)
    return words.say(key, params)
  }
  if (view.decision === 'invest' && candidate === null) return words.say('ask.invest-more')
  if (view.decision === 'deploy' && picks.ships.length === 0) return words.say('ask.which-ship-line')
  return view.decision === 'turn' ? words.say('ask.turn-line') : ''
}

function Answers(): ReactNode {
  const words = useWords()
  const { view, isMine, mayAct, foresight, confirm, back, takeBack, hint, askHint } = useBoard()
  const undo = takeBack !== null && back === null && (
    <Button look="quiet" className={styles.undo} aria-label={words.say('board.take-back')} onClick={takeBack}>
      <Icon name="undo" />
      <span>{words.say('board.take-back')}</span>
    </Button>
  )
  if (!isMine || !mayAct) return undo
  return (
    <>
      {undo}
      {askHint !== null && (
        <Button
          look="quiet"
          className={styles.hint}
          disabled={hint === 'thinking'}
          onClick={askHint}
          aria-label={words.say('board.hint')}
          title={words.say('board.hint')}
        >
          <Icon name="lamp" />
          <span>{words.say('board.hint')}</span>
        </Button>
      )}
      {back !== null && (
        <Button className={styles.back} onClick={back}>
          <Icon name="undo" />
          <span>{words.say('board.back')}</span>
        </Button>
      )}
      {confirm !== null && foresight !== null && (
        <Button look="primary" className={styles.confirm} data-answer="" onClick={confirm}>
          {sayDo(words, view, foresight)}
        </Button>
      )}
    </>
  )
}
