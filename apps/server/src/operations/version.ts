import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@south-street/engine'
import type { AnswerOf } from '@south-street/protocol'
import packageFile from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** The commit of this clone; null where it is none, or where git cannot be asked. */
export function clonedCommit(root = ROOT): string | null {
  // Git would answer for a repository around this folder, too.
  if (!existsSync(join(root, '.git'))) return null
  const { status, stdout } = spawnSync('git', ['-c', `safe.directory=${root}`, 'rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

/** Which build a page is, as it says itself; null if it does not. */
export function pageBuild(folder: string): string | null {
  try {
    const { page } = JSON.parse(readFileSync(join(folder, 'edition.json'), 'utf8')) as { page?: unknown }
    return typeof page === 'string' ? page : null
  } catch {
    return null
  }
}

/** What the server says at /version. It does not change while it runs. */
export function versionOf(
  { commit, pageFolder }: Pick<Config, 'commit' | 'pageFolder'>,
  games: readonly Pick<AnyGame, 'id' | 'rules'>[],
): AnswerOf<'version'> {
  const rules: Record<string, string[]> = {}
  for (const game of games) rules[game.id] = [...(rules[game.id] ?? []), game.rules]
  return {
    name: 'South Street',
    version: packageFile.version,
    commit,
    page: pageFolder === null ? null : pageBuild(pageFolder),
    rules,
  }
}
