import type { ReactNode } from 'react'

/** What is shown of a source beside its points. */
export interface ColumnLook {
  /** Its colour and pattern, as on the result's bars. */
  readonly paint: string | undefined
  /** How wide it is compared with the others. */
  readonly width: number
  /** What a seat's points are counted from; `parts` of it have been counted. */
  readonly evidence: (seat: number, parts: number) => ReactNode
}
