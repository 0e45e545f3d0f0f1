import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { type Engine, NotInstalled, WINDOW } from './engine.ts'

const USUAL = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/
/** No reports, no first page, no updates; and English. */
const PROFILE = `user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("app.update.disabledForTesting", true);
user_pref("intl.accept_languages", "en-GB, en");
`

type Answer = Readonly<Record<string, unknown>>

/** Speaks WebDriver BiDi: questions with a number, and answers that carry the same one. */
async function connect(url: string): Promise<(method: string, params: object) => Promise<Answer>> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data))
    const asker = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') asker?.resolve(result)
    else if (type === 'error') asker?.reject(new Error(message))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has ended'))
    waiting.clear()
  })
  return (method, params) => {
    const id = ++last
    const answer = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    socket.send(JSON.stringify({ id, method, params }))
    return answer
  }
}

/** `FIREFOX=` names one; else the one of the system. */
export async function startFirefox(): Promise<Engine> {
  const program = [process.env.FIREFOX, ...USUAL].find((file) => file !== undefined && existsSync(file))
  if (program === undefined) throw new NotInstalled('apt install firefox-esr, or FIREFOX= names one')
  const profile = mkdtempSync(join(tmpdir(), 'south-street-firefox-'))
  writeFileSync(join(profile, 'user.js'), PROFILE)
  const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = LISTENS.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('close', () => reject(new Error('Firefox has ended')))
  })
  const say = await connect(`${url}/session`)
  const { capabilities } = await say('session.new', { capabilities: {} })
  const { browserName, browserVersion } = capabilities as { browserName: string; browserVersion: string }
  const { contexts } = await say('browsingContext.getTree', {})
  const { context } = (contexts as [{ context: string }])[0]
  await say('browsingContext.setViewport', { context, viewport: WINDOW })
  return {
    version: `${browserName} ${browserVersion}`,
    open: async (to) => void (await say('browsingContext.navigate', { context, url: to, wait: 'complete' })),
    ask: async (expression) => {
      const asked = { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, awaitPromise: true }
      const answer = await say('script.evaluate', { ...asked, target: { context } })
      const { result, exceptionDetails } = answer as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    picture: async () => String((await say('browsingContext.captureScreenshot', { context })).data),
    close: async () => {
      await say('browser.close', {}).catch(() => child.kill())
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
