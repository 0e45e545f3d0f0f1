import type { AnyBoard } from '@south-street/ui'
import type { ComponentType } from 'react'

interface Shown {
  readonly seats: { readonly min: number; readonly max: number }
  /** Its optional rules, by name. */
  readonly switches: readonly string[]
  board(): Promise<AnyBoard>
  /** The picture on the game's card at home. */
  cover(): Promise<ComponentType>
}

/** How each game is shown; its board is loaded when somebody sits down. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'packet-row': {
    seats: { min: 2, max: 5 },
    switches: [],
    board: async () => (await import('@south-street/packet-row/ui')).packetRowBoard,
    cover: async () => (await import('@south-street/packet-row/ui/cover')).Cover,
  },
  transatlantic: {
    seats: { min: 2, max: 4 },
    switches: ['president', 'compensation'],
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

export function switchesOf(game: string): readonly string[] {
  return SHOWN[game]!.switches
}

export function loadBoard(game: string): Promise<AnyBoard> {
  return SHOWN[game]!.board()
}

export function loadCover(game: string): Promise<ComponentType> {
  return SHOWN[game]!.cover()
}
