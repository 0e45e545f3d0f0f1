import { type AnyGame, rank, seededRandom, standings } from '@south-street/engine'
import {
  type AnyBoard,
  type BoardAnchors,
  type BoardProps,
  FinalTable,
  LANDING,
  type ResultProps,
  useWords,
} from '@south-street/ui'
import type { ReactNode } from 'react'
import { sayResult } from '../home/listed-result.ts'
import { usePageWords } from '../language/language.ts'
import { TextTable } from '../table/text-table.tsx'
import styles from './plain-board.module.css'

const NO_ANCHORS: BoardAnchors = { find: () => [], isIn: () => false, ofAction: () => [] }
/** No card explains itself where nobody has said how. */
const NO_HELP: AnyBoard['help'] = {
  explain: () => null,
  listCards: () => [],
  cardOf: () => null,
  Sign: () => null,
  Face: () => null,
}

/** The board of a game that has none: what its words say. So a game can be played as soon as it has rules. */
export function plainBoard(game: AnyGame): AnyBoard {
  /** What follows from a view alone follows from every state that fits it. */
  const stateOf = (view: unknown) => game.sample(view, seededRandom('plain-board'))
  return {
    Board: (props) => <PlainBoard {...props} game={game} actor={game.actor(stateOf(props.view))} />,
    Headline: ({ view }) => <FirstLine game={game} view={view} />,
    Ending: () => null,
    roundOf: (view) => (hasRound(view) ? view.round : 0),
    openView: (views, eyes) => views[eyes]!,
    cue: () => null,
    awaited: () => [],
    anchors: NO_ANCHORS,
    help: NO_HELP,
    Result: (props) => <PlainResult {...props} scores={game.score(stateOf(props.view))} />,
  }
}

/** A view that counts its rounds from 0 need say no more. */
function hasRound(view: unknown): view is { readonly round: number } {
  return typeof view === 'object' && view !== null && 'round' in view && typeof view.round === 'number'
}

function FirstLine({ game, view }: { readonly game: AnyGame; readonly view: unknown }): ReactNode {
  const { say } = useWords()
  const first = game.messages.view(view)[0]
  return first === undefined ? null : <b className={styles.headline}>{say(first.key, first.params)}</b>
}

interface PlainBoardProps extends BoardProps<unknown, unknown, unknown> {
  readonly game: AnyGame
  readonly actor: number | null
}

function PlainBoard({ game, actor, view, seats, mayAct, bar, ...props }: PlainBoardProps): ReactNode {
  const words = useWords()
  const you = seats.findIndex(({ isYou }) => isYou)
  return (
    <TextTable
      {...props}
      game={game}
      help={NO_HELP}
      anchors={NO_ANCHORS}
      words={words}
      view={view}
      you={you < 0 ? null : you}
      asked={actor === null ? null : seats[actor]!.name}
      isMyMove={actor !== null && actor === you}
      isBusy={!mayAct}
      {...(bar !== undefined && { bar })}
    />
  )
}

interface PlainResultProps extends ResultProps<unknown, unknown> {
  readonly scores: ReturnType<AnyGame['score']>
}

/** Who won, and every seat's points by what they are for. */
function PlainResult({ scores, seats, offers }: PlainResultProps): ReactNode {
  const page = usePageWords()
  const words = useWords()
  const you = seats.findIndex(({ isYou }) => isYou)
  const result = sayResult(page, {
    points: scores.map(({ total }) => total),
    places: rank(scores),
    names: seats.map(({ name }) => name),
    you: you < 0 ? null : you,
  })
  const columns = [
    ...scores[0]!.items.map(({ name }, i) => ({
      name,
      head: words.say(`score.${name}`),
      cell: (seat: number) => scores[seat]!.items[i]!.points,
    })),
    { name: 'total', head: words.say('score.total'), cell: (seat: number) => <b>{scores[seat]!.total}</b> },
  ]
  return (
    <div className={styles.result}>
      <h1 {...LANDING}>{result}</h1>
      <div className={styles.offers}>{offers}</div>
      <FinalTable
        title={words.say('score.total')}
        first={page.say('home.players')}
        columns={columns}
        seats={seats}
        order={standings(scores)}
      />
    </div>
  )
}
