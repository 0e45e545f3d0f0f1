import {
  Button,
  Choice,
  Dialog,
  Icon,
  type LessonFrame,
  speech,
  useIsPhone,
  usePageKeys,
  useWindow,
} from '@south-street/ui'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { usePreferences } from '../../preferences.ts'
import { navigate } from '../../router.ts'
import { TablePage } from '../../table/table-page.tsx'
import { useReviewWords } from '../review-words.ts'
import { inHundred, type ReviewedDecision } from '../reviewed.ts'
import { type ReviewedGame, sayBecause, sayMove } from '../reviewed-game.ts'
import { isRight } from '../try-verdict.ts'
import type { DecisionPageProps } from './decision-page.tsx'
import { MarkLayer } from './mark-layer.tsx'
import { OptionList } from './option-list.tsx'
import { type CardsToCome, playOn } from './play-on.ts'
import styles from './review-bar.module.css'
import { openTryDesk, type TryDesk, type TryNow } from './try-desk.ts'

/** A decision is made once more, at a real table; then what every move wins, and the way on from there. */
export function TryPage({ game, decision, address }: DecisionPageProps): ReactNode {
  const { replayed, board, seats, words } = game
  const { say } = useReviewWords()
  const { textTable } = usePreferences()
  const [desk] = useState(() =>
    openTryDesk(
      replayed,
      decision,
      seats.map(({ name }) => name),
    ),
  )
  const now = useSyncExternalStore(desk.subscribe, desk.now)
  const [isOpen, setOpen] = useState(false)
  const isWide = !useWindow('w<1200')
  const showsPanel = isWide || textTable
  const isAnswered = now.verdict !== null
  const { said, why } = useSaid(game, decision, now)
  usePageKeys({
    a: isAnswered ? null : desk.show,
    r: isAnswered ? desk.again : null,
    Escape: () => navigate(address),
  })
  const panel = <TryPanel {...{ game, decision, now, why }} />
  const frame: LessonFrame = {
    kind: 'puzzle',
    at: [],
    mayAct: !isAnswered,
    said,
    speech: null,
    answers: <Answers desk={desk} now={now} address={address} openPanel={showsPanel ? null : () => setOpen(true)} />,
  }
  return (
    <>
      <TablePage
        link={desk}
        game={replayed.game}
        board={board}
        where={say('where', { game: words.say('name') })}
        chats={false}
        playAgain={() => null}
        lesson={{
          frame,
          row: null,
          head: <b className={styles.head}>{say('try.head')}</b>,
          ...(showsPanel && isAnswered && { record: panel }),
        }}
      />
      {isOpen && !showsPanel && (
        <Dialog title={say('board.all-moves')} closeLabel={say('close')} close={() => setOpen(false)}>
          {panel}
        </Dialog>
      )}
      {now.verdict !== null && isAllShown(now.verdict) && !textTable && (
        <MarkLayer game={game} decision={decision} chosen={now.answer} />
      )}
    </>
  )
}

/** The verdict first, then the reason. Before that the game itself asks. */
function useSaid(
  game: ReviewedGame,
  decision: ReviewedDecision,
  now: TryNow,
): Pick<LessonFrame, 'said'> & { why: string } {
  const { say } = useReviewWords()
  const { verdict, answer } = now
  const option = decision.options.find(({ action }) => action === answer)
  const text =
    verdict === null
      ? null
      : say(`try.${verdict}`, {
          chance: inHundred(option?.chance ?? 0),
          move: answer === null ? '' : sayMove(game, decision, answer),
        })
  const because =
    verdict === 'shown' || verdict === 'best' ? decision.because : (option?.because.map(({ said }) => said) ?? [])
  const why = sayBecause(game, because)
  // A low phone has no room for it in the bar: it stands with the moves.
  const isLow = [useIsPhone(), useWindow('h<740')].every(Boolean)
  const line = isLow ? '' : why
  useEffect(() => {
    if (text !== null) speech.add(`${text} ${why}`)
  }, [text, why])
  const house = game.seats[decision.seat]!.house
  return { said: text === null ? null : { question: text, line, house }, why: isLow ? why : '' }
}

/** Whoever may still find it is not told what is best. */
const isAllShown = (verdict: NonNullable<TryNow['verdict']>): boolean => verdict === 'shown' || isRight(verdict)

interface AnswersProps {
  readonly desk: TryDesk
  readonly now: TryNow
  readonly address: string
  /** Null where the panel is in sight. */
  readonly openPanel: (() => void) | null
}

function Answers({ desk, now, address, openPanel }: AnswersProps): ReactNode {
  const { say } = useReviewWords()
  const isPhone = useIsPhone()
  const review = (
    <Button
      look="quiet"
      onClick={() => navigate(address)}
      data-answer="review"
      aria-label={say('title')}
      title={say('title')}
    >
      <Icon name="left" />
      {!isPhone && say('title')}
    </Button>
  )
  const show = (
    <Button look="quiet" onClick={desk.show} data-answer="show" aria-label={say('try.show')} title={say('try.show')}>
      <Icon name="eye" />
      {!isPhone && say('try.show')}
    </Button>
  )
  if (now.verdict === null) {
    return (
      <>
        {review}
        {show}
      </>
    )
  }
  return (
    <>
      {review}
      {!isAllShown(now.verdict) && show}
      <Button onClick={desk.again} data-answer="again">
        <Icon name="replay" />
        {say('try.another')}
      </Button>
      {openPanel !== null && (
        <Button look="primary" onClick={openPanel} data-answer="all">
          {say('board.all-moves')}
        </Button>
      )}
    </>
  )
}

interface TryPanelProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  readonly now: TryNow
  /** The reason, where the bar has no room for it. */
  readonly why: string
}

/** After the answer: what every move wins, and the way on. */
function TryPanel({ game, decision, now, why }: TryPanelProps): ReactNode {
  const { say } = useReviewWords()
  const [cards, setCards] = useState<CardsToCome>('fair')
  const { verdict, answer, before } = now
  if (answer === null || verdict === null) return null
  return (
    <section className={styles.panel} aria-label={say('board.moves')} data-region="try">
      {why !== '' && <p>{why}</p>}
      {isAllShown(verdict) ? (
        <OptionList game={game} decision={decision} chosen={answer} />
      ) : (
        <p>{say('try.hidden')}</p>
      )}
      <div className={styles.on}>
        <Choice
          label={say('on.cards')}
          value={cards}
          options={(['fair', 'same'] as const).map((one) => ({ value: one, name: say(`on.${one}`) }))}
          choose={setCards}
        />
        <p>{say(cards === 'same' ? 'on.seen' : 'on.cards-fair')}</p>
        <Button
          look="primary"
          data-offer="play-on"
          onClick={() => playOn(game.replayed, decision, [...before, answer], cards)}
        >
          <Icon name="play" />
          {say('on.play')}
        </Button>
      </div>
    </section>
  )
}
