// npm run windows [-- --only SCREEN,… --size WxH,… --language L,… --theme T,… --pictures FOLDER]
// Opens every screen with its sheets, and three moments of every golden game, in every window, language and theme, and reports what is
// cut, overlaps, is too small or out of sight. `--only moments` looks at the moments alone, each in one language.

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { builtPage } from '../../page.ts'
import { MOMENTS } from '../golden.ts'
import { MEASURED_TOO, SCREENS } from '../screens.ts'
import { windowOf } from './windows.ts'

const text = { type: 'string' } as const
const OPTIONS = { only: text, size: text, language: text, theme: text, pictures: text, workers: text }

function read() {
  const { values } = parseArgs({ options: OPTIONS })
  values.size?.split(',').forEach(windowOf)
  const names = [...SCREENS, ...MEASURED_TOO, 'moments', ...MOMENTS.keys()]
  const unknown = values.only?.split(',').filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no screen "${unknown.join('", "')}"; there are ${names.join(', ')}.`)
  return values
}

const { workers, ...asked } = read()
await builtPage(() => console.log('building the page'))
const tool = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
const config = join(import.meta.dirname, '..', '..', 'windows.config.ts')
const some = Object.entries(asked).map(([name, value]) => [`WINDOWS_${name.toUpperCase()}`, value])
const { status } = spawnSync(
  process.execPath,
  [tool, 'test', '--config', config, ...(workers === undefined ? [] : ['--workers', workers])],
  { stdio: 'inherit', env: { ...process.env, ...Object.fromEntries(some) } },
)
process.exitCode = status ?? 1
