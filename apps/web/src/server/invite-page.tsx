import { Refused } from '@south-street/protocol/client'
import { aboutGame } from '@south-street/registry/boards'
import type { Pace } from '@south-street/table'
import { Button, Choice } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { useVariants, wishVariants } from '../home/variants.tsx'
import { usePageWords } from '../language/language.ts'
import styles from '../learn/prose.module.css'
import { changePreferences, LONGEST_NAME, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import settings from '../settings/settings-dialog.module.css'
import { beSomebody, call } from './api.ts'
import { type Terms, TermsChoice, writeTerms } from './terms-choice.tsx'

const OF_ENTRY = new Set(['invitation-needed', 'code-refused', 'banned'])

/** A table on the server for friends. */
export function InvitePage({ game }: { readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const { name, players: wished } = usePreferences()
  const variants = useVariants(game)
  const [visibility, setVisibility] = useState<'listed' | 'link'>('link')
  const [pace, setPace] = useState<Pace>({ kind: 'none' })
  const [help, setHelp] = useState(true)
  const [rated, setRated] = useState(false)
  const [fails, setFails] = useState(false)
  /** A closed server asks for an invitation code. */
  const [needsCode, setNeedsCode] = useState(false)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { min, max } = aboutGame(game).seats
  const terms: Terms = { players: Math.min(max, Math.max(min, wished)), variants, pace, help, rated }
  const choose = (some: Partial<Terms>) => {
    if (some.players !== undefined) changePreferences({ players: some.players })
    if (some.variants !== undefined) wishVariants(game, some.variants)
    if (some.pace !== undefined) setPace(some.pace)
    if (some.help !== undefined) setHelp(some.help)
    if (some.rated !== undefined) setRated(some.rated)
  }
  const create = async () => {
    try {
      await beSomebody(name)
      if (needsCode) await call('join', {}, { code })
      const { table } = await call('createTable', {}, { game, visibility, ...writeTerms(game, terms) })
      navigate(`/t/${table}`)
    } catch (error) {
      const why = error instanceof Refused ? error.problem : null
      if (why?.code === 'invitation-needed') setNeedsCode(true)
      const isOfEntry = why !== null && OF_ENTRY.has(why.code)
      setRefusal(isOfEntry ? why.detail : null)
      setFails(!isOfEntry)
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
          <span>{say('invite.visible')}</span>
          <Choice
            label={say('invite.visible')}
            value={visibility}
            options={(['link', 'listed'] as const).map((one) => ({ value: one, name: say(`invite.${one}`) }))}
            choose={setVisibility}
          />
          <TermsChoice game={game} terms={terms} choose={choose} />
        </div>
        {needsCode && (
          <div className={settings.settings}>
            <label htmlFor="invite-code">{say('invite.code')}</label>
            <input id="invite-code" value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
          </div>
        )}
        <Button look="brass" onClick={create}>
          {say('invite.create')}
        </Button>
        {refusal !== null && <p role="alert">{refusal}</p>}
        {fails && <p role="alert">{say('invite.offline')}</p>}
      </main>
    </>
  )
}
