import type { TableView } from '@south-street/table'
import { Button, HOUSES, Icon, Piece } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { GameCover } from '../home/game-cover.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { RefusalText } from '../table/refusal-notice.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { JoinForm } from './join-form.tsx'
import styles from './join-page.module.css'
import { sayPace } from './pace.ts'
import { hostName, maySit } from './seating.ts'
import { AwayTerms, TableTerms } from './table-terms.tsx'

interface JoinPageProps {
  readonly view: TableView
  readonly me: string
  readonly handle: TableHandle
  /** The host has just freed this person's seat. */
  readonly removed: boolean
  /** What the host has changed since they came: whoever sat here agrees to it by sitting down again. */
  readonly changed: string | null
  readonly watch: () => void
}

/** What a guest meets who comes by the link: who invites to what, and a chair. */
export function JoinPage({ view, me, handle, removed, changed, watch }: JoinPageProps): ReactNode {
  const words = usePageWords()
  const { say } = words
  const game = useGameWords(view.game).say('name')
  const host = hostName(view)
  const isFull = !view.seats.some((seat) => maySit(seat, me))
  return (
    <div className={styles.page}>
      <TopBar />
      <header className={styles.head}>
        <div className={styles.cover}>
          <GameCover game={view.game} />
        </div>
        <h1>
          <bdi>{host === '' ? say('seating.invited', { game }) : say('seating.invites', { name: host, game })}</bdi>
        </h1>
        <p>
          {say('terms.players', { count: view.seats.length })} · {sayPace(words, view.settings.pace)} ·{' '}
          {say('seating.no-account')}
        </p>
      </header>
      <main className={styles.main}>
        {removed && (
          <p className={styles.notice} role="alert">
            {say('seating.removed', { name: host })}
          </p>
        )}
        {changed !== null && <p className={styles.notice}>{changed}</p>}
        {isFull ? (
          <section className={styles.full} role="status">
            <h2>{say('seating.full')}</h2>
            <div className={styles.two}>
              <Watch view={view} watch={watch} look="brass" text={say('invite.watch')} />
              <Button onClick={() => navigate('/')}>{say('invite.open-tables')}</Button>
            </div>
          </section>
        ) : (
          <JoinForm view={view} me={me} handle={handle} />
        )}
        {handle.refusal !== null && <RefusalText refusal={handle.refusal} />}
        <SeatLines view={view} />
        {!isFull && (
          <div className={styles.two}>
            <Link className={styles.rules} to={`/rules/${view.game}`}>
              <Icon name="book" />
              {say('seating.rules')}
            </Link>
            <Watch view={view} watch={watch} look="line" text={say('seating.only-watch')} />
          </div>
        )}
        <details className={styles.terms}>
          <summary>
            {say('terms.title')} <Icon name="down" />
          </summary>
          <TableTerms view={view} />
          <h2>{say('away.title')}</h2>
          <AwayTerms view={view} />
        </details>
      </main>
    </div>
  )
}

interface WatchProps {
  readonly view: TableView
  readonly watch: () => void
  readonly look: 'brass' | 'line'
  readonly text: string
}

function Watch({ view, watch, look, text }: WatchProps): ReactNode {
  if (!view.settings.spectators) return null
  return (
    <Button look={look} onClick={watch}>
      <Icon name="eye" />
      {text}
    </Button>
  )
}

/** Who is here already. */
function SeatLines({ view }: { readonly view: TableView }): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(view.game)
  return (
    <ul className={styles.seats} aria-label={say('seating.plan')}>
      {view.seats.map((seat, index) =>
        seat.kind === 'open' && seat.keptFor === undefined ? null : (
          <li key={HOUSES[index]}>
            <Piece house={HOUSES[seat.house]!} className={styles.piece} />
            <b>
              <bdi>
                {seat.kind === 'person' && seat.name}
                {seat.kind === 'bot' && words.say(`levels.${seat.level}.name`)}
                {seat.kind === 'open' && say('invite.kept', { name: seat.keptFor!.name })}
              </bdi>
            </b>
            <small>
              {seat.kind === 'bot' && say('company.is-bot')}
              {seat.kind === 'person' && seat.person === view.host && say('invite.is-host')}
            </small>
          </li>
        ),
      )}
    </ul>
  )
}
