import { UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'

/** Beside the name of such a game in a list. */
export function PlainSign(): ReactNode {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <rect width="60" height="60" fill="#e0e9e6" />
      <rect y="45" width="60" height="15" fill="#c4d6d3" />
      <UseDrawing of="packet-ship" x={3} y={6} width={54} height={45} />
    </svg>
  )
}

/** The picture of a game that has none: a ship, and the sea. */
export function PlainCover(): ReactNode {
  return (
    <svg viewBox="0 0 460 132" preserveAspectRatio="xMidYMid slice" width="100%" height="132" aria-hidden="true">
      <rect width="460" height="132" fill="#e0e9e6" />
      <rect y="108" width="460" height="24" fill="#c4d6d3" />
      <UseDrawing of="packet-ship" x={168} y={18} width={124} height={103} />
    </svg>
  )
}
