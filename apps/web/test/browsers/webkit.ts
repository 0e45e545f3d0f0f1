import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { type Engine, NotInstalled, WINDOW } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'
const TRIES = 100

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? address!.port : 0
}

/** A screen that nobody sees; it says its number. */
async function startScreen(): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const size = `${WINDOW.width}x${WINDOW.height + 100}x24`
  const child = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: child.stdout })) return { child, display: `:${line.trim()}` }
  throw new Error('Xvfb has ended')
}

/** The WebKit of Debian, which Epiphany is made of, by its WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync(BROWSERS)
  if (![DRIVER, SCREEN].every((file) => existsSync(file)) || binary === undefined)
    throw new NotInstalled('apt install webkit2gtk-driver xvfb')
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANGUAGE: 'en_GB' },
    stdio: 'ignore',
  })
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent })
    const { value } = (await answer.json()) as { value: T & { readonly error?: string; readonly message?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const end = async () => {
    const ended = Promise.all([once(driver, 'close'), once(screen.child, 'close')])
    driver.kill()
    screen.child.kill()
    await ended
  }
  try {
    for (let tries = 0; !(await ask('GET', '/status').then(Boolean, () => false)); tries++) {
      if (tries === TRIES) throw new Error('WebKitWebDriver does not answer')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
    const { sessionId, capabilities } = await ask<{
      readonly sessionId: string
      readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
    }>('POST', '/session', { capabilities: { alwaysMatch: options } })
    const session = `/session/${sessionId}`
    await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW })
    return {
      version: `WebKit, ${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => ask('POST', `${session}/url`, { url }),
      ask: (expression) => ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      picture: () => ask('GET', `${session}/screenshot`),
      close: async () => {
        await ask('DELETE', session).catch(() => undefined)
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
