import { loadBook, type RuleBook } from '@south-street/registry/boards'
import { type AnyBoard, WordsProvider } from '@south-street/ui'
import { type ReactNode, use, useEffect, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords, wantGameWords } from '../language/language.ts'
import styles from './prose.module.css'
import { loadTableRules, type Section } from './table-rules.ts'

interface Learning {
  readonly minute: RuleBook['minute']
  readonly sections: readonly Section[]
  readonly board: AnyBoard
}

const books = new Map<string, Promise<Learning>>()

async function load(game: string, language: string): Promise<Learning> {
  const [{ book: rules, board }, atTable] = await Promise.all([
    loadBook(game, language),
    loadTableRules(language),
    wantGameWords(game),
  ])
  return { minute: rules.minute, sections: [...rules.sections, ...atTable], board }
}

function book(game: string, language: string): Promise<Learning> {
  const key = `${game} ${language}`
  const known = books.get(key) ?? load(game, language)
  books.set(key, known)
  return known
}

/** The whole rules, to be searched; every refusal leads to its clause. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string }): ReactNode {
  const { say, language } = usePageWords()
  const {
    minute,
    sections,
    board: { Illustration },
  } = use(book(game, language))
  const words = useGameWords(game)
  const [search, setSearch] = useState('')
  useEffect(() => {
    if (clause !== '') document.getElementById(clause)?.scrollIntoView({ block: 'center' })
  }, [clause])
  const wanted = search.trim().toLocaleLowerCase(language)
  const found = sections
    .map(({ id, title, clauses }) => ({
      id,
      title,
      clauses: Object.entries(clauses).filter(([id, text]) =>
        `${id} ${text}`.toLocaleLowerCase(language).includes(wanted),
      ),
    }))
    .filter(({ clauses }) => clauses.length > 0)
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0)
  return (
    <>
      <TopBar />
      <main className={styles.prose}>
        <h1>{say('rules.title', { game: words.say('name') })}</h1>
        <input
          type="search"
          className={styles.search}
          aria-label={say('rules.search')}
          placeholder={say('rules.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{count === 0 ? say('rules.nothing') : say('rules.found', { count })}</p>
        <nav className={styles.contents} aria-label={say('rules.contents')}>
          {found.map(({ title, clauses }) => (
            <a key={title} href={`#${clauses[0]![0]}`}>
              {title}
            </a>
          ))}
        </nav>
        {wanted === '' && <Minute minute={minute} />}
        {found.map(({ id: section, title, clauses }) => (
          <section key={title} id={section}>
            <h2>{title}</h2>
            {clauses.map(([id, text]) => (
              <div key={id} id={id} className={styles.clause}>
                <a href={`#${id}`}>{id}</a>
                <div>
                  <p>{text}</p>
                  {Illustration && (
                    <WordsProvider value={words}>
                      <div className={styles.cards}>
                        <Illustration clause={id} />
                      </div>
                    </WordsProvider>
                  )}
                </div>
              </div>
            ))}
          </section>
        ))}
      </main>
    </>
  )
}

/** What the game is about, for those who have a minute. */
function Minute({ minute: { title, parts } }: Pick<Learning, 'minute'>): ReactNode {
  return (
    <section className={styles.minute} aria-labelledby="minute">
      <h2 id="minute">{title}</h2>
      {parts.map((part) => (
        <div key={part.title}>
          <h3>{part.title}</h3>
          <p>{part.text}</p>
        </div>
      ))}
    </section>
  )
}
