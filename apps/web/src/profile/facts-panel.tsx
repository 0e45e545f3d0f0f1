import type { Message } from '@south-street/engine'
import { type HabitPicture, loadHabitPicture, SHOWN_GAMES } from '@south-street/registry/boards'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { callHouse } from '../local/local-house.ts'
import { HABITS_FROM, habitSums } from './figures.ts'
import type { PlayedGame } from './played-game.ts'
import styles from './profile-page.module.css'
import { sayFigure, useProfileWords } from './profile-words.ts'

/** How one plays: sentences with figures, as each game can count them. */
export function FactsPanel({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { say } = useProfileWords()
  const played = useMemo(
    () => SHOWN_GAMES.flatMap((game) => ({ game, sums: habitSums(games, game) })).filter(({ sums }) => sums !== null),
    [games],
  )
  const counted = games.filter(({ habits }) => habits).length
  return (
    <section className={styles.panel} data-panel="facts">
      <h2>{say('facts.title')}</h2>
      {played.length === 0 && <p>{say('facts.few', { from: HABITS_FROM, games: counted })}</p>}
      {played.map(({ game, sums }) => (
        <Facts key={game} game={game} sums={sums!} />
      ))}
    </section>
  )
}

interface FactsProps {
  readonly game: string
  readonly sums: NonNullable<ReturnType<typeof habitSums>>
}

function Facts({ game, sums }: FactsProps): ReactNode {
  const { say, language } = useProfileWords()
  const words = useGameWords(game)
  const [facts, setFacts] = useState<readonly Message[]>([])
  const [picture, setPicture] = useState<{ readonly Picture: HabitPicture | null }>({ Picture: null })
  useEffect(() => {
    loadHabitPicture(game).then(
      (Picture) => setPicture({ Picture }),
      // The sentences say everything.
      () => undefined,
    )
  }, [game])
  useEffect(() => {
    const { own, others } = sums
    callHouse('habits', { game, own, others }).then(
      (habits) => setFacts(habits?.facts ?? []),
      () => undefined,
    )
  }, [game, sums])
  return (
    <>
      <p>{say('facts.of', { game: words.say('name'), games: sums.games })}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.key}>
            <span className={styles.habit} data-picture aria-hidden="true">
              {picture.Picture && <picture.Picture fact={fact} />}
            </span>
            <p>{words.say(fact.key, withFigures(fact.params, language))}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Figures as the reader's language writes them. */
function withFigures(params: Message['params'], language: string): Message['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      typeof param === 'number' ? sayFigure(language, param) : param,
    ]),
  )
}
