import { type Dirent, readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** The patterns of a .dockerignore: the last one that fits a path, or a folder around it, decides. */
export function ignores(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), glob: line.replace(/^!/, '').replace(/^\/|\/$/g, '') }))
  return (path) => {
    const parts = path.split('/')
    const around = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = patterns.findLast(({ glob }) => around.some((folder) => matchesGlob(folder, glob)))
    return last !== undefined && !last.isKept
  }
}

/** What an engine is sent from a folder: every file that is not ignored, with / between its parts. */
export function filesIn(root: string, isIgnored: (path: string) => boolean, below = ''): string[] {
  const inside = (entry: Dirent) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (isIgnored(path)) return []
    return entry.isDirectory() ? filesIn(root, isIgnored, path) : [path]
  }
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap(inside)
}
