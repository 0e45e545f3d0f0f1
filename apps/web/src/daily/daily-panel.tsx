import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { datesOf } from '../language/time.ts'
import { callHouse } from '../local/local-house.ts'
import { keepRecordOf } from '../replay/kept-record.ts'
import { navigate } from '../router.ts'
import { call } from '../server/api.ts'
import styles from './daily-panel.module.css'
import { useDailyWords, wantDailyWords } from './daily-words.ts'
import { DotPlot } from './dot-plot.tsx'
import { ownRank } from './ranking.ts'
import { ResultsDialog } from './results-dialog.tsx'
import { findTodaysDeals, type OwnTry, playTodaysDeal, type TodaysDeal, type TodaysDeals } from './todays-deals.ts'

/** So many letters of a seal tell it from others. */
const SHORT_SEAL = 10

/** The panel with all that it says; null where there is no deal. */
export async function openDailyPanel(): Promise<ReactNode> {
  const [found] = await Promise.all([findTodaysDeals(), wantDailyWords()])
  return found.deals.length === 0 ? null : <DailyPanel found={found} />
}

/** Today's deals: before playing only how many have played, afterwards everybody's points on one line. */
function DailyPanel({ found }: { readonly found: TodaysDeals }): ReactNode {
  const { say, language } = useDailyWords()
  const played = found.deals.reduce((sum, deal) => sum + (deal.played ?? 0), 0)
  const time = new Intl.DateTimeFormat(datesOf(language), { hour: 'numeric', minute: '2-digit' }).format(found.endsAt)
  return (
    <section className={styles.panel} aria-label={say('title')} data-panel="daily">
      <h2>
        {say('title')} {!found.isHere && <small>{say('played', { count: played })}</small>}
      </h2>
      <p className={styles.line}>{say('rules')}</p>
      <ul>
        {found.deals.map((deal) => (
          <Deal key={deal.game} found={found} deal={deal} />
        ))}
      </ul>
      <p className={styles.line}>
        {found.isHere && `${say('here')} `}
        {say('next', { time })}
      </p>
    </section>
  )
}

function Deal({ found, deal }: { readonly found: TodaysDeals; readonly deal: TodaysDeal }): ReactNode {
  const { say } = useDailyWords()
  const words = useGameWords(deal.game)
  const [fails, setFails] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { yours, players, level, sha256, results } = deal
  const isDone = yours !== null && yours.status !== 'running'
  const play = async () => {
    setBusy(true)
    setFails(false)
    await playTodaysDeal(found, deal).catch(() => setFails(true))
    setBusy(false)
  }
  return (
    <li>
      <div className={styles.deal}>
        <b>{words.say('name')}</b>
        {isDone ? (
          <Outcome deal={deal} />
        ) : (
          <span>{say('terms', { players, count: players - 1, level: words.say(`levels.${level}.name`) })}</span>
        )}
        {!isDone && (
          <small title={say('seal-line', { seal: sha256 })}>
            <Icon name="lock" />
            {say('sealed', { seal: sha256.slice(0, SHORT_SEAL) })}
          </small>
        )}
      </div>
      {isDone ? (
        <Offers deal={deal} yours={yours} fail={() => setFails(true)} />
      ) : (
        <Button small look="primary" disabled={isBusy} onClick={play} data-offer="daily">
          <Icon name="play" />
          {say(yours === null ? 'play' : 'go-on')}
        </Button>
      )}
      {fails && (
        <p className={styles.line} role="alert">
          {say('fails')}
        </p>
      )}
      {results !== null && results.length > 1 && <DotPlot results={results} />}
    </li>
  )
}

/** One's own result, among the others' where they are known. */
function Outcome({ deal: { yours, results } }: { readonly deal: TodaysDeal }): ReactNode {
  const { say } = useDailyWords()
  const rank = results === null ? null : ownRank(results)
  const own = results?.find(({ isYou }) => isYou) ?? yours?.own ?? null
  if (own === null) return <span>{say('given-up')}</span>
  const points = say('yours', { count: own.points })
  return (
    <span>
      {rank === null
        ? say('alone', { points, place: own.place })
        : say('among', { points, rank, all: results!.length })}
    </span>
  )
}

interface OffersProps {
  readonly deal: TodaysDeal
  readonly yours: OwnTry
  readonly fail: () => void
}

function Offers({ deal, yours, fail }: OffersProps): ReactNode {
  const { say } = useDailyWords()
  const [isOpen, setOpen] = useState(false)
  if (yours.status !== 'finished') return null
  const review = async () => {
    const isHere = yours.path.startsWith('/table/')
    const record = isHere
      ? await callHouse('record', { table: yours.table })
      : await call('exportTable', { id: yours.table })
    keepRecordOf({ path: yours.path, you: 0 }, JSON.stringify(record))
    navigate('/review')
  }
  return (
    <span className={styles.offers}>
      {deal.results !== null && (
        <Button small onClick={() => setOpen(true)} data-offer="results">
          {say('results')}
        </Button>
      )}
      <Button small onClick={() => review().catch(fail)} data-offer="review">
        <Icon name="eye" />
        {say('review')}
      </Button>
      {isOpen && deal.results !== null && <ResultsDialog results={deal.results} close={() => setOpen(false)} />}
    </span>
  )
}
