import { classNames, Drawing, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type Flag } from '../../src/catalogue.ts'
import { AskedCard } from '../card/asked-card.tsx'
import { Pictogram } from '../card/pictogram.tsx'
import { useBoard } from './board-context.ts'
import { dockedOf } from './docks.ts'
import { FlagCounts } from './flag-counts.tsx'
import styles from './panels.module.css'
import { DockEnds } from './ship-ends.tsx'
import { cardEffect, cardTitle } from './speech.ts'

/** The docks: how many ships of each flag nobody bought. */
export function Docks(): ReactNode {
  const words = useWords()
  const { look } = useBoard()
  return (
    <section className={styles.panel} aria-label={words.say('board.docks')} data-part="docks">
      <DockEnds />
      <h3>
        <button type="button" onClick={() => look({ what: 'docks' })}>
          {words.say('board.docks')}
        </button>
        <small>{words.say('board.docks-line')}</small>
      </h3>
      <DockCounts />
    </section>
  )
}

function DockCounts(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const countOf = (flag: Flag) => dockedOf(view, flag).length
  return (
    <FlagCounts
      label={words.say('board.docks')}
      countOf={countOf}
      sayCount={(flag, column) =>
        `${words.say(`flags.${flag}`)}: ${words.say('board.ships', { count: countOf(column) })}`
      }
    />
  )
}

/** The extension display, the oldest card first: it is the one that leaves. */
export function Display({ full = false }: { readonly full?: boolean }): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  return (
    <section
      className={classNames(styles.panel, full && styles.full)}
      aria-label={words.say('board.display')}
      data-part="display"
    >
      <h3>
        <button type="button" onClick={() => look({ what: 'display' })}>
          {words.say('board.display')}
        </button>
        <small>{words.say('board.deck-left', { count: view.deckSize })}</small>
      </h3>
      <ol className={styles.display}>
        {view.display.map((card, place) => (
          <li key={card} data-help={CARDS[card]!.id}>
            <Pictogram type={CARDS[card]!.type} className={styles.picture} />
            <b>
              {cardTitle(words, card)}
              {CARDS[card]!.deploys && <Drawing of="ta-anchor" />}
              {place === 0 && <em>{words.say('board.leaves-next')}</em>}
            </b>
            <span>{cardEffect(words, card)}</span>
            <i>{CARDS[card]!.set}</i>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Docks and extension cards in one row. */
export function DisplayStrip(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  return (
    <section
      className={classNames(styles.panel, styles.strip)}
      aria-label={words.say('board.display')}
      data-part="harbour"
    >
      <h3>
        <button type="button" onClick={() => look({ what: 'display' })}>
          {words.say('board.display')}
        </button>
        <small>{words.say('board.deck-left', { count: view.deckSize })}</small>
        <button type="button" onClick={() => look({ what: 'docks' })}>
          {words.say('board.docks')}
        </button>
        <DockCounts />
      </h3>
      {view.display.length > 0 && (
        <ol>
          {view.display.map((card, place) => (
            <li key={card}>
              <AskedCard card={card} fills />
              {place === 0 && <em>{words.say('board.leaves-next')}</em>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
