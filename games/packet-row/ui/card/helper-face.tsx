import { INK, UseDrawing } from '@south-street/ui'
import { type ReactNode, useContext, useId } from 'react'
import { BankerPoints } from './banker-points.ts'
import { Panel, Plate, STUBS, Stub, StubLabel } from './frame.tsx'
import { KindBadge } from './kind-badge.tsx'
import { Numeral } from './lettering.tsx'

export type Helper = 'assistant' | 'captain' | 'trader' | 'banker'

function Swap(): ReactNode {
  return <UseDrawing of="icon-swap" x={135} y={222} width={34} height={34} color={INK} />
}

/** What the person does, without words. */
const PICTOGRAMS: Readonly<Record<Helper, () => ReactNode>> = {
  assistant: () => (
    <>
      <g fill="none" stroke={INK} strokeWidth="3.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M92 218H124V258H92Z" strokeDasharray="5 6" />
        <path d="M132 238H162M152 229L162 238L152 247" />
        <path d="M174 218H206V258H174Z" fill="#fff" />
      </g>
      <UseDrawing of="icon-hour" x={98} y={227} width={20} height={20} color={INK} />
      <UseDrawing of="icon-check" x={180} y={228} width={20} height={20} color={INK} />
    </>
  ),
  captain: () => (
    <>
      <UseDrawing of="ensign-spain" x={80} y={223} width={48} height={32} />
      <Swap />
      <UseDrawing of="ensign-france" x={176} y={223} width={48} height={32} />
    </>
  ),
  trader: () => (
    <>
      <KindBadge kind="cotton" x={84} y={218} size={42} />
      <Swap />
      <KindBadge kind="fur" x={178} y={218} size={42} />
    </>
  ),
  banker: () => (
    <>
      <Numeral x={112} y={250} size={34}>
        $
      </Numeral>
      <path
        d="M128 239H156M147 230L156 239L147 248"
        fill="none"
        stroke={INK}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <UseDrawing of="rosette" x={164} y={211} width={54} height={54} />
      <BankerScores />
    </>
  ),
}

/** Two at tables of two or three, three at larger ones. */
function BankerScores(): ReactNode {
  const points = useContext(BankerPoints)
  return (
    <Numeral x={191} y={points === null ? 246 : 250} size={points === null ? 24 : 32}>
      {points ?? '2/3'}
    </Numeral>
  )
}

interface HelperFaceProps {
  readonly helper: Helper
  readonly name: string
  readonly small: boolean
}

export function HelperFace({ helper, name, small }: HelperFaceProps): ReactNode {
  const oval = useId()
  const Pictogram = PICTOGRAMS[helper]
  return (
    <>
      <Stub style={STUBS.helper} />
      <Panel tint="#e9e2ea" />
      <g transform="translate(9 12)">
        <circle cx="24" cy="24" r="24" fill="var(--card-paper)" />
        <UseDrawing of={`person-${helper}`} x={6} y={2} width={36} height={44} />
      </g>
      <StubLabel text={name} fill="#fff" small={small} longest={240} />
      <ellipse cx="152" cy="112" rx="66" ry="96" fill="#f6ecd2" stroke={INK} strokeWidth="3" />
      <ellipse cx="152" cy="112" rx="60" ry="90" fill="none" stroke="#a87a1e" strokeWidth="2.2" />
      <clipPath id={oval}>
        <ellipse cx="152" cy="112" rx="59" ry="89" />
      </clipPath>
      <g clipPath={`url(#${oval})`}>
        <UseDrawing of={`person-${helper}`} x={84} y={38} width={134} height={170} />
      </g>
      <g data-picture="">
        <Pictogram />
      </g>
      <Plate name={name} small={small} />
    </>
  )
}
