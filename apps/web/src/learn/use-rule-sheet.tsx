import { type ReactNode, useCallback, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { openBook } from './book.ts'

/** Shows a clause over whatever is there; the words of the rules come when somebody first wants to read one. */
export function useRuleSheet(game: string): {
  readonly showRule: (clause: string) => void
  readonly sheet: ReactNode
} {
  const { language } = usePageWords()
  const [sheet, setSheet] = useState<ReactNode>(null)
  const showRule = useCallback(
    async (clause: string) => {
      const open = async () => {
        const [{ RuleSheet }, { sections }] = await Promise.all([import('./rule-sheet.tsx'), openBook(game, language)])
        const section = sections.find(({ clauses }) => clause in clauses)
        if (section === undefined) throw new Error(`there is no clause ${clause}`)
        setSheet(<RuleSheet {...{ game, section, clause }} close={() => setSheet(null)} />)
      }
      // What cannot be shown here may still be found there.
      await open().catch(() => navigate(`/rules/${game}#${clause}`))
    },
    [game, language],
  )
  return { showRule, sheet }
}
