import { classNames, type House, shortened, UseDrawing, useChartWidth } from '@south-street/ui'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import styles from './chance-chart.module.css'
import { type ChanceChart, hasNames, type PlannedChart, planChart, plumbOf } from './chart-plan.ts'

/** Lines differ in their dashes too, so that nobody needs the colours. */
export const DASHES: Readonly<Record<House, string>> = {
  bell: '',
  star: '9 5',
  saltire: '2 5',
  chevron: '14 4 3 4',
  ring: '5 3',
}

const USUAL_WIDTH = 852
/** In the units of the drawing, which is drawn larger where text is. */
const TEXT = { usual: 12.5, name: 14, mark: 13 }
/** Longer names end in dots. */
const NAME_LETTERS = 9

interface ChanceChartProps {
  readonly chart: ChanceChart
  readonly height: number
  readonly label: string
  readonly words: { readonly early: string; readonly unread: string; readonly round: string }
  /** Called with the number of a turning point. */
  readonly choose?: (number: number) => void
  readonly nameOfMark?: (number: number) => string
}

/** Every seat's chance to win over the game. All that it shows is also said in sentences. */
export function ChanceChartView(props: ChanceChartProps): ReactNode {
  const { chart, height, label, words, choose, nameOfMark } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useChartWidth(frame, USUAL_WIDTH)
  const plan = useMemo(() => planChart(chart, { width, height }), [chart, width, height])
  return (
    <div className={styles.frame} ref={frame}>
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        className={styles.chart}
        fontSize={TEXT.usual}
        role="img"
        aria-label={label}
      >
        <Ground plan={plan} words={words} />
        <Lines plan={plan} />
        {plan.marks.map(({ number, x, y, disc }) => (
          <g key={number} className={styles.mark}>
            <circle cx={x} cy={y} r={6} className={styles.ring} />
            <circle cx={disc} cy={plan.top - 12} r={11} className={styles.disc} />
            <text x={disc} y={plan.top - 7.5} textAnchor="middle" fontSize={TEXT.mark}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      {/* Where there is little room they would lie on one another; the turning points stand right below. */}
      {choose !== undefined &&
        hasNames(width) &&
        plan.marks.map(({ number, disc }) => (
          <button
            key={number}
            type="button"
            className={styles.press}
            // There are at most three, and each of them also stands large below the chart.
            data-dense
            style={{ left: `${(disc / plan.width) * 100}%` }}
            aria-label={nameOfMark?.(number)}
            onClick={() => choose(number)}
          />
        ))}
      {!hasNames(width) && <Legend chart={chart} />}
    </div>
  )
}

function Ground({
  plan,
  words,
}: {
  readonly plan: PlannedChart
  readonly words: ChanceChartProps['words']
}): ReactNode {
  const pattern = useId()
  const { left, right, top, bottom, early, unread } = plan
  const isNarrow = !hasNames(plan.width)
  return (
    <>
      {early !== null && (
        <rect x={early.x} y={top} width={early.width} height={bottom - top} className={styles.early} />
      )}
      {plan.levels.map(({ y, text }) => (
        <g key={text}>
          <path d={`M${left} ${y}H${right}`} className={styles.level} />
          <text x={left - 8} y={y + 4.5} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {plan.ticks.map(({ x, round }, i) => (
        <text key={round} x={x} y={plan.height - 5} textAnchor="middle">
          {i === 0 && !isNarrow ? words.round : round}
        </text>
      ))}
      {early !== null && early.width > 60 && (
        <Lines2 text={words.early} x={early.x + early.width / 2} y={top + 18} isSplit={early.width < 140} />
      )}
      {plan.marks.map((mark) => (
        <path key={mark.number} d={plumbOf(mark, plan)} className={styles.plumb} />
      ))}
      {unread !== null && (
        <>
          <pattern id={pattern} width="7" height="7" patternUnits="userSpaceOnUse">
            <path d="M-1 8L8 -1" className={styles.hatch} />
          </pattern>
          <rect x={unread.x} y={top} width={unread.width} height={bottom - top} fill={`url(#${pattern})`} />
          <path d={`M${unread.x} ${top - 4}V${bottom}`} className={styles.now} />
          {unread.width > 110 && (
            <Lines2 text={words.unread} x={unread.x + unread.width / 2} y={top + 18} isSplit={false} />
          )}
        </>
      )}
    </>
  )
}

interface Lines2Props {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly isSplit: boolean
}

/** A few words, in two lines where one is too long. */
function Lines2({ text, x, y, isSplit }: Lines2Props): ReactNode {
  const words = text.split(' ')
  const half = Math.ceil(words.length / 2)
  const lines = isSplit ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [text]
  return (
    <text textAnchor="middle" className={styles.note}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + i * 15}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Lines({ plan }: { readonly plan: PlannedChart }): ReactNode {
  const reader = plan.lines.find(({ isReader }) => isReader)
  return (
    <>
      {reader !== undefined && (
        <path d={plan.band} className={styles.band} style={{ fill: `var(--house-${reader.house})` }} />
      )}
      {plan.lines.map(({ house, isReader, path }) => (
        <path
          key={house}
          d={path}
          className={classNames(styles.line, isReader && styles.own)}
          strokeDasharray={DASHES[house]}
          style={{ stroke: `var(--house-${house})` }}
        />
      ))}
      {plan.bends.map(({ house, x, y, text, at }) => (
        <g key={`${house} ${at}`} transform={`translate(${x} ${y})`}>
          <title>{text}</title>
          <Disc house={house} radius={8.5} />
        </g>
      ))}
      {plan.labels.map(({ house, name, x, y }) => (
        <g key={house} transform={`translate(${x} ${y})`}>
          <Disc house={house} radius={9.5} />
          <text x={14} y={5} className={styles.name} fontSize={TEXT.name}>
            {besideLine(name)}
          </text>
        </g>
      ))}
    </>
  )
}

function Disc({ house, radius }: { readonly house: House; readonly radius: number }): ReactNode {
  const size = radius * 1.2
  return (
    <>
      <circle r={radius} className={styles.house} style={{ fill: `var(--house-${house})` }} />
      <UseDrawing of={`device-${house}`} x={-size / 2} y={-size / 2} width={size} height={size} color="var(--sheet)" />
    </>
  )
}

function Legend({ chart }: { readonly chart: ChanceChart }): ReactNode {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {chart.lines.map(({ house, name }) => (
        <li key={house}>
          <svg viewBox="0 0 22 12" aria-hidden="true" focusable="false">
            <path d="M1 6H21" strokeDasharray={DASHES[house]} style={{ stroke: `var(--house-${house})` }} />
          </svg>
          <svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
            <Disc house={house} radius={9} />
          </svg>
          <span data-shortens>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** As much of a name as stands beside a line. */
export const besideLine = (name: string): string => shortened(name, NAME_LETTERS)
