// What a drawing may be of, wherever it is used.
import '../art/houses.ts'
import '../art/icons.ts'
import '../art/packet-ship.ts'
import '../art/panorama.ts'
import '../art/rosette.ts'
import { type CSSProperties, type ReactNode, type SVGProps, useInsertionEffect } from 'react'
import { drawingBox, ensureSymbol } from './symbols.ts'

interface UseDrawingProps extends SVGProps<SVGUseElement> {
  readonly of: string
}

/** A drawing inside another picture. */
export function UseDrawing({ of, ...rest }: UseDrawingProps): ReactNode {
  useInsertionEffect(() => ensureSymbol(of), [of])
  return <use href={`#${of}`} {...rest} />
}

export interface DrawingProps {
  readonly of: string
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** A drawing on its own. It is an ornament: what it means is said in words beside it. */
export function Drawing({ of, className, style }: DrawingProps): ReactNode {
  const box = drawingBox(of)
  const [x, y, width, height] = box.split(' ')
  return (
    <svg viewBox={box} className={className} style={style} aria-hidden="true" focusable="false">
      <UseDrawing of={of} x={x} y={y} width={width} height={height} />
    </svg>
  )
}
