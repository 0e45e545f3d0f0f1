import { fixed, INK } from '../drawing/strokes.ts'
import { defineDrawings } from '../drawing/symbols.ts'

/** For points; the number is set on top. */
function rosette(): string {
  const petals = 16
  const corners = Array.from({ length: petals * 2 }, (_, i) => {
    const angle = (i * Math.PI) / petals - Math.PI / 2
    const radius = i % 2 === 1 ? 24 : 28.5
    return `${fixed(30 + radius * Math.cos(angle))} ${fixed(30 + radius * Math.sin(angle))}`
  })
  return `<path d="M${corners.join('L')}Z" fill="#f3d48b" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><circle cx="30" cy="30" r="20" fill="none" stroke="${INK}" stroke-width="1.2"/>`
}

defineDrawings({ rosette: { box: '0 0 60 60', draw: rosette } })
