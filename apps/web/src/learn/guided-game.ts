import { aboutGame } from '@south-street/registry/boards'
import { callCoach } from '../coach/coach-memory.ts'
import { callHouse } from '../local/local-house.ts'
import { SOLO_PERSON } from '../local/solo-person.ts'
import { readPreferences } from '../preferences.ts'
import { navigate } from '../router.ts'

/** Few, and the friendliest: there is more to see than can be watched as it is. */
const RIVALS = 2

/** A normal game, with the coach beside the newcomer. */
export async function beginGuidedGame(game: string): Promise<void> {
  const [level] = aboutGame(game).levels
  const rivals = Array.from({ length: RIVALS }, () => ({ level: level! }))
  const { name } = readPreferences()
  const table = await callHouse('create', { game, seats: [{ person: SOLO_PERSON, name }, ...rivals], variants: [] })
  callCoach(table)
  navigate(`/table/${table}`)
}
