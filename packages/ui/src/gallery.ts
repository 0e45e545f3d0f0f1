import type { ReactNode } from 'react'
import type { Phrase } from './words/words.ts'

/** One thing that a game draws, to be looked at. */
export interface Exhibit {
  /** What programmers call it. */
  readonly id: string
  /** What players call it: in the game's words, or in the gallery's captions. */
  readonly name: Phrase
  Show(): ReactNode
}

/** What is hung together: cards, the same cards elsewhere, or something in its states. */
export interface GalleryRoom {
  readonly room:
    | 'cards'
    | 'in-hand'
    | 'ships'
    | 'spaces'
    | 'berths'
    | 'areas'
    | 'choices'
    | 'seas'
    | 'hands'
    | 'seats'
    | 'bars'
    | 'tokens'
    | 'drawings'
  /** How wide each of them is, in rem. */
  readonly width: number
  readonly exhibits: readonly Exhibit[]
}

/** All that a game draws, for whoever works on it. */
export interface GameGallery {
  /** What only the gallery says, by language: nobody at a table waits for it. */
  readonly captions: Readonly<Record<string, object>>
  readonly rooms: readonly GalleryRoom[]
}

/** Something in one of its states, captioned by its id. */
export function captioned(id: string, Show: () => ReactNode): Exhibit {
  return { id, name: { key: `captions.${id}`, params: {} }, Show }
}
