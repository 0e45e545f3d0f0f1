import { describe, expect, test } from 'vitest'
import { type Axis, drawCurves } from '../src/arena/curve-chart.ts'

const share: Axis = { label: 'won', ticks: [0, 0.5, 1], say: (tick) => `${100 * tick} %` }
const games: Axis = { label: 'games', ticks: [10, 100, 1000], isLogarithmic: true, say: String }

/** Where the dots are, as pairs of figures. */
const dots = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="3.5"/g)].map(([, x, y]) => [x, y])

describe('curves', () => {
  test('dots lie where their figures are, on a logarithmic axis too', () => {
    const points = [
      { x: 10, y: 0 },
      { x: 100, y: 0.5 },
      { x: 1000, y: 1 },
    ]
    expect(dots(drawCurves('t', games, share, [{ label: 'a', points }]))).toEqual([
      ['70.0', '360.0'],
      ['365.0', '215.0'],
      ['660.0', '70.0'],
    ])
  })

  test('an interval does not leave the drawing', () => {
    const svg = drawCurves('t', games, share, [{ label: 'a', points: [{ x: 10, y: 0.9, error: 0.4 }] }])
    expect(svg).toContain('x1="70.0" x2="70.0" y1="215.0" y2="70.0"')
  })

  test('what the others are compared with is dashes without dots', () => {
    const svg = drawCurves('t', share, share, [
      {
        label: 'aim',
        isAim: true,
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      },
    ])
    expect(svg).toContain(
      '<polyline points="70.0,360.0 660.0,70.0" fill="none" stroke="#22506b" stroke-width="2" stroke-dasharray',
    )
    expect(dots(svg)).toEqual([])
  })
})
