import { loadTable } from '@south-street/registry/boards'

/** A game and its board, or a plain one where it has none; null where there is no such version. */
export async function openTable(id: string, rules?: string) {
  const loaded = await loadTable(id, rules)
  if (loaded === null) return null
  const { game, board } = loaded
  return { game, board: board ?? (await import('./plain-board.tsx')).plainBoard(game) }
}
