import { clip, hatch, INK, ink, shape, solid } from '../drawing/strokes.ts'
import { defineDrawings } from '../drawing/symbols.ts'

const BODY = 'M36 15C45 15 49 21 50 31C51 44 55 50 61 55.5V60H11V55.5C17 50 21 44 22 31C23 21 27 15 36 15Z'

/** A bell of brass, as it hangs before the mast. */
function shipBell(): string {
  const shade = solid('M44 12C52 22 48 44 66 58V64H46C48 44 46 26 40 15Z', '#b9822a')
  const shine = `<path d="M27 22C25 34 24 44 17 54" stroke="#fbe9b4" stroke-width="4" fill="none" stroke-linecap="round"/>`
  const lines = `<path d="${hatch(44, 16, 20, 44, 3.4, 62)}" stroke="${INK}" stroke-width=".7" opacity=".55"/>`
  return [
    ink('M36 -4V8', 3),
    shape('M29 8H43L40 16H32Z', '#b9822a', 2),
    shape(BODY, '#e3b44a', 2.4),
    clip(BODY, shade + shine + lines),
    ink('M22.5 29H49.5M17 51H55', 1.5),
    shape('M8 59.5H64Q66 63 64 66H8Q6 63 8 59.5Z', '#d09a35', 2.2),
    shape('M36 66V67M31 66.5H41Q42 74 36 75Q30 74 31 66.5Z', '#8a5a1c', 2),
  ].join('')
}

defineDrawings({ 'ship-bell': { box: '0 0 72 78', draw: shipBell } })
