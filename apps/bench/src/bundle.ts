import { mkdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

/**
 * boardgame.io as a site would ship it: bundled, with its development checks compiled out. Run unbundled it would ask
 * the environment again and again, and look slower than it is.
 */
export async function loadForProduction(): Promise<typeof import('./boardgame-io.ts')> {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/south-street/bench/', import.meta.url))
  await mkdir(folder, { recursive: true })
  const file = `${folder}boardgame-io.mjs`
  await build({
    input: fileURLToPath(new URL('./boardgame-io.ts', import.meta.url)),
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file, format: 'esm' },
    logLevel: 'silent',
  })
  return (await import(pathToFileURL(file).href)) as typeof import('./boardgame-io.ts')
}
