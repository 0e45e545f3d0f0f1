import { mkdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import type { boardgameIoTable } from './boardgame-io.ts'
import type { searchWithBoardgameIo } from './boardgame-io-bot.ts'

/**
 * A module that uses boardgame.io, as a site would ship it: bundled, with its development checks compiled out. Run unbundled
 * it would ask the environment again and again, and look slower than it is.
 */
async function loadForProduction(module: string): Promise<unknown> {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/south-street/bench/', import.meta.url))
  await mkdir(folder, { recursive: true })
  const file = `${folder}${module}.mjs`
  await build({
    input: fileURLToPath(new URL(`./${module}.ts`, import.meta.url)),
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file, format: 'esm' },
    logLevel: 'silent',
  })
  return import(pathToFileURL(file).href)
}

export const loadTable = () =>
  loadForProduction('boardgame-io') as Promise<{ boardgameIoTable: typeof boardgameIoTable }>
export const loadBot = () =>
  loadForProduction('boardgame-io-bot') as Promise<{ searchWithBoardgameIo: typeof searchWithBoardgameIo }>
