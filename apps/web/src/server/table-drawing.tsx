import type { ReactNode } from 'react'
import styles from './seating-plan.module.css'

const POINTS = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8
  const length = i % 4 === 0 ? 140 : i % 2 === 0 ? 94 : 61
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  const [sideX, sideY] = [x * 15 - y * 10, y * 15 + x * 10]
  return `M0 0L${sideX.toFixed(1)} ${sideY.toFixed(1)}L${(x * length).toFixed(1)} ${(y * length).toFixed(1)}Z`
}).join('')

const ARROWS = [
  'M232 214Q250 176 296 158M286 152L297 158L291 168',
  'M604 158Q650 176 668 214M674 203L668 215L657 208',
  'M668 402Q650 440 604 458M614 464L603 458L609 448',
  'M296 458Q250 440 232 402M226 413L232 401L243 408',
].join('')

/** The table itself: a rim of wood around a chart, and which way the turn goes. */
export function TableDrawing(): ReactNode {
  return (
    <svg className={styles.oval} viewBox="120 80 660 460" aria-hidden="true" focusable="false">
      <ellipse cx="450" cy="318" rx="318" ry="214" opacity=".16" />
      <ellipse cx="450" cy="308" rx="318" ry="214" fill="#8a5a3a" stroke="#1d2733" strokeWidth="3" />
      <ellipse cx="450" cy="308" rx="304" ry="200" fill="none" stroke="#1d2733" strokeWidth="1.5" strokeOpacity=".35" />
      <ellipse cx="450" cy="308" rx="290" ry="186" fill="var(--sea)" stroke="#1d2733" strokeWidth="2.4" />
      <g stroke="var(--sea-ink)" fill="none">
        <g transform="translate(450 308)" opacity=".5">
          <path d={POINTS} fill="var(--sea-ink)" fillOpacity=".34" />
          <circle r="158" strokeWidth="1.8" />
          <circle r="167" strokeWidth="1.8" strokeDasharray="3 7" />
        </g>
        <path d={ARROWS} strokeWidth="2.5" strokeLinecap="round" opacity=".75" />
      </g>
    </svg>
  )
}
