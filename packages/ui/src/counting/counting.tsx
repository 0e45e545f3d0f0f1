import { type ReactNode, useEffect, useMemo } from 'react'
import type { SeatInfo } from '../board.ts'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { focusLanding, LANDING } from '../parts/landing.ts'
import { Piece } from '../parts/piece.tsx'
import { speech } from '../parts/speech.ts'
import { aloud, useWords, type Words } from '../words/words.ts'
import type { ColumnLook } from './column-look.ts'
import styles from './counting.module.css'
import { CountingHead } from './counting-head.tsx'
import { CountingLedger } from './counting-ledger.tsx'
import { type CountedColumn, leadersOf, rowsOf, totalsAt } from './plan.ts'
import { type Count, sayAloud, sayLead, sayMoment } from './sentences.ts'
import { useCounting } from './use-counting.ts'

interface CountingPartProps {
  readonly columns: readonly CountedColumn[]
  /** One for every column. */
  readonly looks: readonly ColumnLook[]
  readonly seats: readonly SeatInfo[]
  readonly rounds: number
  /** What is counted by which rule, by step. */
  readonly lineOf: (step: string) => string
  /** What a column without points says of a seat instead of them. */
  readonly tell?: Count['tell']
  readonly portraitOf: (seat: number) => string
  readonly backdrop: ReactNode
  readonly isFast: boolean
  /** The result may be shown. */
  readonly done: () => void
}

const NOTHING_TO_TELL = () => ''

/** The end of a game is counted up, source by source; whoever does not want to wait sees the result at once. */
export function Counting(props: CountingPartProps): ReactNode {
  const { columns, looks, seats, rounds, lineOf, tell = NOTHING_TO_TELL, portraitOf, backdrop, isFast, done } = props
  const words = useWords()
  const rows = useMemo(() => rowsOf(seats), [seats])
  const { moments, at, next } = useCounting(columns, rows, isFast, done)
  const count: Count = { columns, moments, at, seats, rows, tell }
  useEffect(focusLanding, [])
  useSpokenSteps(words, count)
  const current = columns[Math.max(0, moments[at]?.column ?? 0)]!
  return (
    <div className={styles.counting} data-region="counting">
      <CountingHead columns={columns} step={current.step} line={lineOf(current.step)} rounds={rounds}>
        {backdrop}
      </CountingHead>
      <CountingLedger count={count} looks={looks} portraitOf={portraitOf} />
      <section className={styles.bar} aria-label={words.say('board.bar')} data-region="bar">
        <Piece house={seats[leaderOf(count)]!.house} className={styles.piece} />
        <div className={styles.words}>
          <h2 {...LANDING}>{sayMoment(words, count)}</h2>
          <p>{sayLead(words, count)}</p>
        </div>
        <div className={styles.answers}>
          <Button className={styles.next} onClick={next}>
            <Icon name="next" />
            {words.say('counting.next')}
            <kbd>{words.say('counting.space')}</kbd>
          </Button>
          <Button className={styles.see} onClick={done}>
            {words.say('counting.see-result')}
          </Button>
        </div>
      </section>
    </div>
  )
}

/** Whose piece stands in the bar: that of whoever is counted, else of whoever leads. */
function leaderOf({ columns, moments, at, rows }: Count): number {
  const now = moments[at]
  if (now === undefined) return rows.at(-1)!
  return now.seats.length < rows.length ? now.seats[0]! : leadersOf(totalsAt(columns, moments, at))[0]!
}

function useSpokenSteps(words: Words, count: Count): void {
  const sentence = sayAloud(aloud(words), count)
  useEffect(() => {
    if (sentence !== '') speech.add(sentence)
  }, [sentence])
}
