import {
  Button,
  Dialog,
  Icon,
  LANDING,
  TableHead,
  useIsPhone,
  usePageKeys,
  useWindow,
  VisuallyHidden,
} from '@south-street/ui'
import { CardHelpLayer } from '@south-street/ui/help'
import { type ReactNode, useMemo, useState } from 'react'
import { Tool, TopBar } from '../../frame/top-bar.tsx'
import { usePageWords } from '../../language/language.ts'
import { useRuleSheet } from '../../learn/use-rule-sheet.tsx'
import { NOBODY_ACTS, STILL } from '../../replay/still-board.ts'
import { navigate } from '../../router.ts'
import { LogDrawer } from '../../table/log-drawer.tsx'
import { RecordPanel } from '../../table/record-panel.tsx'
import page from '../../table/table-page.module.css'
import { useReviewWords } from '../review-words.ts'
import type { ReviewedDecision } from '../reviewed.ts'
import { type ReviewedGame, sayBecause, sayMove } from '../reviewed-game.ts'
import { MarkLayer } from './mark-layer.tsx'
import { OptionList } from './option-list.tsx'
import { PointSteps } from './point-steps.tsx'
import styles from './review-bar.module.css'

export interface DecisionPageProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  readonly points: readonly ReviewedDecision[]
  readonly address: string
}

/** The position before a decision, by the eyes of whoever decided, with what every move wins. */
export function DecisionPage(props: DecisionPageProps): ReactNode {
  const { game, decision, points, address } = props
  const { replayed, board, seats, words } = game
  const pageWords = usePageWords()
  const { say } = useReviewWords()
  const { move, seat } = decision
  const [showsLog, setShowsLog] = useState(false)
  const view = useMemo(() => replayed.viewAt(move, seat), [replayed, move, seat])
  const history = useMemo(() => replayed.eventsUntil(move), [replayed, move])
  const shown = useMemo(() => ({ moves: replayed.moves.slice(0, move + 1), chat: [] }), [replayed, move])
  const eyed = useMemo(() => seats.map((one, i) => ({ ...one, isYou: i === seat })), [seats, seat])
  const log = (
    <RecordPanel game={replayed.game} gameWords={words} shown={shown} seats={seats} say={null} current={move} />
  )
  const hasPanel = !useWindow('w<1200')
  const isTight = useIsTight()
  const isSteppedAside = useIsSteppedAside()
  const { showRule, sheet } = useRuleSheet(replayed.game.id)
  usePageKeys({
    t: decision.options.length > 0 ? () => navigate(`${address}/${move}/try`) : null,
    l: () => setShowsLog(true),
    Escape: () => navigate(address),
  })
  return (
    <div className={page.page}>
      <TopBar
        where={say('where', { game: words.say('name') })}
        tools={<Tool icon="list" label={pageWords.say('table.log')} onClick={() => setShowsLog(true)} />}
      >
        <TableHead>
          <board.Headline view={view} />
        </TableHead>
      </TopBar>
      <main className={page.main} data-region="decision">
        <VisuallyHidden as="h1">
          {pageWords.say('table.heading', { game: words.say('name'), round: decision.round + 1 })}
        </VisuallyHidden>
        <board.Board
          {...STILL}
          {...NOBODY_ACTS}
          view={view}
          seats={eyed}
          history={history}
          record={
            hasPanel && decision.options.length > 0 ? (
              <section className={styles.panel} aria-label={say('board.moves')}>
                {isSteppedAside && <PointSteps {...{ points, decision, address }} />}
                <OptionList game={game} decision={decision} />
                {isTight && <p>{sayBecause(game, decision.because)}</p>}
              </section>
            ) : (
              log
            )
          }
          showRule={showRule}
          bar={<DecisionBar {...props} hasPanel={hasPanel} number={points.indexOf(decision) + 1} />}
        />
        <CardHelpLayer help={board.help} view={view} {...NOBODY_ACTS} showRule={showRule} />
      </main>
      <MarkLayer game={game} decision={decision} />
      {sheet}
      {showsLog && <LogDrawer close={() => setShowsLog(false)}>{log}</LogDrawer>}
    </div>
  )
}

/** Whether the board needs the room that a long bar would take. */
function useIsTight(): boolean {
  return [useIsPhone(), useWindow('h<791')].includes(true)
}

/** Whether the way from point to point stands with the moves: a narrow bar would grow higher by it. */
function useIsSteppedAside(): boolean {
  const [isPhone, isTight, isLowPhone] = [useIsPhone(), useWindow('h<791'), useWindow('h<740')]
  return isPhone ? isLowPhone : isTight
}

interface DecisionBarProps extends DecisionPageProps {
  readonly hasPanel: boolean
  /** Of the turning point, or 0. */
  readonly number: number
}

function DecisionBar({ game, decision, points, address, hasPanel, number }: DecisionBarProps): ReactNode {
  const { say } = useReviewWords()
  const [showsAll, setShowsAll] = useState(false)
  const { move, seat, round, options, because } = decision
  const hasOptions = options.length > 0
  const [comparison, why] = [sayComparison(say, game, decision), sayBecause(game, because)]
  // A low window has room for the way on only; the reason stands with the moves.
  const isTight = useIsTight()
  const isSteppedAside = [useIsSteppedAside(), hasOptions].every(Boolean)
  return (
    <section className={styles.bar} aria-label={say('title')} data-region="review-bar">
      {number > 0 && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.words}>
        <h2 {...LANDING}>
          {say('board.heading', { round: round + 1, move: sayMove(game, decision, decision.action) })}
        </h2>
        <p>
          {comparison} {isTight ? '' : why}
        </p>
        {!isTight && (
          <small>
            <Icon name="eye" />
            {say('board.eyes', { name: game.seats[seat]!.name })}
          </small>
        )}
      </div>
      <div className={styles.offers}>
        {!isSteppedAside && <PointSteps {...{ points, decision, address }} />}
        {hasOptions && !hasPanel && (
          <Button small onClick={() => setShowsAll(true)}>
            {say('board.all-moves')}
          </Button>
        )}
        <Button small onClick={() => navigate(address)} data-offer="review">
          <Icon name="left" />
          {say('title')}
        </Button>
        {hasOptions && (
          <Button small look="brass" data-offer="try" onClick={() => navigate(`${address}/${move}/try`)}>
            <Icon name="replay" />
            {say('board.try')}
          </Button>
        )}
      </div>
      {showsAll && (
        <Dialog title={say('board.all-moves')} closeLabel={say('close')} close={() => setShowsAll(false)}>
          {isTight && <p className={styles.why}>{why}</p>}
          <OptionList game={game} decision={decision} />
          {isSteppedAside && <PointSteps {...{ points, decision, address }} />}
        </Dialog>
      )}
    </section>
  )
}

/** What was better, and by how much. */
function sayComparison(
  say: ReturnType<typeof useReviewWords>['say'],
  game: ReviewedGame,
  decision: ReviewedDecision,
): string {
  const { verdict, cost, options } = decision
  if (verdict === null) return say(decision.isReal ? 'board.unread' : 'decisions.forced')
  if (cost > 0) return say('board.better', { count: cost, move: sayMove(game, decision, options[0]!.action) })
  return say(verdict === 'close' ? 'board.was-close' : 'board.was-best')
}
