import { aboutGame } from '@south-street/registry/boards'
import { Button, Choice, Drawing, HOUSES, Icon } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { useVariants, Variants } from '../home/variants.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import prose from '../learn/prose.module.css'
import { changePreferences, LONGEST_NAME, usePreferences } from '../preferences.ts'
import { beginLocalTable } from './begin-table.ts'
import { faultIn, localSeats, type SharedSeat, seatsFor, withHouse } from './shared-seats.ts'
import styles from './shared-table-page.module.css'

/** Who sits at a table that is passed around: people by name and bots by level, in any mixture. */
export function SharedTablePage({ game }: { readonly game: string }): ReactNode {
  const { say } = usePageWords()
  const gameWords = useGameWords(game)
  const { players: wished, name, shared } = usePreferences()
  const variants = useVariants(game)
  const about = aboutGame(game)
  const { min, max } = about.seats
  const players = Math.min(max, Math.max(min, wished))
  const seats = seatsFor(players, shared.length > 0 ? shared : [{ name, level: null, house: 0 }])
  const [fault, setFault] = useState<string | null>(null)
  const change = (next: readonly SharedSeat[]) => {
    setFault(null)
    // Seats beyond the present number come back with it.
    changePreferences({ shared: [...next, ...shared.slice(next.length)] })
  }
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultIn(seats)
    if (found !== null) return setFault(say(found.key, { name: found.name }))
    const nameless = (seat: number) => say('table.nameless', { seat: seat + 1 })
    const wish = { game, seats: localSeats(seats, nameless), variants }
    await beginLocalTable(wish).catch(() => setFault(say('home.cannot-start')))
  }
  return (
    <>
      <TopBar />
      <main className={prose.prose}>
        <h1>{say('shared.title', { game: gameWords.say('name') })}</h1>
        <p>{say('shared.line')}</p>
        <form className={styles.form} onSubmit={begin}>
          <Choice
            label={say('home.players')}
            value={players}
            options={Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, name: String(min + i) }))}
            choose={(count) => changePreferences({ players: count })}
          />
          <ol className={styles.seats} aria-label={say('seating.plan')}>
            {seats.map((seat, index) => (
              <SeatLine
                key={HOUSES[index]}
                game={game}
                index={index}
                seat={seat}
                change={(next) => change(seats.with(index, { ...seat, ...next }))}
                paint={(house) => change(withHouse(seats, index, house))}
              />
            ))}
          </ol>
          {about.variants.length > 0 && <Variants game={game} />}
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
          <Button type="submit" look="brass">
            <Icon name="play" />
            {say('invite.start')}
          </Button>
        </form>
      </main>
    </>
  )
}

interface SeatLineProps {
  readonly game: string
  readonly index: number
  readonly seat: SharedSeat
  readonly change: (next: Partial<SharedSeat>) => void
  readonly paint: (house: number) => void
}

function SeatLine({ game, index, seat, change, paint }: SeatLineProps): ReactNode {
  const { say } = usePageWords()
  const words = useGameWords(game)
  return (
    <li>
      {seat.level === null ? (
        <Drawing of={`flag-${HOUSES[seat.house]!}`} className={styles.flag} />
      ) : (
        // Bots take the colours that are left.
        <Icon name="bot" className={styles.flag} />
      )}
      <select
        aria-label={say('seating.who-plays', { seat: index + 1 })}
        value={seat.level ?? ''}
        onChange={({ target }) => change({ level: target.value === '' ? null : target.value })}
      >
        <option value="">{say('shared.person')}</option>
        {aboutGame(game).levels.map((level) => (
          <option key={level} value={level}>
            {say('seating.bot-level', { level: words.say(`levels.${level}.name`) })}
          </option>
        ))}
      </select>
      {seat.level === null && (
        <>
          <input
            aria-label={say('shared.name', { seat: index + 1 })}
            placeholder={say('table.nameless', { seat: index + 1 })}
            value={seat.name}
            maxLength={LONGEST_NAME}
            dir="auto"
            onChange={({ target }) => change({ name: target.value })}
          />
          <select
            className={styles.colour}
            aria-label={say('shared.colour', { seat: index + 1 })}
            value={seat.house}
            onChange={({ target }) => paint(Number(target.value))}
          >
            {HOUSES.map((house, number) => (
              <option key={house} value={number}>
                {say(`houses.${house}`)}
              </option>
            ))}
          </select>
        </>
      )}
    </li>
  )
}
