// Compares what package-lock.json asks for with what lies in node_modules.
// Plain JavaScript without dependencies: this file runs before anything is installed.

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { carriedNode, carrier, runsTypeScript } from './right-node.mjs'

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

/**
 * Says in a few words what is missing, or undefined if everything is there.
 * @param {string} root
 * @param {{ development: boolean, nodeVersion?: string }} needs `development` asks for the tools
 * too; without it, an installation made with `--omit=dev` is complete
 * @returns {string | undefined}
 */
export function whatIsMissing(root, { development, nodeVersion = process.versions.node }) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing or damaged')
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'))
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

  const name = carrier()
  if (!runsTypeScript(nodeVersion) && name) {
    const place = `node_modules/${name}`
    const isCurrent = found[place]?.version === wanted[place]?.version && carriedNode(root)
    if (!isCurrent) return `Node ${wanted[place]?.version} (${name}) is not installed`
  }
  return undefined
}
