// The built page for whoever serves it. Node runs this; what the browser runs is in src.

import { spawn } from 'node:child_process'
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = dirname(dirname(HERE))
/** Where it is built. */
export const PAGE = join(HERE, 'dist')
/** Everything that can end up in the page. */
const SOURCES = [HERE, join(ROOT, 'packages'), join(ROOT, 'games'), join(ROOT, 'package-lock.json')]
const NO_SOURCES = new Set(['node_modules', 'dist', 'test'])

function lastChange(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const isSource = ({ name }: Dirent) => !NO_SOURCES.has(name)
  const inside = readdirSync(path, { withFileTypes: true }).filter(isSource)
  return Math.max(0, ...inside.map(({ name }) => lastChange(join(path, name))))
}

/** Whether the page is built, from what it is made of now. */
export function isPageBuilt(): boolean {
  const index = join(PAGE, 'index.html')
  return existsSync(index) && statSync(index).mtimeMs > Math.max(...SOURCES.map(lastChange))
}

/** A process of its own: what a build needs of memory is given back afterwards. */
function build(): Promise<void> {
  const tool = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tool, 'build', '--logLevel', 'error'], { cwd: HERE })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`the page could not be built: ${said}`))))
  })
}

/** The folder of the page, which is built first if it is missing or older than what it is made of. */
export async function builtPage(onBuild: () => void): Promise<string> {
  if (!isPageBuilt()) {
    onBuild()
    await build()
  }
  return PAGE
}
