import { ARMS, type House } from '@south-street/ui'
import { besideLine, DASHES } from './chance-chart.tsx'
import { type ChanceChart, type PlannedChart, planChart, plumbOf } from './chart-plan.ts'

export interface ReviewPicture {
  readonly chart: ChanceChart
  /** The game. */
  readonly title: string
  readonly result: string
  readonly headline: string
  readonly line: string
  readonly early: string
  readonly round: string
}

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 48
/** The chart is planned for a window of its usual size and drawn larger, so that its letters can be read in a chat. */
const SCALE = 1.4
const CHART_TOP = 216
const HEADLINE = { size: 40, most: 2, lineHeight: 46 }

type Pen = CanvasRenderingContext2D

/** The page's own colours, by day or by gaslight. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}

/** A picture of the curve and the result, drawn on this device; null where the browser does not let us. */
export async function drawReview(review: ReviewPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.fillStyle = colour('sheet')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = colour('line-strong')
  pen.lineWidth = 3
  pen.strokeRect(12, 12, WIDTH - 24, HEIGHT - 24)
  drawWords(pen, review)
  const size = { width: (WIDTH - 2 * EDGE) / SCALE, height: (HEIGHT - CHART_TOP - 60) / SCALE }
  pen.save()
  pen.translate(EDGE, CHART_TOP)
  pen.scale(SCALE, SCALE)
  drawChart(pen, planChart(review.chart, size), review)
  pen.restore()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function drawWords(pen: Pen, { title, result, headline, line }: ReviewPicture): void {
  pen.fillStyle = colour('text-2')
  pen.font = '700 24px "Archivo Variable", sans-serif'
  pen.fillText(`${title} · ${result}`, EDGE, 66, WIDTH - 2 * EDGE)
  pen.fillStyle = colour('text')
  pen.font = `400 ${HEADLINE.size}px "Abril Fatface", serif`
  for (const [i, text] of wrap(pen, headline, WIDTH - 2 * EDGE)
    .slice(0, HEADLINE.most)
    .entries()) {
    pen.fillText(text, EDGE, 120 + i * HEADLINE.lineHeight, WIDTH - 2 * EDGE)
  }
  pen.fillStyle = colour('text-2')
  pen.font = '600 20px "Archivo Variable", sans-serif'
  pen.fillText(line, EDGE, HEIGHT - 32, WIDTH - 2 * EDGE)
}

/** Breaks a text between words. */
export function wrap(pen: Pick<Pen, 'measureText'>, text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function drawChart(pen: Pen, plan: PlannedChart, { early, round }: ReviewPicture): void {
  const { left, right, top, bottom } = plan
  if (plan.early !== null) {
    pen.fillStyle = colour('sheet-2')
    pen.fillRect(plan.early.x, top, plan.early.width, bottom - top)
    pen.textAlign = 'center'
    pen.fillStyle = colour('text-2')
    pen.font = '600 12.5px "Archivo Variable", sans-serif'
    pen.fillText(early, plan.early.x + plan.early.width / 2, top + 18, plan.early.width)
  }
  pen.lineWidth = 1
  pen.strokeStyle = colour('line')
  pen.fillStyle = colour('text-2')
  pen.font = '600 12.5px "Archivo Variable", sans-serif'
  for (const { y, text } of plan.levels) {
    pen.stroke(new Path2D(`M${left} ${y}H${right}`))
    pen.textAlign = 'right'
    pen.fillText(text, left - 8, y + 4.5)
  }
  pen.textAlign = 'center'
  for (const [i, tick] of plan.ticks.entries()) {
    pen.fillText(i === 0 ? round : String(tick.round), tick.x, plan.height - 5)
  }
  drawLines(pen, plan)
  for (const { house, x, y } of plan.bends) drawDisc(pen, house, x, y, 8.5)
  for (const { house, name, x, y } of plan.labels) {
    drawDisc(pen, house, x, y, 9.5)
    pen.fillStyle = colour('text')
    pen.font = '800 14px "Besley Variable", serif'
    pen.textAlign = 'left'
    pen.fillText(besideLine(name), x + 14, y + 5)
  }
  for (const mark of plan.marks) drawMark(pen, mark, plan)
}

function drawLines(pen: Pen, plan: PlannedChart): void {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const { house, isReader, path } of plan.lines) {
    if (isReader) {
      pen.globalAlpha = 0.17
      pen.fillStyle = colour(`house-${house}`)
      pen.fill(new Path2D(plan.band))
      pen.globalAlpha = 1
    }
    pen.strokeStyle = colour(`house-${house}`)
    pen.lineWidth = isReader ? 4 : 2.6
    pen.setLineDash(DASHES[house].split(' ').filter(Boolean).map(Number))
    pen.stroke(new Path2D(path))
  }
  pen.setLineDash([])
}

/** The device of a house on its colour. */
function drawDisc(pen: Pen, house: House, x: number, y: number, radius: number): void {
  pen.save()
  pen.translate(x, y)
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour(`house-${house}`)
  pen.fill()
  pen.lineWidth = 1.6
  pen.strokeStyle = colour('sheet')
  pen.stroke()
  const size = radius * 1.2
  pen.translate(-size / 2, -size / 2)
  pen.scale(size / 40, size / 40)
  pen.fillStyle = colour('sheet')
  pen.fill(new Path2D(ARMS[house].glyph), 'evenodd')
  pen.restore()
}

function drawMark(
  pen: Pen,
  { number, x, y, disc }: PlannedChart['marks'][number],
  { top, bottom }: PlannedChart,
): void {
  pen.lineWidth = 1
  pen.strokeStyle = colour('line-strong')
  pen.setLineDash([3, 4])
  pen.stroke(new Path2D(plumbOf({ x, disc }, { top, bottom })))
  pen.setLineDash([])
  pen.beginPath()
  pen.arc(x, y, 6, 0, 2 * Math.PI)
  pen.fillStyle = colour('sheet')
  pen.fill()
  pen.lineWidth = 2.6
  pen.strokeStyle = colour('text')
  pen.stroke()
  pen.beginPath()
  pen.arc(disc, top - 12, 11, 0, 2 * Math.PI)
  pen.fillStyle = colour('text')
  pen.fill()
  pen.fillStyle = colour('sheet')
  pen.font = '800 13px "Besley Variable", serif'
  pen.textAlign = 'center'
  pen.fillText(String(number), disc, top - 7.5)
}
