import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'
import { blocksOf } from './code-blocks/blocks.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const SOURCES = globSync('{packages,games,apps}/*/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|(^|\/)(test|dist|build|training)$|\.config\.ts$/.test(String(name)),
})
const FOLDERS = new Map(
  globSync('{packages,games,apps}/*/package.json', { cwd: ROOT }).map((file) => {
    const { name }: { name: string } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return [name, posix.dirname(file.replaceAll('\\', '/'))]
  }),
)

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Which packages import which, as their sources have it. A game that is new is no package yet, and in no drawing. */
function imports(): Graph {
  const packages = new Set(FOLDERS.values())
  const graph = new Map<string, Set<string>>()
  for (const file of SOURCES.map((path) => path.replaceAll('\\', '/'))) {
    const from = folderOf(file)
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const [, asked] of text.matchAll(/(?:from |import\(|^import )'([^']+)'/gm)) {
      const isRelative = asked!.startsWith('.')
      const name = asked!.split('/').slice(0, 2).join('/')
      const to = isRelative ? folderOf(posix.join(posix.dirname(file), asked!)) : FOLDERS.get(name)
      if (to === undefined || to === from || !packages.has(from) || !packages.has(to)) continue
      graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

/** The arrows of a flowchart, between the folders that its boxes name; a box may name several. */
function arrows(flowchart: string): Graph {
  const boxes = new Map([...flowchart.matchAll(/(\w+)\[([^\]]+)\]/g)].map(([, id, label]) => [id!, label!.split(', ')]))
  const graph = new Map<string, Set<string>>()
  for (const [, from, to] of flowchart.matchAll(/^\s*(\w+)(?:\[[^\]]*\])? (?:-->|-\. .* \.->) (\w+)/gm)) {
    for (const one of boxes.get(from!) ?? [from!]) {
      for (const other of boxes.get(to!) ?? [to!]) graph.set(one, (graph.get(one) ?? new Set()).add(other))
    }
  }
  return graph
}

function reaches(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...(graph.get(from) ?? [])].some((next) => reaches(graph, next, to, seen))
}

const pairs = (graph: Graph): string[] => [...graph].flatMap(([from, tos]) => [...tos].map((to) => `${from} → ${to}`))

const [drawing] = blocksOf('ARCHITECTURE.md', readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))
const REAL = imports()
const DRAWN = arrows(drawing!.text)

describe('the drawing of the layers', () => {
  it('has an arrow only where something is imported', () => {
    const real = new Set(pairs(REAL))
    expect(pairs(DRAWN).filter((pair) => !real.has(pair))).toEqual([])
    expect(pairs(DRAWN).length).toBeGreaterThan(10)
  })

  it('leads from every package to all that it imports', () => {
    const missing = [...REAL].flatMap(([from, tos]) =>
      [...tos].filter((to) => !reaches(DRAWN, from, to)).map((to) => `${from} → ${to}`),
    )
    expect(missing).toEqual([])
  })

  it('is read with boxes for several packages, and with dotted arrows', () => {
    const drawn = arrows('flowchart TD\n  a[x/a] --> b[x/b, x/c]\n  b -. types .-> d[x/d]\n')
    expect(pairs(drawn)).toEqual(['x/a → x/b', 'x/a → x/c', 'x/b → x/d', 'x/c → x/d'])
    expect(reaches(drawn, 'x/a', 'x/d')).toBe(true)
    expect(reaches(drawn, 'x/d', 'x/a')).toBe(false)
  })
})
