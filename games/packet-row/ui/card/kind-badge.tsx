import { Drawing, UseDrawing, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { BADGES } from '../art/badges.ts'

interface BadgeProps {
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The sign of a kind of goods inside a picture: shape, colour and letter. */
export function KindBadge({ kind, x, y, size }: BadgeProps): ReactNode {
  const scale = size / 40
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <UseDrawing of={`badge-${kind}`} width={40} height={40} />
      <BadgeLetter kind={kind} />
    </g>
  )
}

function BadgeLetter({ kind }: { readonly kind: string }): ReactNode {
  const { say } = useWords()
  const fill = BADGES[kind]!.letter
  if (kind === 'gold') {
    return (
      <path d="M20 11V29M12.2 15.5L27.8 24.5M27.8 15.5L12.2 24.5" stroke={fill} strokeWidth="4" strokeLinecap="round" />
    )
  }
  return (
    <text x="20" y="29.2" textAnchor="middle" fontFamily="var(--serif)" fontWeight="800" fontSize="26" fill={fill}>
      {say(`badge.${kind}`)}
    </text>
  )
}

/** The same sign in running text. */
export function BadgeSign({
  kind,
  className,
}: {
  readonly kind: string
  readonly className?: string | undefined
}): ReactNode {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <KindBadge kind={kind} x={0} y={0} size={40} />
    </svg>
  )
}

export function Ensign({
  destination,
  className,
}: {
  readonly destination: string
  readonly className?: string | undefined
}): ReactNode {
  return <Drawing of={`ensign-${destination}`} className={className} />
}
