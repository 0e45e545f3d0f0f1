import { SHOWN_GAMES } from '@south-street/registry/boards'
import {
  captioned,
  Drawing,
  drawings,
  type Exhibit,
  type GalleryRoom,
  Unspoken,
  type Words,
  WordsProvider,
} from '@south-street/ui'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { SearchField } from '../frame/search-field.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { useAddedWords, useGameWords } from '../language/language.ts'
import styles from './gallery-page.module.css'
import { CAPTIONS, type Collection, captionsOf, openGallery } from './open-gallery.ts'
import { Sentences } from './sentences.tsx'
import { wantedIn } from './wanted.ts'

export async function openGalleryPage(hash: string): Promise<ReactNode> {
  return <GalleryPage collection={await openGallery()} first={wantedIn(hash)} />
}

interface GalleryPageProps {
  readonly collection: Collection
  readonly first: string
}

type Matches = (...texts: readonly string[]) => boolean

/** Everything that the games show and say, to be looked at: for whoever works on them. */
function GalleryPage({ collection, first }: GalleryPageProps): ReactNode {
  const words = useAddedWords(CAPTIONS)
  const [search, setSearch] = useState(first)
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase(words.language))
  const matches: Matches = (...texts) => texts.some((text) => text.toLocaleLowerCase(words.language).includes(wanted))
  return (
    <>
      <TopBar />
      <main className={styles.gallery}>
        <h1>{words.say('gallery.title')}</h1>
        <SearchField label={words.say('gallery.search')} value={search} onChange={setSearch} />
        <Unspoken value={true}>
          {SHOWN_GAMES.map((game) => (
            <Game key={game} game={game} collection={collection} matches={matches} />
          ))}
          <Part
            title={words.say('gallery.everywhere')}
            rooms={[sharedDrawings(collection)]}
            captions={words}
            matches={matches}
          />
        </Unspoken>
      </main>
    </>
  )
}

/** The drawings that belong to no game. */
function sharedDrawings(collection: Collection): GalleryRoom {
  const rooms = Object.values(collection).flatMap((game) => game.rooms)
  const shown = new Set(
    rooms.flatMap(({ room, exhibits }) => (room === 'drawings' ? exhibits.map(({ id }) => id) : [])),
  )
  const exhibits = drawings()
    .filter((id) => !shown.has(id))
    .map((id) => captioned(id, () => <Drawing of={id} />))
  return { room: 'drawings', width: 6, exhibits }
}

interface GameProps {
  readonly game: string
  readonly collection: Collection
  readonly matches: Matches
}

function Game({ game, collection, matches }: GameProps): ReactNode {
  const words = useGameWords(game)
  const captions = useAddedWords(captionsOf(game), game)
  const page = useAddedWords(CAPTIONS)
  const { rooms, sentences } = collection[game]!
  const said = sentences.filter(({ key, texts }) => matches(key, ...Object.values(texts)))
  return (
    <WordsProvider value={words}>
      <Part title={words.say('name')} rooms={rooms} captions={captions} matches={matches}>
        {said.length > 0 && (
          <section className={styles.part}>
            <Title text={page.say('gallery.sentences')} count={said.length} />
            <Sentences sentences={said} />
          </section>
        )}
      </Part>
    </WordsProvider>
  )
}

interface PartProps {
  readonly title: string
  readonly rooms: readonly GalleryRoom[]
  /** What the exhibits are called in. */
  readonly captions: Words
  readonly matches: Matches
  readonly children?: ReactNode
}

/** As much of a game, or of what belongs to none, as somebody looks for. */
function Part({ title, rooms, captions, matches, children }: PartProps): ReactNode {
  const page = useAddedWords(CAPTIONS)
  const nameOf = ({ name }: Exhibit) => captions.say(name.key, name.params)
  const found = rooms
    .map((room) => ({ ...room, exhibits: room.exhibits.filter((exhibit) => matches(exhibit.id, nameOf(exhibit))) }))
    .filter(({ exhibits }) => exhibits.length > 0)
  if (found.length === 0 && !children) return null
  return (
    <section>
      <h2 className={styles.game}>{title}</h2>
      {found.map(({ room, width, exhibits }) => (
        <section key={room} className={styles.part} data-room={room}>
          <Title text={page.say(`gallery.rooms.${room}`)} count={exhibits.length} />
          <ul className={styles.room} style={{ '--width': `${width}rem` } as object}>
            {exhibits.map((exhibit) => (
              <Shown key={exhibit.id} exhibit={exhibit} name={nameOf(exhibit)} />
            ))}
          </ul>
        </section>
      ))}
      {children}
    </section>
  )
}

function Title({ text, count }: { readonly text: string; readonly count: number }): ReactNode {
  return (
    <h3 className={styles.title}>
      {text} <small>{count}</small>
    </h3>
  )
}

/** What it looks like, what players call it, what programmers call it. It is there to be looked at and does nothing. */
function Shown({ exhibit: { id, Show }, name }: { readonly exhibit: Exhibit; readonly name: string }): ReactNode {
  return (
    <li className={styles.shown}>
      <div inert>
        <Show />
      </div>
      <p>
        <b>{name}</b> <code>{id}</code>
      </p>
    </li>
  )
}
