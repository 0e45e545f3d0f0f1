// Looks which games there are, and writes the list that games/registry is made from: every folder of games/ with a
// manifest.ts is a game. The list is an ordinary module, so that it is type-checked, bundled for the browser and judged by
// the import check; git does not keep it, so that a game comes and goes with its folder.
// Plain JavaScript without dependencies: this file runs before anything is installed.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** What each list takes out of which file of a game. */
const LISTS = /** @type {const} */ ([
  ['games', 'played', 'manifest.ts'],
  ['boards', 'shown', 'ui/manifest.ts'],
  ['workshop', 'workshop', 'manifest.ts'],
])

/**
 * The folders of games/ that hold a game, by name.
 * @param {string} root
 */
export function gameFolders(root) {
  return readdirSync(join(root, 'games'))
    .filter((name) => existsSync(join(root, 'games', name, 'manifest.ts')))
    .sort()
}

/**
 * @param {readonly string[]} games
 * @param {string} exported
 * @param {string} file
 */
function listOf(games, exported, file) {
  const imports = games.map((game, i) => `import { ${exported} as game${i} } from '../../../${game}/${file}'`)
  return [
    '// Written by scripts/find-games.mjs from the folders of games/; git does not keep it.',
    ...imports,
    '',
    `export const FOUND = [${games.map((_, i) => `game${i}`).join(', ')}]`,
    '',
  ].join('\n')
}

/**
 * Writes the lists where they are not there, or not true any more.
 * @param {string} root
 */
export function findGames(root) {
  const games = gameFolders(root)
  const folder = join(root, 'games', 'registry', 'src', 'found')
  for (const [name, exported, file] of LISTS) {
    const path = join(folder, `${name}.ts`)
    const list = listOf(games, exported, file)
    // Where everything is there already, the folder may be read-only.
    if (existsSync(path) && readFileSync(path, 'utf8') === list) continue
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, list)
  }
}

// For whoever builds without set-up.
if (process.argv[1] === fileURLToPath(import.meta.url)) findGames(dirname(dirname(fileURLToPath(import.meta.url))))
