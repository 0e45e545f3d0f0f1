import type { ReactNode } from 'react'
import type { House } from '../art/houses.ts'
import { Drawing } from '../drawing/drawing.tsx'

/** The playing piece of a house, or the outline that it leaves at home. */
export function Piece({
  house,
  away = false,
  className,
}: {
  readonly house: House
  readonly away?: boolean
  readonly className?: string | undefined
}): ReactNode {
  return <Drawing of={away ? 'piece-away' : `piece-${house}`} className={className} />
}
