import { type Illustration, loadIllustration, type RuleBook, SHOWN_GAMES } from '@south-street/registry/boards'
import { WordsProvider } from '@south-street/ui'
import { type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { GameTabs } from '../frame/game-tabs.tsx'
import { Link } from '../frame/link.tsx'
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
  const tried = useTried(game)
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
        <GameTabs games={SHOWN_GAMES} game={game} label={say('rules.games')} path="/rules" />
        <p className={styles.try}>{tried !== null && <LearnIt game={game} />}</p>
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
          <section key={title} id={section} style={{ containIntrinsicHeight: `auto ${expectedHeight(clauses)}rem` }}>
            <h2>{title}</h2>
            {clauses.map(([id, text]) => (
              <div key={id} id={id} className={styles.clause}>
                <a href={`#${id}`}>{id}</a>
                <div>
                  <p>{text}</p>
                  <TryIt game={game} clause={id} tried={tried} />
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

/** Letters in a line of a phone, lines and the rest of a clause in rem, and what pictures may take of a section. */
const [LETTERS, LINE, REST, PICTURES] = [42, 1.55, 7, 16]

/** In rem and rather too much: what has not been laid out yet must not be taken to lie over what follows. */
function expectedHeight(clauses: readonly (readonly [string, string])[]): number {
  const lines = clauses.reduce((sum, [, text]) => sum + Math.ceil(text.length / LETTERS), 0)
  return Math.round(PICTURES + clauses.length * REST + lines * LINE)
}

/** The first lesson that speaks of each clause, with its number; they come after the words. */
type Tried = ReadonlyMap<string, { readonly id: string; readonly number: number }>

function useTried(game: string): Tried | null {
  const [tried, setTried] = useState<Tried | null>(null)
  useEffect(() => {
    let isGone = false
    import('./course.ts')
      .then(({ openCourse }) => openCourse(game))
      .then((course) => {
        if (isGone || course === null) return
        const clauses = course.flatMap(({ id, clause, steps }, index) =>
          [clause, ...steps.map((step) => step.clause)].map((one) => [one, { id, number: index + 1 }] as const),
        )
        // The first one wins.
        const found = new Map(
          clauses.toReversed().flatMap(([clause, lesson]) => (clause === null ? [] : [[clause, lesson]])),
        )
        startTransition(() => setTried(found))
      })
      // Without lessons the rules are still the rules.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [game])
  return tried
}

/** The same by doing. */
function LearnIt({ game }: { readonly game: string }): ReactNode {
  const { say } = useGameWords('learn')
  return <Link to={`/learn/${game}`}>{say('learn-by-playing')}</Link>
}

interface TryItProps {
  readonly game: string
  readonly clause: string
  readonly tried: Tried | null
}

/** Leads to the lesson in which a clause is played. */
function TryIt({ game, clause, tried }: TryItProps): ReactNode {
  const { say } = useGameWords('learn')
  const lesson = tried?.get(clause)
  if (lesson === undefined) return null
  return (
    <p className={styles.try}>
      <Link to={`/learn/${game}/${lesson.id}`}>{say('try-it', { number: lesson.number })}</Link>
    </p>
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
