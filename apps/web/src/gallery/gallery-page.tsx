import { SHOWN_GAMES } from '@south-street/registry/boards'
import { Drawing, drawings, type Phrase, type Words, WordsProvider } from '@south-street/ui'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { SearchField } from '../frame/search-field.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import styles from './gallery-page.module.css'
import { type Collection, openGallery } from './open-gallery.ts'
import { Sentences } from './sentences.tsx'
import { wantedIn } from './wanted.ts'

export async function openGalleryPage(hash: string): Promise<ReactNode> {
  return <GalleryPage collection={await openGallery()} first={wantedIn(hash)} />
}

interface GalleryPageProps {
  readonly collection: Collection
  readonly first: string
}

/** Everything that the games show and say, to be looked at: for whoever works on them. */
function GalleryPage({ collection, first }: GalleryPageProps): ReactNode {
  const { say, language } = usePageWords()
  const [search, setSearch] = useState(first)
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase(language))
  const matches = (...texts: readonly string[]) =>
    texts.some((text) => text.toLocaleLowerCase(language).includes(wanted))
  const drawn = drawings().filter((id) => matches(id))
  return (
    <>
      <TopBar />
      <main className={styles.gallery}>
        <h1>{say('gallery.title')}</h1>
        <SearchField label={say('gallery.search')} value={search} onChange={setSearch} />
        {SHOWN_GAMES.map((game) => (
          <Game key={game} game={game} collection={collection} matches={matches} />
        ))}
        {drawn.length > 0 && (
          <section>
            <h2>{say('gallery.drawings', { count: drawn.length })}</h2>
            <ul className={styles.room} style={{ '--width': '6rem' } as object}>
              {drawn.map((id) => (
                <Shown key={id} id={id} name={null}>
                  <Drawing of={id} className={styles.drawing} />
                </Shown>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}

interface GameProps {
  readonly game: string
  readonly collection: Collection
  readonly matches: (...texts: readonly string[]) => boolean
}

function Game({ game, collection, matches }: GameProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  const { rooms, sentences } = collection[game]!
  const found = rooms
    .map(({ exhibits, ...room }) => ({
      ...room,
      exhibits: exhibits.filter(({ id, name }) => matches(id, nameOf(words, name))),
    }))
    .filter(({ exhibits }) => exhibits.length > 0)
  const said = sentences.filter(({ key, texts }) => matches(key, ...Object.values(texts)))
  if (found.length + said.length === 0) return null
  return (
    <section>
      <h2>{words.say('name')}</h2>
      <WordsProvider value={words}>
        {found.map(({ room, width, exhibits }) => (
          <section key={room} className={styles.part}>
            <h3>{say(`gallery.${room}`, { count: exhibits.length })}</h3>
            <ul className={styles.room} style={{ '--width': `${width}rem` } as object}>
              {exhibits.map(({ id, name, Show }) => (
                <Shown key={id} id={id} name={nameOf(words, name)}>
                  <Show />
                </Shown>
              ))}
            </ul>
          </section>
        ))}
      </WordsProvider>
      {said.length > 0 && (
        <section className={styles.part}>
          <h3>{say('gallery.sentences', { count: said.length })}</h3>
          <Sentences sentences={said} />
        </section>
      )}
    </section>
  )
}

function nameOf(words: Words, name: Phrase | null): string {
  return name === null ? '' : words.say(name.key, name.params)
}

interface ShownProps {
  readonly id: string
  readonly name: string | null
  readonly children: ReactNode
}

/** What it looks like, what players call it, what programmers call it. It is there to be looked at and does nothing. */
function Shown({ id, name, children }: ShownProps): ReactNode {
  return (
    <li className={styles.shown}>
      <div inert>{children}</div>
      {name !== null && name !== '' && <b>{name}</b>}
      <code>{id}</code>
    </li>
  )
}
