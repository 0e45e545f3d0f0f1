import { callHouse } from '../local/local-house.ts'
import { keepRecord, keepRecordOf } from '../replay/kept-record.ts'
import { navigate } from '../router.ts'
import { call } from '../server/api.ts'
import type { PlayedGame } from './played-game.ts'

/** The record of a game, wherever it lies. */
async function recordOf({ id, from }: PlayedGame): Promise<string> {
  if (from === 'here') return JSON.stringify(await callHouse('record', { table: id }))
  const kept = await callHouse('keptRecord', { id })
  return kept ?? JSON.stringify(await call('exportTable', { id }))
}

/** Opens the review of a game of one's own. */
export async function review(game: PlayedGame): Promise<void> {
  const text = await recordOf(game)
  if (game.path === null) keepRecord(text)
  else keepRecordOf({ path: game.path, you: game.you }, text)
  navigate(game.path === null ? `/review/${game.you}` : '/review')
}

export async function lookAt({ path }: PlayedGame, go: (path: string) => void): Promise<void> {
  if (path !== null) go(path)
}
