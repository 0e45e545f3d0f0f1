import { Drawing } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { LIMITS } from '../../src/catalogue.ts'

interface CoalPlacesProps {
  readonly aboard: number
  /** About to be loaded. */
  readonly more?: number
  /** How the piece in a place is called while it moves. */
  readonly travels?: (place: number) => CSSProperties
}

/** The places for coal of a steamship; what is about to be loaded is brass. */
export function CoalPlaces({ aboard, more = 0, travels }: CoalPlacesProps): ReactNode {
  return Array.from({ length: LIMITS.coal_per_ship }, (_, place) => {
    const of = place < aboard ? 'ta-coal' : place < aboard + more ? 'ta-more-coal' : 'ta-no-coal'
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same.
    return <Drawing key={place} of={of} style={place < aboard ? travels?.(place) : undefined} />
  })
}
