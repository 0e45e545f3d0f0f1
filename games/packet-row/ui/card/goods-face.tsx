import { fixed, INK, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Panel, Plate, plateTop, STUBS, Stub, StubLabel } from './frame.tsx'
import { KindBadge } from './kind-badge.tsx'
import { LEAST, Narrow, Numeral } from './lettering.tsx'

const TINTS = { grain: '#f8e7bd', cotton: '#e4edf2', fur: '#f0dcc5', tobacco: '#e6ebcf', gold: '#fdf0c4' }
export type GoodsKind = keyof typeof TINTS

function Shadow({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }): ReactNode {
  return <ellipse cx={x} cy={fixed(y)} rx={fixed(radius)} ry={fixed(radius * 0.16)} fill={INK} opacity=".16" />
}

interface UnitProps {
  readonly kind: GoodsKind
  readonly x: number
  readonly y: number
  readonly size: number
}

function Unit({ kind, x, y, size }: UnitProps): ReactNode {
  if (kind === 'gold') {
    return (
      <>
        <Shadow x={x} y={y + size * 0.42} radius={size * 0.42} />
        <UseDrawing
          of="goods-gold"
          x={fixed(x - size / 2)}
          y={fixed(y - size * 0.45)}
          width={size}
          height={fixed(size * 0.9)}
        />
      </>
    )
  }
  const width = kind === 'tobacco' ? size * 1.28 : size
  return (
    <>
      <Shadow x={x} y={y + size * 0.5} radius={size * 0.4} />
      <UseDrawing
        of={`goods-${kind}`}
        x={fixed(x - width / 2)}
        y={fixed(y - size * 0.52)}
        width={fixed(width)}
        height={fixed(size * 1.04)}
      />
    </>
  )
}

/** One picture for each unit. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  1: [[152, 176, 148]],
  2: [
    [128, 130, 112],
    [178, 216, 112],
  ],
  3: [
    [126, 112, 92],
    [182, 166, 92],
    [124, 222, 92],
  ],
}
const NUGGET_PLACES: typeof PLACES = {
  1: [[152, 180, 136]],
  2: [
    [132, 138, 112],
    [172, 216, 112],
  ],
}

interface GoodsFaceProps {
  readonly kind: GoodsKind
  readonly units: number
  readonly name: string
  /** What gold says under its number: it stands for any kind. */
  readonly any: string
  readonly inHand: boolean
  readonly small: boolean
}

export function GoodsFace({ kind, units, name, any, inHand, small }: GoodsFaceProps): ReactNode {
  const stub = STUBS[kind]
  const top = plateTop(name, small)
  const places = (kind === 'gold' ? NUGGET_PLACES : PLACES)[units]!
  return (
    <>
      <Stub style={stub} />
      <KindBadge kind={kind} x={small ? 5 : 9} y={small ? 8 : 12} size={small ? 56 : 50} />
      <Numeral x={33} y={122} size={62} fill={stub.text}>
        {units}
      </Numeral>
      {kind === 'gold' && (
        <Narrow
          text={any}
          x={33}
          y={small ? 158 : 152}
          max={58}
          size={small ? LEAST : 27}
          fill={stub.text}
          weight={700}
        />
      )}
      <Panel tint={TINTS[kind]} bottom={top - 6} />
      <g transform={`translate(0 ${top < 270 ? -12 : -4})`}>
        {places.map(([x, y, size]) => (
          <Unit key={y} kind={kind} x={x} y={y} size={size} />
        ))}
      </g>
      <Plate name={name} small={small} />
      {inHand && <StubLabel text={name} fill={stub.text} small={small} longest={kind === 'gold' ? 148 : 182} />}
    </>
  )
}
