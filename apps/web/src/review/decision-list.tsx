import { classNames, Dialog, Icon } from '@south-street/ui'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { navigate } from '../router.ts'
import styles from './decision-list.module.css'
import { chooseDecisions, KINDS, type Kind } from './findings.ts'
import { useReviewWords } from './review-words.ts'
import { type Reviewed, type ReviewedDecision, VERDICTS } from './reviewed.ts'
import { type ReviewedGame, sayMove } from './reviewed-game.ts'
import { VerdictWord } from './verdict.tsx'

interface DecisionListProps {
  readonly game: ReviewedGame
  readonly reviewed: Reviewed
  readonly points: readonly ReviewedDecision[]
  readonly address: string
  /** The round that is being read, from 0; null when all has been read. */
  readonly reading: number | null
}

/** Every decision of the game, by seat and kind. */
export function DecisionList({ game, reviewed, points, address, reading }: DecisionListProps): ReactNode {
  const { say } = useReviewWords()
  const [seat, setSeat] = useState<number | null>(reviewed.seat)
  const [kind, setKind] = useState<Kind>('real')
  const [explains, setExplains] = useState(false)
  const { decisions } = reviewed
  const chosen = useMemo(() => chooseDecisions(decisions, seat, kind), [decisions, seat, kind])
  return (
    <section className={styles.panel} aria-labelledby="decisions">
      <header>
        <h2 id="decisions">{say('decisions.title')}</h2>
        <button type="button" className={styles.meaning} onClick={() => setExplains(true)}>
          {say('meaning.title')}
        </button>
      </header>
      <div className={styles.filters}>
        <label>
          <span>{say('decisions.whose')}</span>
          <select
            value={seat ?? ''}
            onChange={({ target }) => setSeat(target.value === '' ? null : Number(target.value))}
          >
            {game.seats.map(({ name, house }, one) => (
              <option key={house} value={one}>
                {name}
              </option>
            ))}
            <option value="">{say('decisions.everybody')}</option>
          </select>
        </label>
        <label>
          <span>{say('decisions.which')}</span>
          <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {say(`decisions.kinds.${one}`, { count: chooseDecisions(decisions, seat, one).length })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {chosen.length === 0 ? (
        <p className={styles.none}>{say('decisions.none')}</p>
      ) : (
        <ol className={styles.list} onKeyDown={moveFocus}>
          {chosen.map((decision) => (
            <Row
              key={decision.move}
              game={game}
              decision={decision}
              number={points.indexOf(decision) + 1}
              showsSeat={seat === null}
              address={address}
            />
          ))}
        </ol>
      )}
      {reading !== null && (
        <p className={styles.reading}>
          <Icon name="hour" />
          {say('decisions.reading', { round: reading + 1 })}
        </p>
      )}
      {explains && <Meaning reviewed={reviewed} close={() => setExplains(false)} />}
    </section>
  )
}

/** Arrows go from row to row; `t` tries the decision again. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const row = (event.target as Element).closest('li')
  if (row === null) return
  const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key]
  if (to) {
    event.preventDefault()
    to.querySelector('button')?.focus()
  }
  const retry = row.querySelector('button')?.dataset.try
  if (event.key === 't' && retry !== undefined) navigate(retry)
}

interface RowProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  /** Of the turning point, or 0. */
  readonly number: number
  readonly showsSeat: boolean
  readonly address: string
}

function Row({ game, decision, number, showsSeat, address }: RowProps): ReactNode {
  const { say } = useReviewWords()
  const { verdict, cost, isReal, options, round, move, find } = decision
  const better = cost > 0 ? options[0] : undefined
  const place = `${address}/${move}`
  return (
    <li data-verdict={verdict ?? ''}>
      <button
        type="button"
        className={classNames(styles.row, number > 0 && styles.turning)}
        {...(options.length > 0 && { 'data-try': `${place}/try` })}
        onClick={() => navigate(place)}
      >
        <span className={styles.round}>{round + 1}</span>
        <span className={styles.what}>
          {showsSeat && <em>{game.seats[decision.seat]!.name}: </em>}
          {sayMove(game, decision, decision.action)}
          {better !== undefined && (
            <small>{say('decisions.better', { move: sayMove(game, decision, better.action) })}</small>
          )}
        </span>
        {number > 0 && <span className={styles.number}>{number}</span>}
        <span className={styles.verdict}>
          {verdict === null ? (
            <i>{say(isReal ? 'decisions.unread' : 'decisions.forced')}</i>
          ) : (
            <VerdictWord verdict={verdict} {...(find && { text: say(`finds.${find}`) })} />
          )}
        </span>
        <b>{cost > 0 ? `−${cost}` : ''}</b>
      </button>
    </li>
  )
}

/** What the words mean, with the limits for this number of seats. */
function Meaning({ reviewed, close }: { readonly reviewed: Reviewed; readonly close: () => void }): ReactNode {
  const { say, language } = useReviewWords()
  const { bounds } = reviewed
  const format = (share: number) => (100 * share).toLocaleString(language, { maximumFractionDigits: 1 })
  const from = { ...bounds, good: bounds.inaccuracy, best: 0, close: 0 }
  return (
    <Dialog title={say('meaning.title')} closeLabel={say('close')} close={close}>
      <dl className={styles.meanings}>
        {VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              <VerdictWord verdict={verdict} />
            </dt>
            <dd>{say(`meaning.${verdict}`, { from: format(from[verdict]) })}</dd>
          </div>
        ))}
        {(['only-move', 'used-chance'] as const).map((find) => (
          <div key={find}>
            <dt>
              <VerdictWord verdict="best" text={say(`finds.${find}`)} />
            </dt>
            <dd>{say(`meaning.${find}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.captain}>{say('meaning.captain')}</p>
    </Dialog>
  )
}
