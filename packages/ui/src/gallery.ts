import type { ReactNode } from 'react'
import type { Phrase } from './words/words.ts'

/** One thing that a game draws, to be looked at. */
export interface Exhibit {
  /** What programmers call it. */
  readonly id: string
  /** What players call it; null where nobody speaks of it. */
  readonly name: Phrase | null
  Show(): ReactNode
}

/** What is hung together: cards, the same cards elsewhere, or something in its states. */
export interface GalleryRoom {
  readonly room: 'cards' | 'in-hand' | 'ships' | 'states'
  /** How wide each of them is, in rem. */
  readonly width: number
  readonly exhibits: readonly Exhibit[]
}
