import { INK, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { CardType } from '../../src/catalogue.ts'

const PAPER = 'var(--card-paper)'
const LINE = { fill: 'none', stroke: INK, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function Ship({
  id,
  x,
  y,
  w,
  h,
}: {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}): ReactNode {
  return <UseDrawing of={`ta-ship-${id}`} x={x} y={y} width={w} height={h} />
}

function Medal({ person }: { readonly person: string }): ReactNode {
  return (
    <>
      <ellipse cx="120" cy="136" rx="56" ry="68" fill="#f6ecd2" stroke={INK} strokeWidth="3" />
      <UseDrawing of={`person-${person}`} x={72} y={80} width={96} height={122} />
    </>
  )
}

const shipyard = (
  <>
    <Ship id="S14" x={34} y={92} w={172} h={80} />
    <path d="M40 168H200M60 168L48 196M100 168L92 196M140 168L136 196M180 168L184 196" {...LINE} strokeWidth="4" />
    <path d="M178 92V60H110M110 60V78M178 60L196 92" {...LINE} strokeWidth="4" />
  </>
)
const transport = (
  <>
    <Ship id="S03" x={26} y={76} w={188} h={90} />
    <path d="M52 190H182M164 176L182 190L164 204" {...LINE} strokeWidth="6" />
  </>
)
const region = (
  <>
    <circle cx="120" cy="136" r="62" fill="#c7d8d5" stroke={INK} strokeWidth="3" />
    <path
      d="M120 74V198M58 136H182M74 100Q120 122 166 100M74 172Q120 150 166 172"
      {...LINE}
      strokeWidth="2"
      opacity=".6"
    />
    <path d="M120 70L134 136L120 202L106 136Z" fill="#9b1c1f" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
    <path d="M54 136L120 122L186 136L120 150Z" fill={PAPER} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
  </>
)
const coal = (
  <>
    <UseDrawing of="ta-coal" x={44} y={110} width={72} height={80} />
    <UseDrawing of="ta-coal" x={124} y={110} width={72} height={80} />
    <UseDrawing of="ta-coal" x={84} y={64} width={72} height={80} />
  </>
)
const invest = (
  <>
    <UseDrawing of="ta-house-bell" x={40} y={84} width={96} height={90} />
    <UseDrawing of="ta-marker-FREIGHT" x={138} y={74} width={58} height={58} />
    <UseDrawing of="ta-marker-MAIL" x={138} y={140} width={58} height={58} />
  </>
)
const agent = (
  <>
    <rect
      x="52"
      y="76"
      width="70"
      height="98"
      rx="8"
      fill="#efe2c4"
      stroke={INK}
      strokeWidth="3.5"
      strokeDasharray="8 7"
    />
    <rect x="114" y="96" width="70" height="98" rx="8" fill={PAPER} stroke={INK} strokeWidth="3.5" />
    <UseDrawing of="person-trader" x={120} y={104} width={58} height={78} />
  </>
)

const PICTURES: Readonly<Record<CardType, ReactNode>> = {
  SHIPYARD: shipyard,
  'SHIPYARD+': shipyard,
  TRANSPORT: transport,
  'TRANSPORT+': transport,
  REGION: region,
  COAL: coal,
  'COAL+': coal,
  INVEST: invest,
  'INVEST+': invest,
  "SHIP'S AGENT": agent,
  DIRECTOR: <Medal person="banker" />,
  PRESIDENT: <Medal person="lady" />,
  CARGO: <UseDrawing of="ta-marker-FREIGHT" x={62} y={76} width={116} height={116} />,
  'BLUE RIBAND': <UseDrawing of="ta-marker-RIBAND" x={62} y={76} width={116} height={116} />,
  CRUISE: (
    <>
      <circle cx="168" cy="96" r="24" fill="#f0c75a" stroke={INK} strokeWidth="3" />
      <Ship id="S30" x={26} y={104} w={188} h={90} />
    </>
  ),
  TRADE: (
    <>
      <UseDrawing of="ta-house-star" x={40} y={92} width={78} height={72} />
      <UseDrawing of="ta-house-saltire" x={122} y={92} width={78} height={72} />
      <path d="M70 190H170M84 176V204M156 176V204" {...LINE} strokeWidth="5" />
    </>
  ),
  FLEET: (
    <>
      <Ship id="S03" x={30} y={66} w={110} h={54} />
      <Ship id="S14" x={96} y={104} w={116} h={56} />
      <Ship id="S30" x={34} y={144} w={130} h={62} />
    </>
  ),
}

/** What a card does, as a picture. */
export function Pictogram({
  type,
  className,
}: {
  readonly type: CardType
  readonly className?: string | undefined
}): ReactNode {
  return (
    <svg viewBox="20 56 200 152" className={className} aria-hidden="true" focusable="false">
      {PICTURES[type]}
    </svg>
  )
}
