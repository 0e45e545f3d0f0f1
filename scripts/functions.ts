// npm run check -- functions     how long functions are, and whether one is too long

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './set-up.mjs'

/** No function may have more lines than this. */
const MOST_LINES = 90
/** Of a hundred functions that take more than one line, ninety-five have fewer lines than this. */
const MOST_LINES_OF_95 = 36

/** Longer still, and about to be taken apart. */
const EXCUSED = ['apps/server/src/http/handlers/tables.ts']

interface MeasuredFunction {
  /** From the repository's root, with forward slashes, and the line where it begins. */
  readonly place: string
  readonly lines: number
}

export interface FunctionReport {
  readonly summary: string
  readonly complaints: readonly string[]
}

function isFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node)
  )
}

/** Every function with a body, also those inside of others. */
export function measureFunctions(file: string, text: string): MeasuredFunction[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const found: MeasuredFunction[] = []
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node) => {
    if (isFunction(node) && 'body' in node && node.body !== undefined) {
      const start = line(node.getStart(source))
      found.push({ place: `${file}:${start}`, lines: line(node.end) - start + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The length below or at which that share of the lengths is. */
export function percentile(lengths: readonly number[], share: number): number {
  const sorted = lengths.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** One-line functions are many and would hide how long the others are, so the percentile leaves them out. */
export function judgeFunctions(measured: readonly MeasuredFunction[]): FunctionReport {
  const longer = measured.filter(({ lines }) => lines > 1).map(({ lines }) => lines)
  const most = percentile(longer, 0.95)
  const longest = measured.reduce((a, b) => (b.lines > a.lines ? b : a), { place: 'nowhere', lines: 0 })
  const complaints = measured
    .filter(({ place, lines }) => lines > MOST_LINES && !EXCUSED.some((file) => place.startsWith(file)))
    .map(({ place, lines }) => `${place} has ${lines} lines, which is more than ${MOST_LINES}`)
  if (most >= MOST_LINES_OF_95) complaints.push(`the 95th percentile is ${most} lines, not under ${MOST_LINES_OF_95}`)
  if (measured.length === 0) complaints.push('no function was found')
  const counted = `${measured.length} functions, 95 % of the longer ones have at most ${most} lines`
  return { summary: `${counted}, the longest ${longest.lines} (${longest.place})`, complaints }
}

/** What is shipped or run: tests tell stories, and a story may be long. */
function sourceFiles(folder: string): string[] {
  const skipped = ['node_modules', 'dist', 'test']
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

export function checkFunctions(): FunctionReport {
  const files = ['packages', 'games', 'apps', 'scripts'].flatMap(sourceFiles)
  return judgeFunctions(files.flatMap((file) => measureFunctions(file, readFileSync(join(ROOT, file), 'utf8'))))
}
