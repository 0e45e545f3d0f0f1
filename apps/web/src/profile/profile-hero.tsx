import { Button, Drawing, HOUSES, Icon } from '@south-street/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { changePreferences, LONGEST_NAME, usePreferences } from '../preferences.ts'
import { attempt } from '../server/api.ts'
import { standingOf } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import styles from './profile-hero.module.css'
import { sayFigure, sayMonth, useProfileWords } from './profile-words.ts'

/** Who one is here: name and flag, and in one sentence what has become of it. */
export function ProfileHero({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say, language } = useProfileWords()
  const { house } = usePreferences()
  const { games: count, wins, evenShare, meanPlace } = standingOf(games)
  const figure = (value: number) => sayFigure(language, value)
  const first = games.at(-1)
  const since = first && sayMonth(language, new Date(first.at).toISOString().slice(0, 7), 'long')
  return (
    <header className={styles.hero}>
      <span className={styles.medal}>
        <Drawing of={`flag-${HOUSES[house ?? 0]}`} />
      </span>
      <div className={styles.who}>
        {since && <p className={styles.since}>{say('since', { month: since })}</p>}
        <Name />
        {count > 0 && (
          <p>{say('summary', { count, wins: figure(wins), even: figure(evenShare), place: figure(meanPlace) })}</p>
        )}
      </div>
      <Flags />
    </header>
  )
}

/** Edited in place; Enter saves. On a server the person is called so, too. */
function Name(): ReactNode {
  const { say } = useProfileWords()
  const { name } = usePreferences()
  const [draft, setDraft] = useState<string | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = draft!.trim()
    changePreferences({ name: wanted })
    setDraft(null)
    // Without a server, or without anybody known there, the name is this browser's alone.
    if (wanted !== '') attempt('rename', {}, { name: wanted }).catch(() => undefined)
  }
  if (draft === null) {
    return (
      <h1>
        <bdi>{name || say('nameless')}</bdi>
        <button type="button" aria-label={say('rename')} title={say('rename')} onClick={() => setDraft(name)}>
          <Icon name="pen" />
        </button>
      </h1>
    )
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the pencil was pressed to write here.
        autoFocus
        value={draft}
        maxLength={LONGEST_NAME}
        aria-label={say('name')}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
      />
      <Button small look="primary" type="submit">
        {say('save')}
      </Button>
      <Button small look="quiet" onClick={() => setDraft(null)}>
        {say('cancel')}
      </Button>
    </form>
  )
}

/** Colour and device in one choice; where somebody else has it, the next free one is taken. */
function Flags(): ReactNode {
  const { say } = useProfileWords()
  const words = usePageWords()
  const { house } = usePreferences()
  const group = useId()
  return (
    <fieldset className={styles.flags}>
      <legend>
        {say('flag')} <small>{say('flag-line')}</small>
      </legend>
      {HOUSES.map((one, index) => (
        <label key={one} title={words.say(`houses.${one}`)}>
          <input
            type="radio"
            name={group}
            checked={index === (house ?? 0)}
            aria-label={words.say(`houses.${one}`)}
            onChange={() => changePreferences({ house: index })}
          />
          <span>
            <Drawing of={`flag-${one}`} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
