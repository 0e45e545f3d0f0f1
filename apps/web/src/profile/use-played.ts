import { useEffect, useState } from 'react'
import { mayHaveTables } from '../local/database.ts'
import { callHouse } from '../local/local-house.ts'
import { usePreferences } from '../preferences.ts'
import { call } from '../server/api.ts'
import { eachOnce, gameOfServer, type PlayedGame } from './played-game.ts'

export interface Played {
  /** Null while they are being read. */
  readonly games: readonly PlayedGame[] | null
  /** Whether the server has told its part. */
  readonly server: 'told' | 'silent'
  /** Reads everything again. */
  readonly look: () => void
}

/** More games than this of a server are not looked at; its pages have 250 each. */
const MOST_PAGES = 8

async function fromServer(): Promise<PlayedGame[]> {
  const games: PlayedGame[] = []
  let after: string | null | undefined
  for (let page = 0; page < MOST_PAGES && after !== null; page++) {
    const answer = await call('myHouse', after === undefined ? {} : { after })
    games.push(...answer.games.map(gameOfServer))
    after = answer.next
  }
  return games
}

async function fromHere(name: string): Promise<readonly PlayedGame[]> {
  return (await mayHaveTables()) ? callHouse('played', { name }) : []
}

/** One's own finished games: those of this browser, and those of the server if one answers. */
export function usePlayed(): Played {
  const { name } = usePreferences()
  const [played, setPlayed] = useState<Omit<Played, 'look'>>({ games: null, server: 'silent' })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads everything again.
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const [here, there] = await Promise.all([fromHere(name).catch(() => []), fromServer().catch(() => null)])
      // What the server knows comes first: it has everybody's name as it is now, and who they are.
      const games = eachOnce([...(there ?? []), ...here])
      if (!isGone) setPlayed({ games, server: there === null ? 'silent' : 'told' })
    }
    void read()
    return () => {
      isGone = true
    }
  }, [name, turn])
  return { ...played, look: () => setTurn((before) => before + 1) }
}
