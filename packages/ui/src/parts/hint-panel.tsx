import type { ReactNode } from 'react'
import type { HintedMove } from '../board.ts'
import { compareHints } from '../hints/compare-hints.ts'
import { useWords } from '../words/words.ts'
import { classNames } from './class-names.ts'
import styles from './hint-panel.module.css'
import { Icon } from './icon.tsx'

interface HintPanelProps<Action> {
  readonly moves: readonly HintedMove<Action>[] | 'thinking'
  readonly sayMove: (action: Action) => string
  /** A fact about the best move. */
  readonly sayReason: (action: Action) => string
  /** Whether a move is the one that would be confirmed now. */
  readonly isChosen: (action: Action) => boolean
  /** Chooses a move; the bar confirms it. */
  readonly choose: (action: Action) => void
  readonly close: () => void
}

const SHOWN = 3

/** What a strong bot would do with what the viewer may know, best first, and one reason. It lies over nothing. */
export function HintPanel<Action>(props: HintPanelProps<Action>): ReactNode {
  const { moves, sayMove, sayReason, isChosen, choose, close } = props
  const words = useWords()
  const shown = moves === 'thinking' ? [] : compareHints(moves).slice(0, SHOWN)
  const best = shown[0]
  return (
    <section className={styles.panel} aria-label={words.say('board.hint')} aria-live="polite" data-region="hint">
      <header>
        <Icon name="lamp" />
        <h3>{words.say('board.hint')}</h3>
        <small>{words.say('board.hint-source')}</small>
        <button type="button" aria-label={words.say('board.close')} onClick={close}>
          <Icon name="cross" />
        </button>
      </header>
      {best === undefined ? (
        <p>{words.say(moves === 'thinking' ? 'hint.thinking' : 'hint.none')}</p>
      ) : (
        <>
          <ol>
            {shown.map(({ action, distance }, place) => (
              <li key={JSON.stringify(action)}>
                <button
                  type="button"
                  className={classNames(place === 0 && styles.best)}
                  aria-pressed={isChosen(action)}
                  onClick={() => choose(action)}
                >
                  <i>{place === 0 ? <Icon name="lamp" /> : place + 1}</i>
                  <b>{sayMove(action)}</b>
                  {distance !== null && (
                    <small>{words.say(`hint.${place === 0 ? 'ahead' : 'behind'}-${distance}`)}</small>
                  )}
                </button>
              </li>
            ))}
          </ol>
          <p>{sayReason(best.action)}</p>
        </>
      )}
    </section>
  )
}
