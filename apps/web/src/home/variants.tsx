import { aboutGame } from '@south-street/registry/boards'
import type { ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import { changePreferences, readPreferences, usePreferences } from '../preferences.ts'
import styles from './variants.module.css'

/** Which of a game's variants, its optional rules, are wished for. */
export function useVariants(game: string): readonly string[] {
  const { variants } = usePreferences()
  return aboutGame(game).variants.filter((variant) => variants.includes(`${game} ${variant}`))
}

/** Those that are wished for whenever a game is set up. */
export function wishVariants(game: string, chosen: readonly string[]): void {
  const others = readPreferences().variants.filter((one) => !one.startsWith(`${game} `))
  changePreferences({ variants: [...others, ...chosen.map((variant) => `${game} ${variant}`)] })
}

/** Those of a new game, as they were wished for the last time. */
export function Variants({ game }: { readonly game: string }): ReactNode {
  return <VariantChoice game={game} chosen={useVariants(game)} choose={(chosen) => wishVariants(game, chosen)} />
}

interface VariantChoiceProps {
  readonly game: string
  readonly chosen: readonly string[]
  readonly choose: (chosen: readonly string[]) => void
}

/** A game's variants, each to be ticked. */
export function VariantChoice({ game, chosen, choose }: VariantChoiceProps): ReactNode {
  const words = useGameWords(game)
  const { variants } = aboutGame(game)
  return (
    <div className={styles.variants}>
      {variants.map((variant) => (
        <label key={variant} title={words.say(`variants.${variant}.line`)}>
          <input
            type="checkbox"
            checked={chosen.includes(variant)}
            onChange={({ target }) =>
              choose(variants.filter((one) => (one === variant ? target.checked : chosen.includes(one))))
            }
          />
          {words.say(`variants.${variant}.name`)}
        </label>
      ))}
    </div>
  )
}
