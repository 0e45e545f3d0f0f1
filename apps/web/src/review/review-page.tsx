import { rank } from '@south-street/engine'
import { Button, Icon, WordsProvider } from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { PageMessage } from '../frame/page-message.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { sayResult } from '../home/listed-result.ts'
import { useGameWords, usePageWords } from '../language/language.ts'
import { recordOrigin } from '../replay/kept-record.ts'
import { RecordFaultMessage } from '../replay/record-fault-message.tsx'
import { navigate } from '../router.ts'
import { seatInfos } from '../table/seat-names.ts'
import { DecisionPage } from './board/decision-page.tsx'
import { TryPage } from './board/try-page.tsx'
import { ChanceChartView } from './chance-chart.tsx'
import { DecisionList } from './decision-list.tsx'
import { DifferencePanel } from './difference-panel.tsx'
import { FileOffers } from './file-offers.tsx'
import { turningPoints } from './findings.ts'
import { type LoadedReview, loadReview } from './loaded-review.ts'
import { type ReadingNow, setPace } from './reading.ts'
import { ReviewHero } from './review-hero.tsx'
import styles from './review-page.module.css'
import { useReviewWords, wantReviewWords } from './review-words.ts'
import { type Reviewed, type ReviewedDecision, reviewedOf } from './reviewed.ts'
import { chartOf, type ReviewedGame } from './reviewed-game.ts'
import { SentencesPanel } from './sentences-panel.tsx'
import { AwaitedPoint, TurningPoint } from './turning-point.tsx'

const CHART_HEIGHT = 240
/** Of the turning points, as many as there can be. */
const NUMBERS = [1, 2, 3]

/** `/review/SEAT`, `/review/SEAT/MOVE` for a decision on the board, and `/review/SEAT/MOVE/try`. */
export async function openReviewPage(seat: string, move: string, how: string): Promise<ReactNode> {
  const [loaded] = await Promise.all([loadReview(seat), wantReviewWords()])
  return <ReviewPage loaded={loaded} move={/^\d+$/.test(move) ? Number(move) : null} tries={how === 'try'} />
}

interface ReviewPageProps {
  readonly loaded: LoadedReview
  readonly move: number | null
  readonly tries: boolean
}

function ReviewPage({ loaded, move, tries }: ReviewPageProps): ReactNode {
  const { say } = useReviewWords()
  if (loaded === null) return <PageMessage text={say('none')} />
  if ('fault' in loaded) return <RecordFaultMessage fault={loaded.fault} />
  if ('problem' in loaded) return <PageMessage text={say(loaded.problem)} />
  return <OpenReview key={`${loaded.reading.hash} ${loaded.seat}`} {...{ loaded, move, tries }} />
}

interface OpenReviewProps extends Omit<ReviewPageProps, 'loaded'> {
  readonly loaded: Extract<LoadedReview, { reading: unknown }>
}

function OpenReview({ loaded, move, tries }: OpenReviewProps): ReactNode {
  const { replayed, reading, seat } = loaded
  const game = useReviewedGame(loaded)
  const now = useSyncExternalStore(reading.subscribe, reading.now)
  const { review } = now
  const reviewed = useMemo(() => review && reviewedOf(review, replayed, seat), [review, replayed, seat])
  useReadingOn(loaded)
  const address = `/review/${seat}`
  const points = useMemo(() => (reviewed === null ? [] : turningPoints(reviewed)), [reviewed])
  const decision = reviewed?.decisions.find((one) => one.move === move)
  if (move !== null && move < replayed.moves.length && reviewed !== null && decision !== undefined) {
    const Page = tries && decision.options.length > 0 ? TryPage : DecisionPage
    return (
      <WordsProvider value={game.words}>
        <Page key={move} {...{ game, decision, points, address }} />
      </WordsProvider>
    )
  }
  return (
    <WordsProvider value={game.words}>
      <WholeReview {...{ loaded, game, reviewed, points, address, now }} />
    </WordsProvider>
  )
}

/** It is read as long as somebody looks, and goes on more slowly while they play. */
function useReadingOn({ reading, seat }: OpenReviewProps['loaded']): void {
  useEffect(() => {
    if (reading.now().status === 'stopped' || reading.now().status === 'reading') reading.goOn(seat)
    setPace(false)
    return () => setPace(true)
  }, [reading, seat])
}

/** The round of the first decision of this seat that nobody has looked at. */
function roundBeingRead({ decisions, seat }: Reviewed): number | null {
  return decisions.find((one) => one.seat === seat && one.isReal && one.verdict === null)?.round ?? null
}

/** The game, with the names and words of its players. */
function useReviewedGame({ replayed, board }: OpenReviewProps['loaded']): ReviewedGame {
  const pageWords = usePageWords()
  const you = recordOrigin()?.you ?? null
  const seats = useMemo(() => seatInfos(replayed.seats, you, pageWords), [replayed, you, pageWords])
  const nameOf = useCallback((one: number) => seats[one]!.name, [seats])
  const words = useGameWords(replayed.game.id, nameOf)
  return useMemo(() => ({ replayed, board, seats, words }), [replayed, board, seats, words])
}

interface WholeReviewProps extends Pick<OpenReviewProps, 'loaded'> {
  readonly game: ReviewedGame
  readonly reviewed: Reviewed | null
  readonly points: readonly ReviewedDecision[]
  readonly address: string
  readonly now: ReadingNow
}

function WholeReview({ loaded, game, reviewed, points, address, now }: WholeReviewProps): ReactNode {
  const pageWords = usePageWords()
  const { say } = useReviewWords()
  const { reading, seat } = loaded
  const { scores } = game.replayed
  const { names, you } = { names: game.seats.map(({ name }) => name), you: game.seats[seat]!.isYou ? seat : null }
  const result = sayResult(pageWords, { points: scores.map(({ total }) => total), places: rank(scores), names, you })
  const isReading = now.status !== 'done'
  return (
    <div className={styles.page}>
      <TopBar where={say('where', { game: game.words.say('name') })} />
      <main className={styles.main} data-region="review" data-status={now.status}>
        <ReviewHero
          {...{ game, seat, result, reviewed, now }}
          stop={reading.stop}
          goOn={() => reading.goOn(seat)}
          choose={(other) => navigate(`/review/${other}`, { replace: true })}
        >
          <Ways />
        </ReviewHero>
        {reviewed !== null && (
          <div className={styles.panels}>
            <ChartPanel game={game} reviewed={reviewed} />
            <section className={styles.points} aria-label={say('turning.title')}>
              {points.map((decision, i) => (
                <TurningPoint key={decision.move} number={i + 1} {...{ game, decision, address }} />
              ))}
              {isReading
                ? NUMBERS.slice(points.length).map((number) => <AwaitedPoint key={number} number={number} />)
                : points.length === 0 && <p className={styles.none}>{say('turning.none')}</p>}
            </section>
            <DifferencePanel game={game} reviewed={reviewed} />
            <DecisionList
              {...{ game, reviewed, points, address }}
              reading={isReading ? roundBeingRead(reviewed) : null}
            />
            <SentencesPanel game={game} reviewed={reviewed} />
            <div className={styles.foot}>
              <FileOffers {...{ game, reviewed, result, review: now.review }} />
            </div>
          </div>
        )}
      </main>
    </div>
  )
}

/** The way back, and the way through the game. */
function Ways(): ReactNode {
  const { say } = useReviewWords()
  const origin = recordOrigin()
  const isOfTable = origin !== null && origin.path !== '/replay'
  return (
    <>
      <Button small onClick={() => navigate(isOfTable ? origin.path : '/')}>
        <Icon name="left" />
        {say(isOfTable ? 'back' : 'home')}
      </Button>
      <Button small onClick={() => navigate('/replay')}>
        <Icon name="eye" />
        {say('replay')}
      </Button>
    </>
  )
}

function ChartPanel({ game, reviewed }: { readonly game: ReviewedGame; readonly reviewed: Reviewed }): ReactNode {
  const { say } = useReviewWords()
  const chart = useMemo(() => chartOf(game, reviewed), [game, reviewed])
  return (
    <section className={styles.chart} aria-labelledby="chart">
      <h2 id="chart">{say('chart.title')}</h2>
      <p>{say('chart.line')}</p>
      <ChanceChartView
        chart={chart}
        height={CHART_HEIGHT}
        label={say('chart.label')}
        words={{
          early: say('chart.early'),
          unread: say('chart.unread'),
          round: say('turning.round', { round: 1 }),
        }}
        nameOfMark={(number) => say('chart.mark', { number })}
        choose={(number) => {
          const point = document.getElementById(`turning-point-${number}`)
          point?.scrollIntoView({ block: 'nearest' })
          point?.focus()
        }}
      />
    </section>
  )
}
