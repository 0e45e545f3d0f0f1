import { createContext, type ReactNode, useContext } from 'react'
import '../art/ship-bell.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { Icon } from '../parts/icon.tsx'
import { useWindow } from '../parts/window-size.ts'
import { type Phrase, useWords } from '../words/words.ts'
import styles from './last-round.module.css'

/** That the end of the game is certain: why, and what happens then. It never says what to do. */
export interface LastRound {
  readonly title: Phrase
  readonly why: Phrase
  /** The same in a few words. */
  readonly brief: Phrase
  readonly after: Phrase
}

export interface LastRoundNotice extends LastRound {
  readonly close: () => void
}

const LastRoundContext = createContext<LastRoundNotice | null>(null)

/** Stands around a board; null while there is nothing to announce, or once it has been read. */
export const LastRoundProvider = LastRoundContext.Provider

/** Whether there is a frieze for the pennant to hang over. */
export function useHasFrieze(): boolean {
  const [isLow, isNarrow] = [useWindow('h<881'), useWindow('w<1200')]
  return !isLow && !isNarrow
}

/** Hangs over the frieze and covers nothing else. */
export function LastRoundPennant(): ReactNode {
  const { say } = useWords()
  const notice = useContext(LastRoundContext)
  const hasFrieze = useHasFrieze()
  if (notice === null || !hasFrieze) return null
  const { title, why, after, close } = notice
  return (
    <aside className={styles.pennant} data-region="last-round">
      <Drawing of="ship-bell" className={styles.bell} />
      <h2>{say(title.key, title.params)}</h2>
      <p>
        <span>{say(why.key, why.params)}</span> <span>{say(after.key, after.params)}</span>
      </p>
      <button type="button" aria-label={say('last-round.close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </aside>
  )
}

/** One line above the bar's sentence, where there is no pennant. */
export function LastRoundLine(): ReactNode {
  const { say } = useWords()
  const notice = useContext(LastRoundContext)
  const [isNarrow, isLow] = [useWindow('w<1200'), useWindow('h<761')]
  if (notice === null) return null
  const { key, params } = isNarrow || isLow ? notice.brief : notice.why
  return (
    <div className={styles.line} data-region="last-round">
      <Icon name="bell" />
      {say(key, params)}
    </div>
  )
}

/** In the top bar, to the end. */
export function LastRoundChip({ last }: { readonly last: LastRound }): ReactNode {
  const { say } = useWords()
  return (
    <span className={styles.chip} title={say(last.why.key, last.why.params)}>
      <Icon name="bell" />
      {say(last.title.key, last.title.params)}
    </span>
  )
}
