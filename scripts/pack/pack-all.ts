import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../command.ts'
import { npm } from '../set-up.mjs'
import { type Manifest, packedPackage } from './packed-package.ts'

/** What is of use outside: the libraries without platform, and the rules with their bots. */
const PACKED = ['packages/engine', 'packages/table', 'packages/bots', 'games/packet-row', 'games/transatlantic']

/** Packs them into a folder, which is emptied of older ones first, and gives the paths of the tarballs. */
export async function packAll(root: string, into: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-pack-'))
  try {
    await compile(root, folder)
    const manifests = PACKED.map((one): Manifest => JSON.parse(readFileSync(join(root, one, 'package.json'), 'utf8')))
    const names = manifests.map(({ name }) => name)
    for (const [i, one] of PACKED.entries()) {
      const place = join(folder, one)
      writeFileSync(join(place, 'package.json'), JSON.stringify(packedPackage(manifests[i]!, names), null, 2))
      for (const page of globSync('{README,RULES}.md', { cwd: join(root, one) })) {
        cpSync(join(root, one, page), join(place, page))
      }
      cpSync(join(root, 'LICENSE'), join(place, 'LICENSE'))
      // Cards, weights and words: some are found by names that the compiler cannot follow.
      for (const data of globSync('{src,bots,words}/**/*.json', { cwd: join(root, one) })) {
        cpSync(join(root, one, data), join(place, data))
      }
    }
    mkdirSync(into, { recursive: true })
    for (const old of globSync('south-street-*.tgz', { cwd: into })) rmSync(join(into, old))
    const places = PACKED.map((one) => join(folder, one))
    const { ok, output } = await npm(root, ['pack', '--pack-destination', into, ...places])
    if (!ok) throw new Error(`npm could not pack: ${output}`)
    return manifests.map(({ name, version }) => join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** All in one go, so that each finds the others' sources by their names. */
async function compile(root: string, folder: string): Promise<void> {
  const config = {
    extends: join(root, 'tsconfig.pure.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: folder,
    },
    include: PACKED.flatMap((one) => [join(root, one, 'src'), join(root, one, 'bots')]),
    exclude: [],
  }
  const path = join(folder, 'tsconfig.json')
  writeFileSync(path, JSON.stringify(config))
  const { code, output } = await runTool('fast-typescript', 'tsc', ['-p', path, '--pretty', 'false'])
  if (code !== 0) throw new Error(`the packages could not be compiled:\n${output}`)
  // What teaches bots reads and writes this repository's files.
  for (const file of globSync('games/*/bots/*training.*', { cwd: folder })) rmSync(join(folder, file))
  for (const file of globSync('**/*.d.ts', { cwd: folder })) nameScripts(join(folder, file))
}

/** The compiler rewrites imports in scripts and leaves those in types as they are. */
function nameScripts(file: string): void {
  const text = readFileSync(file, 'utf8')
  const named = text.replaceAll(/(['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2')
  if (named !== text) writeFileSync(file, named)
}
