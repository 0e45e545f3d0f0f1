// node scripts/smoke.mjs ADDRESS: asks a running server for its version and its page, and has two example bots play a
// whole game there. Ends with 0 if all of that works. Plain JavaScript: an image is tried where nothing is installed.

import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const BOT = fileURLToPath(new URL('../docs/examples/random-bot.mjs', import.meta.url))
const PATIENCE_MS = 60_000

const [address = 'http://localhost:8080'] = process.argv.slice(2)
let token = ''

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was answered by ${answer.status}: ${await answer.text()}`)
  return /json/.test(answer.headers.get('content-type') ?? '') ? answer.json() : answer.text()
}

async function untilReady() {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await ask('GET', '/readyz')
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

await untilReady()
const { version } = await ask('GET', '/version')
if (!(await ask('GET', '/')).includes('<html')) throw new Error('there is no page')
token = (await ask('POST', '/api/guests', { name: 'Smoke', bearer: true })).token
const { table } = await ask('POST', '/api/tables', { game: 'packet-row', options: { players: 2 }, sit: false })
const bots = [0, 1].map(() => promisify(execFile)(process.execPath, [BOT, address, table]))
for (let view = await ask('GET', `/api/tables/${table}`); view.seats.some(isOpen); ) {
  view = await ask('GET', `/api/tables/${table}?since=${view.revision}&wait=25`)
}
await ask('POST', `/api/tables/${table}/start`, {})
await Promise.all(bots)
const { actions, result } = await ask('GET', `/api/tables/${table}/export`)
if (!result) throw new Error('the game did not end')
console.log(`South Street ${version}: a whole game of ${actions.length} actions was played`)

/** @param {{ kind: string }} seat */
function isOpen({ kind }) {
  return kind === 'open'
}
