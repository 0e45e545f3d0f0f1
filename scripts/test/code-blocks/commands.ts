import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '@south-street/protocol'
import { COMMANDS } from '../../../apps/cli/src/commands/index.ts'
import { readConfig, SETTINGS } from '../../../apps/server/src/config.ts'
import { runFile, runTool } from '../../command.ts'
import { ROOT } from '../../set-up.mjs'
import { type Call, callsOf } from './shell.ts'

/** Programs that are not ours: what they do, and why nobody tries it here. */
const OTHERS: Readonly<Record<string, string>> = {
  git: 'fetches this repository, which is already here',
  cd: 'moves about in a folder that only a reader has',
  apt: 'installs programs on an operator’s machine',
  caddy: 'a proxy that only an operator has',
  chmod: 'changes an operator’s files',
  chown: 'changes an operator’s files',
  cosign: 'asks a public log about signatures',
  cp: 'changes an operator’s files',
  createdb: 'needs the operator’s PostgreSQL',
  docker: 'containers cannot be run in every place where the tests are',
  journalctl: 'reads an operator’s log',
  mkdir: 'changes an operator’s files',
  mv: 'changes an operator’s files',
  openssl: 'makes secrets that only an operator needs',
  podman: 'containers cannot be run in every place where the tests are',
  printf: 'writes an operator’s files',
  psql: 'needs the operator’s PostgreSQL',
  sed: 'writes an operator’s files',
  sha256sum: 'looks at what was downloaded',
  sudo: 'changes an operator’s machine',
  systemctl: 'starts services on an operator’s machine',
  'systemd-analyze': 'a part of systemd, which not every machine has',
  tar: 'unpacks what was downloaded',
  useradd: 'changes an operator’s machine',
}
/** What npm itself does. */
const NPM = ['ci', 'install', 'version', 'audit']

const { scripts: SCRIPTS }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)

/** What is wrong with a command, or null. Nothing is carried out. */
export async function faultOf({ words, settings }: Call): Promise<string | null> {
  const [program = '', ...rest] = words
  if (Object.hasOwn(OTHERS, program)) return null
  return faultOfSettings(settings) ?? (await faultOfProgram(program, rest))
}

async function faultOfProgram(program: string, rest: readonly string[]): Promise<string | null> {
  if (program === 'npm') return faultOfNpm(rest)
  if (program === 'npx' && rest[0] === 'south-street') return faultOfCommand(rest.slice(1))
  if (program === 'south-street') return faultOfCommand(rest)
  if (program === 'node') return existsSync(join(ROOT, rest[0] ?? '')) ? null : `there is no file ${rest[0]}`
  if (program === 'curl') return faultOfRequest(rest[rest.indexOf('-X') + 1] ?? 'GET', rest.at(-1) ?? '')
  return `nobody has said what ${program} is: add it to scripts/test/code-blocks/commands.ts`
}

function faultOfSettings(settings: Call['settings']): string | null {
  const unknown = Object.keys(settings).find((name) => !SETTINGS.includes(name))
  if (unknown !== undefined) return `there is no setting ${unknown}`
  try {
    readConfig(settings)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function faultOfCommand([name = '', ...args]: readonly string[]): string | null {
  if (name === '--help' || name === '--version') return null
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) return `there is no command ${name}`
  if (args.includes('--help')) return null
  try {
    command.read(args)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

async function faultOfNpm([verb = '', ...rest]: readonly string[]): Promise<string | null> {
  if (NPM.includes(verb)) return null
  const [name = '', ...args] = verb === 'run' ? rest : [verb, ...rest]
  const script = SCRIPTS[name]
  if (script === undefined) return `there is no npm script ${name}`
  if (args.length === 0) return null
  // npm gives plain words, and what follows `--`, to the script's last command.
  const flag = args.find((arg) => arg.startsWith('-'))
  if (flag !== undefined && args[0] !== '--') return `npm keeps ${flag} for itself: flags of a script follow --`
  const { words } = callsOf(script).at(-1)!
  return faultOfScript(words.slice(words[1] === 'scripts/run.mjs' ? 2 : 1), args[0] === '--' ? args.slice(1) : args)
}

/** Many pages name the same commands, and each takes a process of its own. */
const KNOWN = new Map<string, Promise<string | null>>()

function faultOfScript(script: readonly string[], args: readonly string[]): Promise<string | null> {
  const name = JSON.stringify([script, args])
  const fault = KNOWN.get(name) ?? tryScript(script, args)
  KNOWN.set(name, fault)
  return fault
}

async function tryScript([file = '', ...fixed]: readonly string[], args: readonly string[]): Promise<string | null> {
  if (file.endsWith('south-street.mjs')) return faultOfCommand([...fixed, ...args])
  if (file === 'scripts/check.ts') return faultOfChecks(args)
  if (file === 'playwright') {
    const { code, output } = await runTool('@playwright/test', 'playwright', [...fixed, '--list', ...args])
    return code === 0 ? null : output.trim()
  }
  // Without parseArgs a script would be carried out.
  if (!file.endsWith('.ts') || !readFileSync(join(ROOT, file), 'utf8').includes('parseArgs(')) {
    return `${file} takes no flags that anybody checks`
  }
  const preload = new URL('flags-only.mjs', import.meta.url).href
  const { code, output } = await runFile('--import', [preload, file, ...fixed, ...args])
  return code === 0 ? null : (/^.*Error.*$/m.exec(output)?.[0] ?? output)
}

let checks: ReturnType<typeof runFile> | undefined

/** The checks of `npm test` are told only to whoever asks for one that is not there. */
async function faultOfChecks(args: readonly string[]): Promise<string | null> {
  checks ??= runFile('scripts/check.ts', ['?'])
  const { output } = await checks
  const names = /there are (.*)\./.exec(output)?.[1]?.split(', ') ?? []
  const unknown = args.find((name) => !names.includes(name))
  return unknown === undefined ? null : `there is no check ${unknown}`
}

/** A request that no route of the server answers. Capitals and dots stand for what a reader fills in. */
export function faultOfRequest(method: string, address: string): string | null {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '')
  const fits = (route: string) =>
    new RegExp(`^${route.replace(/[.]/g, '[.]').replace(/:\w+|\{\w+\}/g, '[^/]+')}$`).test(path)
  const isKnown = Object.values(ROUTES).some((route) => route.method === method && fits(route.path))
  return isKnown ? null : `no route answers ${method} ${path}`
}

const CHEAP = ['--help', '--version', 'cards', 'play', 'simulate', 'verify']

/** Whether a command is so quick, and so harmless, that it is run as it stands. Bots that think are not quick. */
export function isCheap({ words: [program, name, verb = '', ...args] }: Call): boolean {
  const thinks = verb === 'simulate' && args.includes('--bots')
  return program === 'npx' && name === 'south-street' && CHEAP.includes(verb) && !thinks
}

/** Runs a cheap command in a folder of its own, and says what went wrong. Whoever plays leaves at once. */
export async function run({ words, into }: Call, folder: string): Promise<string | null> {
  const command = join(ROOT, 'apps/cli/bin/south-street.mjs')
  const { code, stdout, output } = await runFile(command, words.slice(2), {
    cwd: folder,
    env: { XDG_STATE_HOME: folder },
  })
  if (into !== null) writeFileSync(join(folder, into), stdout)
  return code === 0 ? null : output.trim()
}
