import type { RuleBook } from '@south-street/registry/boards'
import type { Language } from '../language/language.ts'

interface TableRules {
  readonly title: string
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

/** A part of the rules, by clauses; `id` is where other pages lead to. */
export type Section = RuleBook['sections'][number] & { readonly id?: string }

const WORDS: Readonly<Record<Language, () => Promise<{ readonly default: TableRules }>>> = {
  en: () => import('@south-street/table/words/en.json'),
  de: () => import('@south-street/table/words/de.json'),
  pl: () => import('@south-street/table/words/pl.json'),
}

/** What holds at every table, whatever is played there: as parts of the rules, with clauses of their own. */
export async function loadTableRules(language: string): Promise<Section[]> {
  const { title, sections } = (await WORDS[language as Language]()).default
  return sections.map((part, section) => ({
    ...(section === 0 && { id: 'at-the-table' }),
    title: `${title}: ${part.title}`,
    clauses: Object.fromEntries(part.lines.map((line, i) => [`AT-${section + 1}.${i + 1}`, line])),
  }))
}
