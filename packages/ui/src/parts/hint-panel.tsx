import { type ReactNode, useEffect, useState } from 'react'
import type { HintedMove } from '../board.ts'
import { type ComparedMove, compareHints } from '../hints/compare-hints.ts'
import { useWords } from '../words/words.ts'
import { classNames } from './class-names.ts'
import styles from './hint-panel.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface HintPanelProps<Action> {
  readonly moves: readonly HintedMove<Action>[] | 'thinking'
  readonly sayMove: (action: Action) => string
  /** The move that would be confirmed now. */
  readonly candidate: Action | null
  /** Chooses a move; the bar confirms it. */
  readonly choose: (action: Action) => void
  /** Why not a move that the hint says nothing of? Null where that cannot be asked. */
  readonly askWhyNot: ((action: Action) => void) | null
  readonly close: () => void
}

const SHOWN = 3

/**
 * What a strong bot would do with what the viewer may know, best first, and why; of every other move, why not. It lies
 * over nothing.
 */
export function HintPanel<Action>(props: HintPanelProps<Action>): ReactNode {
  const { moves, close } = props
  const words = useWords()
  const [showsAll, setShowsAll] = useState(false)
  const compared = moves === 'thinking' ? [] : compareHints(moves)
  const hidden = showsAll ? 0 : compared.length - SHOWN
  return (
    <section className={styles.panel} aria-label={words.say('board.hint')} aria-live="polite" data-region="hint">
      <header>
        <Icon name="lamp" />
        <h3>{words.say('board.hint')}</h3>
        {hidden > 0 ? (
          <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
            {words.say('hint.more', { count: hidden })}
          </button>
        ) : (
          <small>{words.say('board.hint-source')}</small>
        )}
        <button type="button" aria-label={words.say('board.close')} onClick={close}>
          <Icon name="cross" />
        </button>
      </header>
      {compared.length === 0 ? (
        <p>{words.say(moves === 'thinking' ? 'hint.thinking' : 'hint.none')}</p>
      ) : (
        <Advice {...props} compared={compared} showsAll={showsAll} />
      )}
    </section>
  )
}

interface AdviceProps<Action> extends Omit<HintPanelProps<Action>, 'moves' | 'close'> {
  readonly compared: readonly ComparedMove<Action>[]
  readonly showsAll: boolean
}

const keyOf = (action: unknown): string => JSON.stringify(action)

function Advice<Action>(props: AdviceProps<Action>): ReactNode {
  const { compared, showsAll, sayMove, candidate, choose, askWhyNot } = props
  const words = useWords()
  const [asked, setAsked] = useState<string | null>(null)
  const chosen = candidate === null ? null : keyOf(candidate)
  const isKnown = (key: string) => compared.some(({ action }) => keyOf(action) === key)
  // Whoever has pressed a row wants to hear of it; whoever chooses on the board, of that.
  const told = [chosen, asked].find((key) => key !== null && isKnown(key)) ?? keyOf(compared[0]!.action)
  useNamedCards(compared.find(({ action }) => keyOf(action) === told)?.names ?? [])
  const rows = compared.filter(({ action }, place) => showsAll || place < SHOWN || keyOf(action) === told)
  return (
    <>
      <ol>
        {rows.map((move) => (
          <Row
            key={keyOf(move.action)}
            {...props}
            move={move}
            place={compared.indexOf(move)}
            isTold={keyOf(move.action) === told}
            choose={(action) => {
              setAsked(keyOf(action))
              choose(action)
            }}
            ask={() => setAsked(keyOf(move.action))}
          />
        ))}
      </ol>
      <Because compared={compared} told={told} sayMove={sayMove} />
      {chosen !== null && !isKnown(chosen) && askWhyNot !== null && (
        <button type="button" className={styles.offer} onClick={() => askWhyNot(candidate!)}>
          {words.say('hint.why-not-move', { move: sayMove(candidate!) })}
        </button>
      )}
    </>
  )
}

/** Cards that the reason names wear thin dots, wherever they lie: in every board a card has its id. */
function useNamedCards(names: readonly string[]): void {
  // The board may draw them anew with every picture.
  useEffect(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main [data-card]')]
    const named = cards.filter(({ dataset }) => names.includes(dataset.card!))
    for (const card of named) card.classList.add(styles.named!)
    return () => {
      for (const card of named) card.classList.remove(styles.named!)
    }
  })
}

interface RowProps<Action> extends Pick<AdviceProps<Action>, 'sayMove' | 'candidate' | 'choose'> {
  readonly move: ComparedMove<Action>
  readonly place: number
  readonly isTold: boolean
  readonly ask: () => void
}

function Row<Action>({ move, place, isTold, sayMove, candidate, choose, ask }: RowProps<Action>): ReactNode {
  const words = useWords()
  const { action, distance } = move
  const isChosen = candidate !== null && keyOf(action) === keyOf(candidate)
  return (
    <li className={classNames(place === 0 && styles.best)}>
      <button type="button" aria-pressed={isChosen} onClick={() => choose(action)}>
        <i>{place === 0 ? <Icon name="lamp" /> : place + 1}</i>
        <b>{sayMove(action)}</b>
        {distance !== null && <small>{words.say(`hint.${place === 0 ? 'ahead' : 'behind'}-${distance}`)}</small>}
      </button>
      {place > 0 && move.because.length > 0 && (
        <button
          type="button"
          className={styles.why}
          aria-pressed={isTold}
          aria-label={words.say('hint.why-not-move', { move: sayMove(action) })}
          title={words.say('hint.why-not')}
          data-why-not=""
          onClick={ask}
        >
          <span aria-hidden="true">?</span>
        </button>
      )}
    </li>
  )
}

interface BecauseProps<Action> extends Pick<AdviceProps<Action>, 'compared' | 'sayMove'> {
  readonly told: string
}

/** Why the best one, or why not the one that is asked about. */
function Because<Action>({ compared, told, sayMove }: BecauseProps<Action>): ReactNode {
  const words = useWords()
  const place = compared.findIndex(({ action }) => keyOf(action) === told)
  const { action, because } = compared[place]!
  if (because.length === 0) return compared.length === 1 ? <p>{words.say('hint.only')}</p> : null
  return (
    <p data-because="">
      {place > 0 && (
        <>
          <i aria-hidden="true">{place + 1}</i>
          <VisuallyHidden>{words.say('hint.why-not-move', { move: sayMove(action) })} </VisuallyHidden>
        </>
      )}
      {because.map(({ key, params }) => words.say(key, params)).join(' ')}
    </p>
  )
}
