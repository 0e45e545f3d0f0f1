import { Drawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { LIMITS } from '../../src/catalogue.ts'

/** The places for coal of a steamship; what is about to be loaded is brass. */
export function CoalPlaces({ aboard, more = 0 }: { readonly aboard: number; readonly more?: number }): ReactNode {
  return Array.from({ length: LIMITS.coal_per_ship }, (_, place) => {
    const of = place < aboard ? 'ta-coal' : place < aboard + more ? 'ta-more-coal' : 'ta-no-coal'
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are always the same.
    return <Drawing key={place} of={of} />
  })
}
