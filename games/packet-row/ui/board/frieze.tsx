import { LastRoundPennant, UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './frieze.module.css'
import { FriezeVoyage } from './voyage.tsx'

const SHORE_WIDTH = 208.6
const SHIPS: readonly (readonly [x: number, y: number, width: number])[] = [
  [600, 0, 56],
  [742, -6, 72],
  [906, 8, 42],
  [1042, 0, 58],
  [1188, 2, 66],
  [1340, 6, 46],
]

/** South Street and the river above the table. It is an ornament, and the first thing to go in a low window. */
export function Frieze(): ReactNode {
  return (
    <div className={styles.frieze}>
      <svg viewBox="0 0 1440 60" preserveAspectRatio="xMinYMax slice" focusable="false" aria-hidden="true">
        <UseDrawing of="panorama" x={0} y={-46} width={518} height={108} />
        {[0, 1, 2, 3, 4].map((i) => (
          <svg
            key={i}
            x={518 + i * SHORE_WIDTH}
            y={-46}
            width={SHORE_WIDTH + 0.2}
            height={108}
            viewBox="860 0 580 300"
            preserveAspectRatio="none"
            className={styles.shore}
            aria-hidden="true"
          >
            <UseDrawing of="panorama" width={1440} height={300} />
          </svg>
        ))}
        {SHIPS.map(([x, y, width]) => (
          <UseDrawing key={x} of="packet-ship-dry" x={x} y={y} width={width} height={width * 0.72} />
        ))}
      </svg>
      <FriezeVoyage />
      <LastRoundPennant />
    </div>
  )
}
