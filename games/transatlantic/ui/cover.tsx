import './art/fleet.ts'
import './art/flags.ts'
import './art/ports.ts'
import { UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'

/** Beside the game's name in a list: funnels and decks of its liner, which is far too long for a square. */
export function Sign(): ReactNode {
  return (
    <svg viewBox="74 6 122 122" aria-hidden="true">
      <rect x="74" y="6" width="122" height="122" fill="#e0e9e6" />
      <rect x="74" y="104" width="122" height="24" fill="#c4d6d3" />
      <UseDrawing of="ta-ship-S40" x={14} y={6} width={250} height={121} />
    </svg>
  )
}

/** The picture on the game's card at home. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 460 132" preserveAspectRatio="xMidYMid slice" width="100%" height="132" aria-hidden="true">
      <rect width="460" height="132" fill="#e0e9e6" />
      <rect y="104" width="460" height="28" fill="#c4d6d3" />
      <g color="#1f4c5c" opacity=".55">
        <UseDrawing of="ta-port-NA" x={262} y={46} width={200} height={57} />
      </g>
      <UseDrawing of="ta-ship-N0" x={338} y={70} width={92} height={44} />
      <UseDrawing of="ta-ship-S40" x={14} y={6} width={250} height={121} />
      <UseDrawing of="ta-flag-RIBAND" x={292} y={10} width={44} height={35} />
      <UseDrawing of="ta-flag-MAIL" x={344} y={10} width={44} height={35} />
      <UseDrawing of="ta-flag-FREIGHT" x={396} y={10} width={44} height={35} />
    </svg>
  )
}
