import type { ClubPeriod, ClubView } from '@south-street/protocol'
import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Button, Choice, Icon } from '@south-street/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { wantGameSign } from '../frame/game-sign.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, wantFrontWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { attempt, beSomebody } from '../server/api.ts'
import type { Act } from './act.ts'
import styles from './club.module.css'
import { ClubHero } from './club-hero.tsx'
import { ClubResults } from './club-results.tsx'
import { ClubStanding } from './club-standing.tsx'
import { sayMonth, useClubWords, wantClubWords } from './club-words.ts'
import { LeaderBoard } from './leader-board.tsx'
import { MembersPanel } from './members-panel.tsx'

const CODE = 'code='
/** So many are shown before somebody asks for all. */
const FIRST_MEMBERS = 9
const ALL_MEMBERS = 500

export async function openClubPage(hash: string): Promise<ReactNode> {
  await Promise.all([wantClubWords(), wantFrontWords(SHOWN_GAMES), ...SHOWN_GAMES.map(wantGameSign)])
  return <ClubPage code={hash.startsWith(CODE) ? decodeURIComponent(hash.slice(CODE.length)) : null} />
}

export interface ClubWish {
  readonly game: string
  readonly period: ClubPeriod
  readonly all: boolean
}

/** The club that this server is, for whoever may see it. */
function ClubPage({ code }: { readonly code: string | null }): ReactNode {
  const { say } = useClubWords()
  const { name } = usePreferences()
  const [wish, setWish] = useState<ClubWish>({ game: '', period: 'all', all: false })
  const [view, setView] = useState<ClubView | null>(null)
  const [me, setMe] = useState<string | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const look = useCallback(async () => {
    const { game, period, all } = wish
    const limit = all ? ALL_MEMBERS : FIRST_MEMBERS
    try {
      const { answer, problem } = await attempt('club', { ...(game !== '' && { game }), period, limit })
      setView(answer)
      setWhy(problem?.detail ?? null)
    } catch {
      setWhy(say('offline'))
    }
  }, [wish, say])
  useEffect(() => {
    void look()
  }, [look])
  // Only members have a row to be marked; whoever is nobody yet would be refused.
  const isMember = view?.club?.isMember === true
  useEffect(() => {
    if (!isMember) return
    attempt('me').then(
      ({ answer }) => setMe(answer?.id ?? null),
      () => {},
    )
  }, [isMember])
  const act: Act = async (work) => {
    try {
      const { problem } = await work()
      await look()
      setWhy(problem?.detail ?? null)
    } catch {
      setWhy(say('offline'))
    }
  }
  const join = () =>
    act(async () => {
      const { id } = await beSomebody(name)
      setMe(id)
      return attempt('joinClub', {}, code === null ? {} : { code })
    })
  const leave = () => act(() => attempt('leaveClub'))
  return (
    <div className={styles.page}>
      <TopBar where={view?.club?.name ?? say('where')} />
      {why !== null && (
        <p role="alert" className={styles.alert}>
          {why}{' '}
          <Button small onClick={() => void look()}>
            {say('again')}
          </Button>
        </p>
      )}
      {view?.club === null && (
        <main className={`${styles.panel} ${styles.nothing}`}>
          <h1>{say('where')}</h1>
          <p>{say('none')}</p>
          <Button look="brass" onClick={() => navigate('/')}>
            <Icon name="play" />
            {say('play')}
          </Button>
        </main>
      )}
      {view !== null && view.club !== null && (
        <>
          <ClubHero view={view} hasCode={code !== null} act={act} join={join} leave={leave} />
          {!view.club.isClosed && <Rooms view={view} me={me} wish={wish} choose={setWish} />}
        </>
      )}
    </div>
  )
}

interface RoomsProps {
  readonly view: ClubView
  readonly me: string | null
  readonly wish: ClubWish
  readonly choose: (wish: ClubWish) => void
}

function Rooms({ view, me, wish, choose }: RoomsProps): ReactNode {
  const { say, language } = useClubWords()
  const now = Date.now()
  const periods = [
    { value: 'month', name: sayMonth(language, now) },
    { value: 'year', name: String(new Date(now).getUTCFullYear()) },
    { value: 'all', name: say('all-time') },
  ] as const
  const names = useNames()
  return (
    <>
      <div className={styles.strip}>
        <Choice
          label={say('game')}
          value={wish.game}
          options={[{ value: '', name: say('both-games') }, ...names]}
          choose={(game) => choose({ ...wish, game })}
        />
        <Choice
          label={say('period')}
          value={wish.period}
          options={periods}
          choose={(period) => choose({ ...wish, period })}
        />
        <p>{say('people-only')}</p>
      </div>
      <main className={styles.grid}>
        <div className={styles.column}>
          <MembersPanel view={view} me={me} showAll={() => choose({ ...wish, all: true })} />
          {view.club!.hasRatings && <LeaderBoard game={wish.game} me={me} />}
        </div>
        <div className={styles.column}>
          {view.standing.length > 0 && <ClubStanding standing={view.standing} />}
          <ClubResults view={view} game={wish.game} />
        </div>
      </main>
    </>
  )
}

/** The games by their names; there are always the same. */
function useNames(): { readonly value: string; readonly name: string }[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of games does not change
  return SHOWN_GAMES.map((game) => ({ value: game, name: useGameWords(game).say('name') }))
}
