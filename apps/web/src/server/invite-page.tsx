import { chooseOptions } from '@south-street/engine'
import { aboutGame } from '@south-street/registry/boards'
import type { Pace } from '@south-street/table'
import { Button, Choice } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { useVariants, Variants } from '../home/variants.tsx'
import { usePageWords } from '../language/language.ts'
import styles from '../learn/prose.module.css'
import { changePreferences, LONGEST_NAME, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import settings from '../settings/settings-dialog.module.css'
import { beSomebody, call } from './api.ts'
import { PaceChoice } from './pace-choice.tsx'

const HELP = ['full', 'bare'] as const

/** A table on the server for friends. */
export function InvitePage({ game }: { readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const { name, players: wished } = usePreferences()
  const variants = useVariants(game)
  const [visibility, setVisibility] = useState<'listed' | 'link'>('link')
  const [pace, setPace] = useState<Pace>({ kind: 'none' })
  const [help, setHelp] = useState<(typeof HELP)[number]>('full')
  const [fails, setFails] = useState(false)
  const about = aboutGame(game)
  const { min, max } = about.seats
  const players = Math.min(max, Math.max(min, wished))
  const create = async () => {
    try {
      await beSomebody(name)
      const options = chooseOptions(about, players, variants)
      const wish = { game, options, visibility, pace, help: help === 'full' }
      const { table } = await call('createTable', {}, wish)
      navigate(`/t/${table}`)
    } catch {
      setFails(true)
    }
  }
  return (
    <>
      <TopBar />
      <main className={styles.prose}>
        <h1>{say('invite.title')}</h1>
        <div className={settings.settings}>
          <label htmlFor="invite-name">{say('invite.name')}</label>
          <input
            id="invite-name"
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => changePreferences({ name: event.target.value })}
          />
          <span>{say('invite.players')}</span>
          <Choice
            label={say('invite.players')}
            value={players}
            options={Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, name: String(min + i) }))}
            choose={(count) => changePreferences({ players: count })}
          />
          {about.variants.length > 0 && (
            <>
              <span>{say('home.variants')}</span>
              <Variants game={game} />
            </>
          )}
          <span>{say('invite.visible')}</span>
          <Choice
            label={say('invite.visible')}
            value={visibility}
            options={(['link', 'listed'] as const).map((one) => ({ value: one, name: say(`invite.${one}`) }))}
            choose={setVisibility}
          />
          <PaceChoice pace={pace} choose={setPace} />
          <span>{say('invite.help')}</span>
          <Choice
            label={say('invite.help')}
            value={help}
            options={HELP.map((one) => ({ value: one, name: say(`invite.help-${one}`) }))}
            choose={setHelp}
          />
        </div>
        <Button look="brass" onClick={create}>
          {say('invite.create')}
        </Button>
        {fails && <p role="alert">{say('invite.offline')}</p>}
      </main>
    </>
  )
}
