import { type Illustration, loadIllustration, type RuleBook } from '@south-street/registry/boards'
import { WordsProvider } from '@south-street/ui'
import { type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { SearchField } from '../frame/search-field.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { openBook } from './book.ts'
import styles from './prose.module.css'

/** The whole rules, to be searched; every refusal leads to its clause. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string }): ReactNode {
  const { say, language } = usePageWords()
  const { minute, sections } = use(openBook(game, language))
  const words = useGameWords(game)
  const Pictures = usePictures(game)
  const [search, setSearch] = useState('')
  // Once more when the pictures have moved everything down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (clause !== '') document.getElementById(clause)?.scrollIntoView({ block: 'center' })
  }, [clause, Pictures])
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
        <SearchField label={say('rules.search')} value={search} onChange={setSearch} />
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
                  {Pictures && (
                    <WordsProvider value={words}>
                      <div className={styles.cards}>
                        <Pictures clause={id} />
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

/** The cards beside the clauses. They come after the words, which are what people are waiting for. */
function usePictures(game: string): Illustration | null {
  const [pictures, setPictures] = useState<Illustration | null>(null)
  useEffect(() => {
    let isGone = false
    // Without them the rules are still the rules.
    loadIllustration(game).then(
      (loaded) => isGone || startTransition(() => setPictures(() => loaded)),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [game])
  return pictures
}

/** What the game is about, for those who have a minute. */
function Minute({ minute: { title, parts } }: Pick<RuleBook, 'minute'>): ReactNode {
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
