// Run by `npm version NUMBER`, which has already written the number into package.json: gives it to every package of the
// workspace and to the changelog, and stages them for npm's commit. CONTRIBUTING, "A release", tells the rest.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { ROOT } from '../set-up.mjs'
import { changelogOf, lockWithVersion, packageWithVersion } from './versions.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const today = new Date().toISOString().slice(0, 10)
const packages = ['package.json', ...globSync('{packages,games,apps}/*/package.json', { cwd: ROOT })]

function change(file: string, how: (text: string) => string): void {
  writeFileSync(join(ROOT, file), how(readFileSync(join(ROOT, file), 'utf8')))
}

// The changelog first: without news nothing is changed.
change('CHANGELOG.md', (text) => changelogOf(text, version, today))
for (const file of packages) change(file, (text) => packageWithVersion(text, version))
change('package-lock.json', (text) => lockWithVersion(text, version))
const { status } = spawnSync('git', ['add', 'CHANGELOG.md', 'package-lock.json', ...packages], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
