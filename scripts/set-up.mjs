// Installs what package-lock.json asks for, if it is not there already, and lists the games, so that every
// command works on a fresh clone. Everything it says goes to stderr: stdout belongs to the command.
// Plain JavaScript without dependencies, for Node 20 and newer.

import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { findGames } from './find-games.mjs'
import { toolsAlone, whatIsMissing, whichNodeIsMissing } from './installed.mjs'
import { carrier, NODE_FOLDER, runsSetUp, runsTypeScript } from './right-node.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const NETWORK = /\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|E\w*TIMEDOUT|E(NET|HOST)UNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/

/** What npm's error codes mean to somebody who only wanted to start South Street. */
const CAUSES = /** @type {[RegExp, string][]} */ ([
  [NETWORK, 'the package registry cannot be reached; check the network and start again'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'npm may not write, into this folder or into its cache'],
  [/\bENOSPC\b/, 'the disk is full'],
  [/\bEUSAGE\b/, 'package.json and package-lock.json disagree; run "npm install" once'],
  [/\b(E404|ETARGET|EINTEGRITY)\b/, 'the registry does not have what package-lock.json asks for'],
])

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`South Street: ${sentence}.`)
  process.exit(1)
}

/** The npm that is running us, or the one that came with this Node, or the one on the PATH. */
function npmCommand() {
  const beside = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const file = candidates.find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  if (!file) return { command: 'npm', before: [], shell: process.platform === 'win32' }
  // This may be the carried Node; npm belongs on the one it was started with.
  const node = process.env.npm_node_execpath ?? process.execPath
  return { command: existsSync(node) ? node : process.execPath, before: [file], shell: false }
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, end: string, output: string, errors: string }>}
 */
export function npm(folder, args) {
  const { command, before, shell } = npmCommand()
  return new Promise((resolve) => {
    // `npm start --silent` would pass its silence on, and with it the cause of a failure.
    const child = spawn(command, [...before, ...args, '--loglevel=warn'], {
      cwd: folder,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    child.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') fail('npm, which would install the rest, is not on the PATH; it comes with Node')
      output += error
    })
    child.on('close', (code, signal) => {
      const errors = output.split('\n').filter((line) => line.startsWith('npm error'))
      resolve({ ok: code === 0, end: signal ?? `code ${code}`, output, errors: errors.join('\n') })
    })
  })
}

/** Without a network, npm would spend minutes on finding that out package by package. */
async function isOffline() {
  const given = ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=20000']
  const { ok, errors } = await npm(ROOT, given)
  return !ok && NETWORK.test(errors)
}

/** @param {string} output */
function keepLog(output) {
  const path = join(mkdtempSync(join(tmpdir(), 'south-street-')), 'npm-ci.log')
  writeFileSync(path, output)
  return path
}

/**
 * On the platforms that we know, everything comes as a binary. An older npm would start node-gyp all the same, which wants
 * Python and a compiler to do nothing.
 */
const SCRIPTS = carrier() ? ['--ignore-scripts'] : []

/** The tools whose scripts are needed all the same. */
function withScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.keys(allowScripts).filter((name) => existsSync(join(ROOT, 'node_modules', name)))
}

/**
 * @typedef {object} Part something to install
 * @property {string | undefined} why what is missing of it
 * @property {string} folder
 * @property {string[]} options
 * @property {() => string[]} unneeded what is removed afterwards
 * @property {() => string[]} rebuilt packages whose scripts are run afterwards
 */

/**
 * Packages, and Node itself: everything that may have to be installed. The options are named because the user's own
 * settings may say otherwise.
 * @param {boolean} development whether the development tools are needed as well: they are most of everything
 * @returns {Part[]}
 */
function partsOf(development) {
  const packages = {
    why: whatIsMissing(ROOT, { development }),
    folder: ROOT,
    options: [development ? '--include=dev' : '--omit=dev', '--include=optional', ...SCRIPTS],
    unneeded: () => (development ? [] : toolsAlone(ROOT)),
    rebuilt: () => (development && SCRIPTS.length > 0 ? withScripts() : []),
  }
  const folder = join(ROOT, NODE_FOLDER)
  const node = {
    why: whichNodeIsMissing(ROOT, { development }),
    folder,
    options: ['--include=optional'],
    // What a compiler would need is a third of it.
    unneeded: () => [join(folder, 'node_modules', carrier() ?? '', 'include')],
    rebuilt: () => [],
  }
  return [packages, node]
}

/** @param {Awaited<ReturnType<typeof npm>>[]} done */
function stopIfFailed(done) {
  const failed = done.find(({ ok }) => !ok)
  if (!failed) return
  const cause = CAUSES.find(([code]) => code.test(failed.errors))?.[1] ?? `it ended with ${failed.end}`
  fail(`"npm ci" failed: ${cause} (full log: ${keepLog(failed.output)})`)
}

/** @param {Part[]} missing */
async function install(missing) {
  const [{ why }] = /** @type {[Part]} */ (missing)
  if (
    process.platform === 'win32' &&
    missing.some(({ folder }) => process.execPath.startsWith(join(folder, 'node_modules')))
  ) {
    // npm ci starts by deleting node_modules, and Windows does not delete a running program.
    fail(`${why}; run "npm ci" in ${join(ROOT, NODE_FOLDER)} once, then start again`)
  }
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    fail(`${why}, and the folder ${ROOT} is not writable`)
  }
  console.error(`South Street: ${why}; running "npm ci" (about half a minute) …`)
  const args = ['ci', '--no-audit', '--no-fund']
  // What an earlier installation left in npm's cache may be enough.
  if (await isOffline()) args.push('--offline')
  stopIfFailed(await Promise.all(missing.map(({ folder, options }) => npm(folder, [...args, ...options]))))
  const rebuilt = missing.flatMap((part) => part.rebuilt())
  if (rebuilt.length > 0) stopIfFailed([await npm(ROOT, ['rebuild', ...rebuilt])])
  for (const { unneeded } of missing) for (const place of unneeded()) rmSync(place, { recursive: true, force: true })
}

/**
 * Returns when everything needed is installed; ends the process with one sentence when that cannot
 * be done.
 * @param {{ development?: boolean }} [needs] whether the development tools are needed as well
 */
export async function setUp({ development = false } = {}) {
  const version = process.versions.node
  if (!runsSetUp(version)) fail(`Node 20 or newer is needed, and this is Node ${version}`)
  if (!runsTypeScript(version) && !carrier()) {
    const platform = `${process.platform}-${process.arch}`
    fail(`Node 22.18 or newer is needed on ${platform}, and this is Node ${version}`)
  }
  try {
    findGames(ROOT)
    const missing = partsOf(development).filter(({ why }) => why)
    if (missing.length === 0) return
    await install(missing)
    const still = partsOf(development).find(({ why }) => why)
    if (still) fail(`"npm ci" ran without an error, and yet ${still.why}`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
