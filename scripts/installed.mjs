// Compares what package-lock.json asks for with what lies in node_modules.
// Plain JavaScript without dependencies: this file runs before anything is installed.

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { carriedNode, carrier, NODE_FOLDER, runsTypeScript } from './right-node.mjs'

/**
 * @typedef {object} Entry one package of a lockfile
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [dev]
 * @property {boolean} [extraneous]
 */

/**
 * @param {string} path
 * @returns {Record<string, Entry> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {string} path */
function realPath(path) {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/**
 * @param {string} root
 * @param {string} place
 * @param {Entry} wanted
 * @param {Entry | undefined} found
 */
function isThere(root, place, wanted, found) {
  const folder = join(root, place)
  if (wanted.link) {
    const target = realPath(folder)
    return target !== undefined && target === realPath(join(root, wanted.resolved ?? ''))
  }
  // npm's own list can outlive the folders that it lists.
  return found?.version === wanted.version && existsSync(join(folder, 'package.json'))
}

/** @param {string} folder */
function wantedIn(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing or damaged')
  return wanted
}

/** @param {string} folder */
const foundIn = (folder) => readPackages(join(folder, 'node_modules', '.package-lock.json'))

/**
 * Says in a few words what is missing, or undefined if everything is there.
 * @param {string} root
 * @param {{ development: boolean }} needs `development` asks for the tools too; without it, an installation made with
 * `--omit=dev` is complete
 * @returns {string | undefined}
 */
export function whatIsMissing(root, { development }) {
  const wanted = wantedIn(root)
  const found = foundIn(root)
  if (!found) return 'nothing is installed yet'

  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/') || entry.extraneous) continue
    if (entry.optional) continue
    if (!development && (entry.dev || entry.devOptional)) continue
    if (!isThere(root, place, entry, found[place])) {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return entry.link ? `${name} is not linked` : `${name} ${entry.version} is not installed`
    }
  }
  return undefined
}

/**
 * The same for the Node that runs everything. Tools and tests run on the same one everywhere, the server on any that can.
 * @param {string} root
 * @param {{ development: boolean, nodeVersion?: string }} needs
 * @returns {string | undefined}
 */
export function whichNodeIsMissing(root, { development, nodeVersion = process.versions.node }) {
  const name = carrier()
  if (!name || (!development && runsTypeScript(nodeVersion))) return undefined
  const folder = join(root, NODE_FOLDER)
  const place = `node_modules/${name}`
  const { version } = wantedIn(folder)[place] ?? {}
  const isCurrent = foundIn(folder)?.[place]?.version === version && carriedNode(root)
  return isCurrent ? undefined : `Node ${version} (${name}) is not installed`
}

/**
 * Where packages lie that npm installs although only the tools ask for them: the libraries merely get along with them.
 * @param {string} root
 */
export function toolsAlone(root) {
  const entries = Object.entries(wantedIn(root))
  return entries.flatMap(([place, entry]) => (entry.devOptional ? [join(root, place)] : []))
}
