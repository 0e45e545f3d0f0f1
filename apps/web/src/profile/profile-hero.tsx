import { Button, Drawing, HOUSES, houseColor, Icon, UseDrawing } from '@south-street/ui'
import { FACES } from '@south-street/ui/art/people'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { changePreferences, LONGEST_NAME, usePreferences } from '../preferences.ts'
import { attempt } from '../server/api.ts'
import { standingOf } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import styles from './profile-hero.module.css'
import { sayFigure, sayMonth, useProfileWords } from './profile-words.ts'

/** Who one is here: name, face and flag, and in one sentence what has become of it. */
export function ProfileHero({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say, language } = useProfileWords()
  const { house, face } = usePreferences()
  const { games: count, wins, evenShare, meanPlace } = standingOf(games)
  const figure = (value: number) => sayFigure(language, value)
  const first = games.at(-1)
  const since = first && sayMonth(language, new Date(first.at).toISOString().slice(0, 7), 'long')
  return (
    <header className={styles.hero}>
      <svg className={styles.scene} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <UseDrawing of="panorama" width={1440} height={300} />
      </svg>
      <span className={styles.medal} style={houseColor(HOUSES[house ?? 0]!)} data-picture>
        <Drawing of={`person-${faceOf(face)}`} />
      </span>
      <div className={styles.who}>
        {since && <p className={styles.since}>{say('since', { month: since })}</p>}
        <Name />
        {count > 0 && (
          <p>{say('summary', { count, wins: figure(wins), even: figure(evenShare), place: figure(meanPlace) })}</p>
        )}
      </div>
      <div className={styles.looks}>
        <Flags />
        <Faces />
      </div>
    </header>
  )
}

/** The one that was chosen, as long as there is such a drawing. */
const faceOf = (chosen: string | null) => FACES.find((face) => face === chosen) ?? FACES[0]

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
    <fieldset className={styles.choice}>
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

/** The portrait: six, free to share. */
function Faces(): ReactNode {
  const { say } = useProfileWords()
  const { face, house } = usePreferences()
  const group = useId()
  return (
    <fieldset className={styles.choice} style={houseColor(HOUSES[house ?? 0]!)}>
      <legend>{say('portrait')}</legend>
      {FACES.map((one) => (
        <label key={one} title={say(`faces.${one}`)}>
          <input
            type="radio"
            name={group}
            checked={one === faceOf(face)}
            aria-label={say(`faces.${one}`)}
            onChange={() => changePreferences({ face: one })}
          />
          <span>
            <i className={styles.oval}>
              <Drawing of={`person-${one}`} />
            </i>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
