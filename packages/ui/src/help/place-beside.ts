export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>
type Side = 'above' | 'below' | 'left' | 'right'

interface Placed {
  readonly left: number
  readonly top: number
  /** On which side of the target it lies, and how far along that side the target's middle is; null if neither. */
  readonly pointer: { readonly side: Side; readonly at: number } | null
}

const GAP = 12
const EDGE = 8
/** A pointer keeps away from the round corners, and does not reach across half the table. */
const CORNER = 24
const REACH = 48

/**
 * A place for a panel beside its target: inside the window, never over the target, if possible over nothing that must be
 * seen, and as near as can be.
 */
export function placeBeside(target: Box, { width, height }: Size, window: Size, keepClear: readonly Box[]): Placed {
  const rows = places(target, keepClear, height, window.height, 'top', 'height')
  const columns = places(target, keepClear, width, window.width, 'left', 'width')
  let best: Box = { left: EDGE, top: EDGE, width, height }
  let least = Number.POSITIVE_INFINITY
  for (const top of rows) {
    for (const left of columns) {
      const box = { left, top, width, height }
      const cost = costOf(box, target, keepClear)
      if (cost < least) [best, least] = [box, cost]
    }
  }
  return { left: best.left, top: best.top, pointer: pointerOf(best, target) }
}

/** Where it could begin along one axis: in the middle of the target, and just before or after whatever is there. */
function places(
  target: Box,
  keepClear: readonly Box[],
  length: number,
  room: number,
  start: 'left' | 'top',
  extent: 'width' | 'height',
): number[] {
  const middle = target[start] + target[extent] / 2 - length / 2
  const beside = [target, ...keepClear].flatMap((box) => [box[start] - length - GAP, box[start] + box[extent] + GAP])
  const last = Math.max(EDGE, room - length - EDGE)
  return [...new Set([middle, ...beside].map((place) => Math.min(Math.max(place, EDGE), last)))]
}

const MUCH = 1e6

function costOf(box: Box, target: Box, keepClear: readonly Box[]): number {
  const covered = keepClear.reduce((sum, other) => sum + overlap(box, other), 0)
  const [x, y] = [offset(box, target, 'left', 'width'), offset(box, target, 'top', 'height')]
  const away = Math.abs(box.left + box.width / 2 - target.left - target.width / 2)
  return overlap(box, target) * MUCH * MUCH + covered * MUCH + x + y + away / 100
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** How far apart two boxes are along one axis. */
function offset(a: Box, b: Box, start: 'left' | 'top', extent: 'width' | 'height'): number {
  return Math.max(0, b[start] - a[start] - a[extent], a[start] - b[start] - b[extent])
}

function pointerOf(box: Box, target: Box): Placed['pointer'] {
  const [x, y] = [offset(box, target, 'left', 'width'), offset(box, target, 'top', 'height')]
  const along = (start: 'left' | 'top', extent: 'width' | 'height') =>
    Math.min(Math.max(target[start] + target[extent] / 2 - box[start], CORNER), box[extent] - CORNER)
  if (x === 0 && y > 0 && y <= REACH) {
    return { side: box.top > target.top ? 'below' : 'above', at: along('left', 'width') }
  }
  if (y === 0 && x > 0 && x <= REACH) {
    return { side: box.left > target.left ? 'right' : 'left', at: along('top', 'height') }
  }
  return null
}
