import type { AnyGame } from '@south-street/engine'
import type { AnyBoard } from '@south-street/ui'
import type { ComponentType } from 'react'

interface Shown {
  readonly seats: { readonly min: number; readonly max: number }
  /** Its optional rules, by name. */
  readonly variants: readonly string[]
  game(): Promise<AnyGame>
  board(): Promise<AnyBoard>
  /** The picture on the game's card at home. */
  cover(): Promise<ComponentType>
}

/** How each game is shown; its rules and its board are loaded when somebody sits down. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'packet-row': {
    seats: { min: 2, max: 5 },
    variants: [],
    game: async () => (await import('@south-street/packet-row')).packetRow,
    board: async () => (await import('@south-street/packet-row/ui')).packetRowBoard,
    cover: async () => (await import('@south-street/packet-row/ui/cover')).Cover,
  },
  transatlantic: {
    seats: { min: 2, max: 4 },
    variants: ['president', 'compensation'],
    game: async () => (await import('@south-street/transatlantic')).transatlantic,
    board: async () => (await import('@south-street/transatlantic/ui')).transatlanticBoard,
    cover: async () => (await import('@south-street/transatlantic/ui/cover')).Cover,
  },
}

export const SHOWN_GAMES: readonly string[] = Object.keys(SHOWN)
/** All games' bots have the same ranks. */
export const BOT_LEVELS: readonly string[] = ['deckhand', 'clerk', 'mate', 'captain', 'commodore']

export function seatsOf(game: string): Shown['seats'] {
  return SHOWN[game]!.seats
}

export function variantsOf(game: string): readonly string[] {
  return SHOWN[game]!.variants
}

export function loadBoard(game: string): Promise<AnyBoard> {
  return SHOWN[game]!.board()
}

/** What a page needs to show a table of a game. */
export async function loadTable(id: string): Promise<{ readonly game: AnyGame; readonly board: AnyBoard }> {
  const [game, board] = await Promise.all([SHOWN[id]!.game(), SHOWN[id]!.board()])
  return { game, board }
}

export function loadCover(game: string): Promise<ComponentType> {
  return SHOWN[game]!.cover()
}
