import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type ReactNode, useRef } from 'react'
import type { House } from '../art/houses.ts'
import { UseDrawing } from '../drawing/drawing.tsx'
import { shortened, useChartWidth } from './chart-frame.ts'
import styles from './line-chart.module.css'

export interface ChartLine {
  readonly house: House
  readonly name: string
  readonly values: readonly number[]
}

interface LineChartProps {
  readonly lines: readonly ChartLine[]
  readonly label: string
  readonly format: (value: number) => string
}

/** In pixels at the usual size of text: what is larger is drawn larger, so that its letters are never small. */
const USUAL_WIDTH = 640
const HEIGHT = 300
const MARGIN = { top: 12, right: 104, bottom: 24, left: 44 }
const TICK_TEXT = 12
const NAME_TEXT = 14
/** So many letters of a name fit beside the lines. */
const NAME_LETTERS = 10
/** Room for a number below the lines. */
const TICK_WIDTH = 40
/** Lines differ in their dashes too, so that nobody needs the colours. */
const DASHES: Readonly<Record<House, string>> = {
  bell: '',
  star: '9 4',
  saltire: '2 4',
  chevron: '12 3 2 3',
  ring: '5 3',
}
const LABEL_HEIGHT = 24

/** Some values over time, one line a house. */
export function LineChart({ lines, label, format }: LineChartProps): ReactNode {
  const frame = useRef<SVGSVGElement>(null)
  const width = useChartWidth(frame, USUAL_WIDTH)
  const steps = Math.max(...lines.map(({ values }) => values.length)) - 1
  const most = Math.max(1, ...lines.flatMap(({ values }) => values))
  const x = scaleLinear([0, Math.max(1, steps)], [MARGIN.left, width - MARGIN.right])
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice()
  const path = line<number>(
    (_, i) => x(i),
    (value) => y(value),
  )
  const ends = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)))
  return (
    <svg ref={frame} viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.chart} role="img" aria-label={label}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${MARGIN.left} ${y(tick)}H${width - MARGIN.right}`} className={styles.grid} />
          <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" fontSize={TICK_TEXT} className={styles.tick}>
            {format(tick)}
          </text>
        </g>
      ))}
      {x
        .ticks(Math.min(Math.floor((width - MARGIN.left - MARGIN.right) / TICK_WIDTH), steps))
        .filter(Number.isInteger)
        .map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - 6} textAnchor="middle" fontSize={TICK_TEXT} className={styles.tick}>
            {tick}
          </text>
        ))}
      {lines.map(({ house, values }) => (
        <path
          key={house}
          d={path(values) ?? ''}
          className={styles.line}
          stroke={`var(--house-${house})`}
          strokeDasharray={DASHES[house]}
        />
      ))}
      {lines.map(({ house, name }, i) => (
        <g key={house} transform={`translate(${width - MARGIN.right + 8} ${ends[i]! - 9})`}>
          <circle cx="9" cy="9" r="9" fill={`var(--house-${house})`} />
          <UseDrawing of={`device-${house}`} x={4} y={4} width={10} height={10} color="var(--sheet)" />
          <text x="24" y="14" fontSize={NAME_TEXT} className={styles.name}>
            {shortened(name, NAME_LETTERS)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Moves labels apart that would lie on one another. */
function spread(heights: readonly number[]): readonly number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!)
  const moved = [...heights]
  let last = Number.NEGATIVE_INFINITY
  for (const i of order) {
    moved[i] = Math.max(heights[i]!, last + LABEL_HEIGHT)
    last = moved[i]!
  }
  const over = Math.max(0, last - (HEIGHT - MARGIN.bottom))
  return moved.map((height) => height - over)
}
