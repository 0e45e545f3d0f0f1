import { aboutGame } from '@south-street/registry/boards'
import type { ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import styles from './variants.module.css'

/** Which of a game's variants, its optional rules, are wished for. */
export function useVariants(game: string): readonly string[] {
  const { variants } = usePreferences()
  return aboutGame(game).variants.filter((variant) => variants.includes(`${game} ${variant}`))
}

/** A game's variants, each to be ticked. */
export function Variants({ game }: { readonly game: string }): ReactNode {
  const words = useGameWords(game)
  const { variants } = usePreferences()
  return (
    <div className={styles.variants}>
      {aboutGame(game).variants.map((variant) => {
        const name = `${game} ${variant}`
        const others = variants.filter((one) => one !== name)
        return (
          <label key={variant} title={words.say(`variants.${variant}.line`)}>
            <input
              type="checkbox"
              checked={variants.includes(name)}
              onChange={({ target }) => changePreferences({ variants: target.checked ? [...others, name] : others })}
            />
            {words.say(`variants.${variant}.name`)}
          </label>
        )
      })}
    </div>
  )
}
