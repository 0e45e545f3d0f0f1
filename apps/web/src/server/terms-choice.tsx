import { chooseOptions } from '@south-street/engine'
import { aboutGame } from '@south-street/registry/boards'
import type { Pace, Settings } from '@south-street/table'
import { Choice } from '@south-street/ui'
import type { ReactNode } from 'react'
import { VariantChoice } from '../home/variants.tsx'
import { usePageWords } from '../language/language.ts'
import { PaceChoice } from './pace-choice.tsx'
import { useRatingsOn } from './ratings-on.ts'

const HELP = ['full', 'bare'] as const
const RATED = ['no', 'yes'] as const

/** What a table agrees on before the cards are dealt. */
export interface Terms {
  readonly players: number
  readonly variants: readonly string[]
  readonly pace: Pace
  readonly help: boolean
  readonly rated: boolean
}

/** The same as a table is told of it. */
export function writeTerms(
  game: string,
  { players, variants, pace, help, rated }: Terms,
): Pick<Settings, 'options' | 'pace' | 'help'> & { readonly rated: boolean } {
  return { options: chooseOptions(aboutGame(game), players, variants), pace, help, rated }
}

interface TermsChoiceProps {
  readonly game: string
  readonly terms: Terms
  readonly choose: (some: Partial<Terms>) => void
  /** So many sit there already. */
  readonly fewest?: number
}

/** Players, options, pace and help, in pairs of a label and what belongs to it. */
export function TermsChoice({ game, terms, choose, fewest = 0 }: TermsChoiceProps): ReactNode {
  const { say } = usePageWords()
  const { seats, variants } = aboutGame(game)
  const hasRatings = useRatingsOn()
  const least = Math.max(seats.min, fewest)
  const counts = Array.from({ length: seats.max - least + 1 }, (_, more) => least + more)
  return (
    <>
      <span>{say('invite.players')}</span>
      <Choice
        label={say('invite.players')}
        value={terms.players}
        options={counts.map((count) => ({ value: count, name: String(count) }))}
        choose={(players) => choose({ players })}
      />
      {variants.length > 0 && (
        <>
          <span>{say('home.variants')}</span>
          <VariantChoice game={game} chosen={terms.variants} choose={(chosen) => choose({ variants: chosen })} />
        </>
      )}
      <PaceChoice pace={terms.pace} choose={(pace) => choose({ pace })} />
      <span>{say('invite.help')}</span>
      <Choice
        label={say('invite.help')}
        value={terms.help ? 'full' : 'bare'}
        options={HELP.map((one) => ({ value: one, name: say(`invite.help-${one}`) }))}
        choose={(one) => choose({ help: one === 'full' })}
      />
      {hasRatings && (
        <>
          <span>{say('rating.label')}</span>
          <Choice
            label={say('rating.label')}
            value={terms.rated ? 'yes' : 'no'}
            options={RATED.map((one) => ({ value: one, name: say(`rating.${one}`) }))}
            choose={(one) => choose({ rated: one === 'yes' })}
          />
        </>
      )}
    </>
  )
}
