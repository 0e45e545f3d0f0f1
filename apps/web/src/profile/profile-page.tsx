import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Button, Choice, Icon } from '@south-street/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameNames } from '../language/language.ts'
import { navigate } from '../router.ts'
import { ChartPanel } from './chart-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { chosen, type Filter } from './figures.ts'
import { FriendsPanel } from './friends-panel.tsx'
import { LastPanel } from './last-panel.tsx'
import type { PlayedGame } from './played-game.ts'
import { PracticePanel } from './practice-panel.tsx'
import { ProfileHero } from './profile-hero.tsx'
import styles from './profile-page.module.css'
import { useProfileWords, wantProfileWords } from './profile-words.ts'
import { RecordsPanel } from './records-panel.tsx'
import { TallyPanel } from './tally-panel.tsx'
import { usePlayed } from './use-played.ts'

export async function openProfilePage(): Promise<ReactNode> {
  await wantProfileWords()
  return <ProfilePage />
}

/** Fewer games make no chart, no friends and no habits. */
const FEW = 5

/** Who one is here, and what one's records say. */
function ProfilePage(): ReactNode {
  const { say } = useProfileWords()
  const { games, server, look } = usePlayed()
  const [filter, setFilter] = useState<Filter>({ game: null, peopleOnly: false })
  const shown = useMemo(() => chosen(games ?? [], filter), [games, filter])
  const kept = useMemo(() => games?.filter(({ habits, from }) => habits || from !== 'server').length ?? 0, [games])
  return (
    <div className={styles.page}>
      <TopBar where={say('title')} />
      <ProfileHero games={games ?? []} />
      <main className={styles.main}>
        {games === null && <p role="status">{say('counting')}</p>}
        {games?.length === 0 && <Nothing kept={kept} look={look} />}
        {games !== null && games.length > 0 && (
          <>
            <Filters filter={filter} choose={setFilter} server={server} />
            <Panels games={shown} kept={kept} look={look} />
          </>
        )}
      </main>
    </div>
  )
}

function Nothing({ kept, look }: { readonly kept: number; readonly look: () => void }): ReactNode {
  const { say } = useProfileWords()
  return (
    <div className={styles.nothing}>
      <section className={styles.panel}>
        <p>{say('empty')}</p>
        <Button look="brass" onClick={() => navigate('/')}>
          <Icon name="play" />
          {say('play')}
        </Button>
      </section>
      <RecordsPanel count={kept} look={look} />
    </div>
  )
}

interface PanelsProps {
  readonly games: readonly PlayedGame[]
  readonly kept: number
  readonly look: () => void
}

function Panels({ games, kept, look }: PanelsProps): ReactNode {
  const { say } = useProfileWords()
  return (
    <div className={styles.panels} data-few={games.length < FEW}>
      {games.length === 0 && (
        <section className={styles.panel}>
          <p>{say('none-chosen')}</p>
        </section>
      )}
      {games.length > 0 && <TallyPanel games={games} />}
      {games.length > 0 && <LastPanel games={games} />}
      {games.length >= FEW && <ChartPanel games={games} />}
      {games.length >= FEW && <FriendsPanel games={games} />}
      <div className={styles.side}>
        {games.length >= FEW && <FactsPanel games={games} />}
        {games.length >= FEW && <PracticePanel games={games} />}
        <RecordsPanel count={kept} look={look} />
      </div>
    </div>
  )
}

interface FiltersProps {
  readonly filter: Filter
  readonly choose: (filter: Filter) => void
  readonly server: 'told' | 'silent'
}

/** What applies to all panels at once. */
function Filters({ filter, choose, server }: FiltersProps): ReactNode {
  const { say } = useProfileWords()
  const nameOf = useGameNames()
  const games = [{ value: '', name: say('both') }, ...SHOWN_GAMES.map((game) => ({ value: game, name: nameOf(game) }))]
  const company = [
    { value: 'all', name: say('everybody') },
    { value: 'people', name: say('people') },
  ]
  const source = server === 'told' ? 'private-server' : 'private'
  return (
    <div className={styles.filters}>
      <Choice
        label={say('game')}
        value={filter.game ?? ''}
        options={games}
        choose={(game) => choose({ ...filter, game: game === '' ? null : game })}
      />
      <Choice
        label={say('against')}
        value={filter.peopleOnly ? 'people' : 'all'}
        options={company}
        choose={(value) => choose({ ...filter, peopleOnly: value === 'people' })}
      />
      <p>
        <Icon name="lock" />
        {say(source)}
      </p>
    </div>
  )
}
