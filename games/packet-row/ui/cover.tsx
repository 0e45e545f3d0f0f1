import './art/goods.ts'
import '@south-street/ui/art/people'
import { UseDrawing } from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'

const SEA = '#c4d6d3'

/** Beside the game's name in a list: its ship. */
export function Sign(): ReactNode {
  return (
    <svg viewBox="0 0 60 60" style={{ '--wash-sea': SEA } as CSSProperties} aria-hidden="true">
      <rect width="60" height="60" fill="#e0e9e6" />
      <rect y="45" width="60" height="15" fill={SEA} />
      <UseDrawing of="packet-ship" x={3} y={6} width={54} height={45} />
    </svg>
  )
}

/** The picture on the game's card at home. */
export function Cover(): ReactNode {
  return (
    <svg
      viewBox="0 0 460 132"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="132"
      style={{ '--wash-sea': SEA } as CSSProperties}
      aria-hidden="true"
    >
      <rect width="460" height="132" fill="#e0e9e6" />
      <rect y="104" width="460" height="28" fill={SEA} />
      <UseDrawing of="packet-ship" x={30} y={4} width={150} height={125} />
      <UseDrawing of="person-banker" x={196} y={8} width={98} height={124} />
      <UseDrawing of="goods-grain" x={332} y={2} width={58} height={60} />
      <UseDrawing of="goods-cotton" x={300} y={62} width={60} height={62} />
      <UseDrawing of="goods-tobacco" x={356} y={56} width={96} height={72} />
    </svg>
  )
}
