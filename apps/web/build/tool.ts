import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'south-street')

/**
 * The folder of an npm package that is too large, or too seldom needed, to be everybody's dependency: it is installed
 * beside the caches when it is first asked for.
 */
export function toolFolder(name: string, version: string): string {
  const place = join(CACHE, `${name}-${version}`)
  const folder = join(place, 'node_modules', name)
  if (existsSync(folder)) return folder
  console.log(`installing ${name} ${version} into ${place}`)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), '{ "private": true }')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const given = ['install', '--no-audit', '--no-fund', '--no-package-lock', `${name}@${version}`]
  const { status } = spawnSync(npm, given, { cwd: place, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${name} could not be installed`)
  return folder
}
