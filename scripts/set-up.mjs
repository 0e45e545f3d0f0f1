// Installs what package-lock.json asks for, if it is not there already, so that every command works
// on a fresh clone. Everything it says goes to stderr: stdout belongs to the command.
// Plain JavaScript without dependencies, for Node 20 and newer.

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { whatIsMissing } from './installed.mjs'
import { carrier, runsSetUp, runsTypeScript } from './right-node.mjs'

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

/** @param {string} sentence */
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
  // npm scripts put the carried Node first; npm itself belongs on the Node it was started with.
  const node = process.env.npm_node_execpath ?? process.execPath
  return { command: existsSync(node) ? node : process.execPath, before: [file], shell: false }
}

/** @param {string[]} args */
function npm(args) {
  const { command, before, shell } = npmCommand()
  // `npm start --silent` would pass its silence on, and with it the cause of a failure.
  const done = spawnSync(command, [...before, ...args, '--loglevel=warn'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`
  if (/** @type {NodeJS.ErrnoException | undefined} */ (done.error)?.code === 'ENOENT') {
    fail('npm, which would install the rest, is not on the PATH; it comes with Node')
  }
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'))
  return { ok: done.status === 0, end: done.signal ?? `code ${done.status}`, output, errors: errors.join('\n') }
}

/** Without a network, npm would spend minutes on finding that out package by package. */
function isOffline() {
  const { ok, errors } = npm(['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=20000'])
  return !ok && NETWORK.test(errors)
}

/** @param {string} output */
function keepLog(output) {
  const path = join(mkdtempSync(join(tmpdir(), 'south-street-')), 'npm-ci.log')
  writeFileSync(path, output)
  return path
}

/**
 * @param {string} why
 * @param {boolean} development whether the development tools are installed as well: they are half of everything
 */
function install(why, development) {
  if (process.platform === 'win32' && process.execPath.startsWith(join(ROOT, 'node_modules'))) {
    // npm ci starts by deleting node_modules, and Windows does not delete a running program.
    fail(`${why}; run "npm ci" once, then start again`)
  }
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    fail(`${why}, and the folder ${ROOT} is not writable`)
  }
  console.error(`South Street: ${why}; running "npm ci" (about half a minute) …`)
  // Named because the user's own settings may leave them out, or not: the tools, and Node itself.
  const tools = development ? '--include=dev' : '--omit=dev'
  const args = ['ci', tools, '--include=optional', '--no-audit', '--no-fund']
  // What an earlier installation left in npm's cache may be enough.
  if (isOffline()) args.push('--offline')
  const { ok, end, output, errors } = npm(args)
  if (ok) return
  const cause = CAUSES.find(([code]) => code.test(errors))?.[1] ?? `it ended with ${end}`
  fail(`"npm ci" failed: ${cause} (full log: ${keepLog(output)})`)
}

/**
 * Returns when everything needed is installed; ends the process with one sentence when that cannot
 * be done.
 * @param {{ development?: boolean }} [needs] whether the development tools are needed as well
 */
export function setUp({ development = false } = {}) {
  const version = process.versions.node
  if (!runsSetUp(version)) fail(`Node 20 or newer is needed, and this is Node ${version}`)
  if (!runsTypeScript(version) && !carrier()) {
    const platform = `${process.platform}-${process.arch}`
    fail(`Node 22.18 or newer is needed on ${platform}, and this is Node ${version}`)
  }
  try {
    const why = whatIsMissing(ROOT, { development })
    if (!why) return
    install(why, development)
    const still = whatIsMissing(ROOT, { development })
    if (still) fail(`"npm ci" ran without an error, and yet ${still}`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
