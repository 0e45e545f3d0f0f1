import { loadBook, type RuleBook } from '@south-street/registry/boards'
import { wantGameWords } from '../language/language.ts'
import { loadTableRules, type Section } from './table-rules.ts'

interface Book {
  readonly minute: RuleBook['minute']
  readonly sections: readonly Section[]
}

const books = new Map<string, Promise<Book>>()

async function load(game: string, language: string): Promise<Book> {
  const [{ minute, sections }, atTable] = await Promise.all([
    loadBook(game, language),
    loadTableRules(language),
    wantGameWords(game),
  ])
  return { minute, sections: [...sections, ...atTable] }
}

/** The rules of a game and of every table; always the same promise for the same ones, as React wants it. */
export function openBook(game: string, language: string): Promise<Book> {
  const key = `${game} ${language}`
  const known = books.get(key)
  if (known !== undefined) return known
  const book = load(game, language)
  books.set(key, book)
  // Next time it may be there.
  book.catch(() => books.delete(key))
  return book
}
