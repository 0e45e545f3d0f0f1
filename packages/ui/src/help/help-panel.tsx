import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { HELP_PANEL } from './card-gestures.ts'
import type { CardHelp, GameHelp } from './card-help.ts'
import styles from './help-panel.module.css'
import { ForYouNow, KindAndPrice, RuleAndCount, useSay } from './help-text.tsx'
import { PointingPanel } from './pointing-panel.tsx'

interface HelpPanelProps {
  readonly game: GameHelp<unknown, unknown>
  readonly help: CardHelp
  /** The card on the table. */
  readonly anchor: HTMLElement
  /** Whoever asked by key reads it at once. */
  readonly takesFocus: boolean
  readonly showRule: (clause: string) => void
  readonly close: () => void
}

/**
 * A card explains itself beside the card. It is no modal dialog: the table stays as it is, and any press elsewhere goes on
 * with the game. Inside a dialog it belongs to that dialog, because the page around it is inert.
 */
export function HelpPanel({ game, help, anchor, takesFocus, showRule, close }: HelpPanelProps): ReactNode {
  const say = useSay()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  // Where several cards lie together, it shows which one speaks.
  useLayoutEffect(() => {
    anchor.dataset.explained = ''
    return () => {
      delete anchor.dataset.explained
    }
  }, [anchor])
  useLayoutEffect(() => {
    if (takesFocus) panel.current!.focus({ preventScroll: true })
  }, [takesFocus])
  useCloseOnEscape(close)
  // Whoever goes on from the last thing in it comes back to the card.
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const stops = [panel.current!, ...panel.current!.querySelectorAll('button')]
    const next = stops.indexOf(event.target as HTMLButtonElement) + (event.shiftKey ? -1 : 1)
    const leaves = event.key === 'Tab' && stops[next] === undefined
    if (!leaves && event.key.toLowerCase() !== 'i') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return createPortal(
    <PointingPanel
      panel={panel}
      target={anchor}
      className={styles.panel}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...{ [HELP_PANEL]: '' }}
    >
      <header className={styles.head} style={{ background: help.paint.fill, color: help.paint.text }}>
        <span className={styles.sign}>
          <game.Sign name={help.sign} />
        </span>
        <h3 id={`${id}title`}>{say(help.title)}</h3>
        <span className={styles.kind}>
          <KindAndPrice help={help} />
        </span>
      </header>
      <div id={`${id}text`}>
        <p className={styles.does}>{say(help.does)}</p>
        {help.now !== null && <ForYouNow now={help.now} Sign={game.Sign} />}
      </div>
      <RuleAndCount help={help} showRule={showRule} />
    </PointingPanel>,
    anchor.closest('dialog') ?? document.body,
  )
}

/** Before a dialog or the board could take it for themselves: it listens as soon as it is seen. */
function useCloseOnEscape(close: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  })
}
