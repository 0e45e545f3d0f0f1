import { switchesOf } from '@south-street/registry/boards'
import type { ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import styles from './optional-rules.module.css'

/** Which of a game's optional rules are wished for. */
export function useOptionalRules(game: string): readonly string[] {
  const { optionalRules } = usePreferences()
  return switchesOf(game).filter((rule) => optionalRules.includes(`${game} ${rule}`))
}

/** A game's optional rules, each to be switched on. */
export function OptionalRules({ game }: { readonly game: string }): ReactNode {
  const words = useGameWords(game)
  const { optionalRules } = usePreferences()
  return (
    <div className={styles.rules}>
      {switchesOf(game).map((rule) => {
        const name = `${game} ${rule}`
        const others = optionalRules.filter((one) => one !== name)
        return (
          <label key={rule} title={words.say(`options.${rule}`)}>
            <input
              type="checkbox"
              checked={optionalRules.includes(name)}
              onChange={({ target }) =>
                changePreferences({ optionalRules: target.checked ? [...others, name] : others })
              }
            />
            {words.say(`switches.${rule}`)}
          </label>
        )
      })}
    </div>
  )
}
