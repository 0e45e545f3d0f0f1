import type { ClubView } from '@south-street/protocol'
import { attempt } from '../server/api.ts'

/** The parts of a page ask one after another, as they are loaded; a page that is opened later asks anew. */
const FRESH_MS = 10_000

let asked: { readonly at: number; readonly view: Promise<ClubView | null> } | null = null

async function ask(): Promise<ClubView | null> {
  const { answer } = await attempt('club', { limit: 1 })
  return answer?.club && !answer.club.isClosed ? answer : null
}

/** The club that this server is, as far as whoever asks may see it. */
export function findClub(): Promise<ClubView | null> {
  const at = Date.now()
  if (asked === null || at - asked.at > FRESH_MS) {
    // Without a server there is no club.
    asked = { at, view: ask().catch(() => null) }
  }
  return asked.view
}
