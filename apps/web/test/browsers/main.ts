// npm run browsers [-- --only chromium,firefox,webkit --decisions 10 --pictures FOLDER]
// Plays some decisions of each game in every browser engine that is installed, with everything moving, and photographs
// the tables. An engine that is not there is named.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { builtPage } from '../../page.ts'
import { PageServer } from '../page-server.ts'
import { startChromium } from './chromium.ts'
import { type Engine, NotInstalled } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }
const GAMES = ['Packet Row', 'Transatlantic']
const CACHE = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'south-street', 'browsers')
/** Without a graphics card, and beside other work, a table may take its time. */
const LONGEST_DECISION_MS = 15_000
const LOOK_EVERY_MS = 250

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    decisions: { type: 'string', default: '10' },
    pictures: { type: 'string', default: CACHE },
  },
})

const PREFERENCES = { fast: false, coached: ['all'], theme: 'daylight', players: 3, level: 'deckhand', muted: true }
const PREFER = `(localStorage.setItem('south-street/language', 'en'),
  localStorage.setItem('south-street/preferences', ${JSON.stringify(JSON.stringify(PREFERENCES))}))`

const BEGIN = (game: string) => `(() => {
  window.faults = []
  addEventListener('error', ({ message }) => window.faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))
  window.decisions = 0
  const card = document.querySelector('section[aria-label="${game}"]')
  const play = [...(card?.querySelectorAll('button') ?? [])].find((button) => /Play now/.test(button.textContent))
  play?.click()
  return play !== undefined
})()`

/**
 * What is confirmed goes before what is chosen, and that before passing; bots are not hurried, so that everything moves. A
 * decision counts when the log has told it; until then nothing is pressed but the answer to a further question.
 */
const STEP = `(() => {
  const bar = document.querySelector('[data-region="bar"]')
  const told = document.querySelectorAll('[data-region="log"] li').length
  const question = bar?.querySelector('h2')?.textContent ?? ''
  const seen = () => ({ decisions: window.decisions, question: bar?.textContent ?? '', faults: window.faults })
  if (window.answered && told > window.answered.told) {
    window.decisions++
    window.answered = null
  }
  if (window.answered?.question === question) return seen()
  const all = [...document.querySelectorAll('main button:not([disabled])')]
  const named = (wanted) => all.find((button) => wanted.test(button.ariaLabel ?? button.textContent))
  const find = (selector) => document.querySelector(selector)
  const hasChosen = find('[data-area="market"] [aria-pressed="true"]') !== null
  const final = named(/^(Take (?!back)|Build )/) ?? find('[data-answer=""]')
  const chosen =
    (hasChosen ? undefined : named(/can be bought/)) ??
    final ??
    named(/can be taken/) ??
    named(/can be played/) ??
    find('[data-area="choice"] button[data-card]:not(:disabled)') ??
    find('[data-part="seas"] header button') ??
    named(/can be chosen/)
  const next = chosen ?? named(/^(Pass|Decline|Ask here)/)
  next?.click()
  if (next && (next === final || chosen === undefined)) window.answered = { told, ...window.answered, question }
  return seen()
})()`

interface Seen {
  readonly decisions: number
  readonly question: string
  readonly faults: readonly string[]
}

async function play(engine: Engine, address: string, game: string): Promise<string> {
  await engine.open(`${address}/about`)
  await engine.ask(PREFER)
  await engine.open(address)
  const wanted = Number(values.decisions)
  const until = Date.now() + wanted * LONGEST_DECISION_MS
  let hasBegun = false
  let seen: Seen = { decisions: 0, question: '', faults: [] }
  while (Date.now() < until && seen.decisions < wanted) {
    if (!hasBegun) hasBegun = await engine.ask(BEGIN(game))
    else seen = await engine.ask(STEP)
    if (seen.faults.length > 0) throw new Error(seen.faults.join('; '))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  if (seen.decisions < wanted) throw new Error(`${seen.decisions} decisions, then: ${seen.question}`)
  return `${seen.decisions} decisions`
}

async function tryEngine(name: keyof typeof ENGINES, address: string): Promise<boolean> {
  let engine: Engine
  try {
    engine = await ENGINES[name]()
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error
    console.log(`${name.padEnd(9)} is not installed here, and was not tried: ${error.message}`)
    return true
  }
  let isGood = true
  for (const game of GAMES) {
    const done = await play(engine, address, game).catch((error) => {
      isGood = false
      return `FAILED: ${error instanceof Error ? error.message : error}`
    })
    // Also of what went wrong, as long as there is a browser to ask.
    const picture = await engine.picture().catch(() => null)
    const file = join(values.pictures, `${name}-${game.toLowerCase().replace(' ', '-')}.png`)
    if (picture !== null) writeFileSync(file, Buffer.from(picture, 'base64'))
    console.log(`${name.padEnd(9)} ${game}: ${done} (${engine.version}); ${picture === null ? 'no picture' : file}`)
  }
  await engine.close()
  return isGood
}

const isEngine = (name: string): name is keyof typeof ENGINES => name in ENGINES
const wanted = (values.only?.split(',') ?? Object.keys(ENGINES)).filter(isEngine)
const page = await builtPage(() => console.log('building the page'))
mkdirSync(values.pictures, { recursive: true })
const server = new PageServer()
await server.start(page)
try {
  for (const name of wanted) if (!(await tryEngine(name, `http://localhost:${server.port}`))) process.exitCode = 1
} finally {
  await server.remove()
}
