import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFile, runTool } from '../command.ts'
import { npm, ROOT } from '../set-up.mjs'

/** Plays many games with what it imports by name. */
const EXAMPLE = 'thousand-games.ts'

/** As strict about the types of the packages as about the example's own. */
const STRICT = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024'],
    module: 'nodenext',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules', '@types')],
  },
  files: [EXAMPLE],
}

/** Installs tarballs in an empty folder, checks an example against their types and runs it. */
export async function tryOut(tarballs: readonly string[], games: number) {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-outside-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
    copyFileSync(join(ROOT, 'docs', 'examples', EXAMPLE), join(folder, EXAMPLE))
    const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
    const installed = await npm(folder, ['install', ...quiet, ...tarballs])
    if (!installed.ok) return { fault: `npm could not install: ${installed.output}`, said: '' }
    const typed = await runTool('fast-typescript', 'tsc', ['-p', folder, '--pretty', 'false'])
    if (typed.code !== 0) return { fault: `the types do not fit: ${typed.output}`, said: '' }
    const { code, stdout, output } = await runFile(join(folder, EXAMPLE), [String(games)], { cwd: folder })
    return { fault: code === 0 ? null : `the example failed: ${output}`, said: stdout.trim() }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
