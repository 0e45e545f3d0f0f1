import type { ClubEvening, ClubGame, ClubMember, ClubView } from '@south-street/protocol'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { findClub } from '../home/find-club.ts'
import list from '../home/side-list.module.css'
import { useGameWords } from '../language/language.ts'
import { datesOf } from '../language/time.ts'
import styles from './club-news.module.css'
import { useClubWords, wantClubWords } from './club-words.ts'

/** So many results stand at home; the club has all of them. */
const RESULTS = 2

/** What is new in the club, for the front page; null where there is no club, or nothing new. */
export async function openClubNews(): Promise<ReactNode> {
  const [view] = await Promise.all([findClub(), wantClubWords()])
  if (view === null || !hasNews(view)) return null
  return <ClubNews view={view} />
}

const hasNews = ({ evening, standing, results }: ClubView) =>
  evening !== null || standing.length > 0 || results.length > 0

function ClubNews({ view: { club, evening, standing, results } }: { readonly view: ClubView }): ReactNode {
  const { say } = useClubWords()
  const first = standing[0]
  return (
    <section className={list.list} aria-label={say('news.title')} data-panel="club-news">
      <h2>
        {say('news.title')}{' '}
        <small>
          <Link to="/club">{club!.name}</Link>
        </small>
      </h2>
      <ul className={styles.news}>
        {evening !== null && <NextEvening evening={evening} />}
        {first !== undefined && <Leader first={first} />}
        {results.slice(0, RESULTS).map((game, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: not all of them have a name
          <LastResult key={number} game={game} />
        ))}
      </ul>
    </section>
  )
}

/** A day of this month or the next: “Thu 19”. */
function Day({ at }: { readonly at: number }): ReactNode {
  const { language } = useClubWords()
  const day = new Intl.DateTimeFormat(datesOf(language), { weekday: 'short', day: 'numeric' }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{day}</time>
}

function NextEvening({ evening: { at, title, yes, mine } }: { readonly evening: ClubEvening }): ReactNode {
  const { say, language } = useClubWords()
  const time = new Intl.DateTimeFormat(datesOf(language), { timeStyle: 'short' }).format(at)
  return (
    <li>
      <Day at={at} />
      <p>
        <b>{title}</b>, {time} · {yes === 0 ? say('coming-none') : say('coming', { count: yes })}
        {mine === true && <em> {say('yes')}</em>}
      </p>
    </li>
  )
}

function Leader({ first: { name, beaten, met } }: { readonly first: ClubMember }): ReactNode {
  const { say, language } = useClubWords()
  const month = new Intl.DateTimeFormat(datesOf(language), { month: 'short', timeZone: 'UTC' }).format(Date.now())
  return (
    <li>
      <span>{month}</span>
      <p>{say('news.leads', { name, beaten, met })}</p>
    </li>
  )
}

function LastResult({ game: { game, finishedAt, seats } }: { readonly game: ClubGame }): ReactNode {
  const { say } = useClubWords()
  const words = useGameWords(game)
  const all = seats.map(({ name, level, points }) => `${name || say(level === null ? 'guest' : 'bot')} ${points}`)
  return (
    <li>
      <Day at={finishedAt} />
      <p>
        <b>{words.say('name')}</b>: {all.join(', ')}
      </p>
    </li>
  )
}
