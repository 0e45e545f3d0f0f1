import type { TableView } from '@south-street/table'
import { joinList, LiveRegions, speech, VisuallyHidden } from '@south-street/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { GameCover } from '../home/game-cover.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { RefusalText } from '../table/refusal-notice.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { BeginBar } from './begin-bar.tsx'
import { ChangeTerms } from './change-terms.tsx'
import { JoinPage } from './join-page.tsx'
import { changedTerms, seatingNews, termsOf } from './seating.ts'
import styles from './seating-page.module.css'
import { SeatingPlan } from './seating-plan.tsx'
import { SharePanel } from './share-panel.tsx'
import { AwayTerms, TableTerms } from './table-terms.tsx'

interface SeatingPageProps {
  readonly handle: TableHandle
  readonly view: TableView
  readonly me: string
  /** The host may name who begins, by the rules of the game. */
  readonly namesFirst: boolean
}

/** Before the game: a chair for whoever has none yet, then who sits where, what was agreed on, and the link for friends. */
export function SeatingPage(props: SeatingPageProps): ReactNode {
  const { handle, view, me } = props
  const [watches, setWatches] = useState(false)
  const changed = useChangedTerms(view, me)
  useSeatingNews(view, me)
  // Whoever has a chair no longer only watches.
  useEffect(() => {
    if (view.you !== null) setWatches(false)
  }, [view.you])
  if (view.you !== null || watches) return <Seating {...props} changed={changed} />
  return (
    <>
      <JoinPage
        view={view}
        me={me}
        handle={handle}
        removed={handle.shown?.removed ?? false}
        changed={changed}
        watch={() => setWatches(true)}
      />
      <LiveRegions />
    </>
  )
}

interface SeatingProps extends SeatingPageProps {
  /** What the host has changed since one came. */
  readonly changed: string | null
}

function Seating({ handle, view, me, namesFirst, changed }: SeatingProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(view.game)
  const [first, setFirst] = useState<number | null>(null)
  // A seat that is gone cannot begin.
  const begins = first === null || first < view.seats.length ? first : null
  return (
    <div className={styles.page}>
      <TopBar where={say('invite.where', { game: words.say('name') })} />
      <LiveRegions />
      <main className={styles.main}>
        <VisuallyHidden>
          <h1>{say('seating.title', { game: words.say('name') })}</h1>
        </VisuallyHidden>
        <div className={styles.read}>
          <SeatingPlan
            view={view}
            me={me}
            send={handle.send}
            first={namesFirst ? begins : undefined}
            nameFirst={setFirst}
          />
          <aside className={styles.side}>
            <SharePanel table={view.id} game={words.say('name')} />
            <section className={styles.info} aria-label={say('terms.title')}>
              <div className={styles.cover}>
                <GameCover game={view.game} />
              </div>
              <div className={styles.game}>
                <h2>{words.say('name')}</h2>
                {view.host === me && <ChangeTerms view={view} handle={handle} />}
              </div>
              {changed !== null && <p className={styles.changed}>{changed}</p>}
              <TableTerms view={view} />
            </section>
            <section aria-label={say('away.title')}>
              <h2>{say('away.title')}</h2>
              <AwayTerms view={view} />
            </section>
          </aside>
        </div>
        <div className={styles.foot}>
          {handle.refusal !== null && <RefusalText refusal={handle.refusal} />}
          <BeginBar view={view} me={me} handle={handle} first={begins} />
        </div>
      </main>
    </div>
  )
}

/** Says who comes and goes to those who do not see it. */
function useSeatingNews(view: TableView, me: string): void {
  const { say } = usePageWords()
  const last = useRef(view)
  useEffect(() => {
    const news = seatingNews(last.current, view, me)
    last.current = view
    if (news.length > 0) speech.tell(news.map(({ key, params }) => say(key, params)))
  }, [view, me, say])
}

/** What was agreed on when one last looked, and what of it was new then. */
interface Terms {
  readonly terms: ReturnType<typeof termsOf>
  readonly changed: readonly string[]
}

/** What the host has changed since one came, in one line; null for the host, and while nothing has. */
function useChangedTerms({ settings, host }: TableView, me: string): string | null {
  const { say, language } = usePageWords()
  const [last, setLast] = useState<Terms>({ terms: termsOf(settings), changed: [] })
  const terms = termsOf(settings)
  const changed = changedTerms(last.terms, terms)
  if (changed.length > 0) setLast({ terms, changed })
  const names = last.changed.map((one) => say(`terms.what-${one}`))
  const line = names.length === 0 ? null : say('terms.changed', { what: joinList(language, names, 'unit') })
  const isTold = line !== null && host !== me
  useEffect(() => {
    if (isTold) speech.add(line)
  }, [isTold, line])
  return isTold ? line : null
}
