import type { AnyBoard } from '@south-street/ui'

/** Each game's board, loaded when it is first shown. */
const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  'packet-row': async () => (await import('@south-street/packet-row/ui')).packetRowBoard,
}

export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = BOARDS[game]
  if (load === undefined) throw new Error(`there is no board for ${game}`)
  return load()
}
