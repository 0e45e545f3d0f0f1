import type { Asker, TestServer } from '../http/test-server.ts'
import { Authenticator } from './authenticator.ts'
import { Browser } from './browser.ts'

export const PUBLIC = 'https://tables.example.org'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** People with browsers and passkeys, at a server that is there when they come. */
export function guestsOf(serverOf: () => TestServer) {
  const newBrowser = () => new Browser(serverOf().address, { 'user-agent': FIREFOX })

  async function somebody(name: string): Promise<{ browser: Browser; id: string }> {
    const browser = newBrowser()
    const { id } = await browser.send('POST', '/api/guests', { name })
    return { browser, id }
  }

  async function addPasskey(browser: Browser): Promise<Authenticator> {
    const { options } = await browser.send('POST', '/api/me/passkeys/options')
    const key = new Authenticator()
    await browser.send('POST', '/api/me/passkeys/verify', { credential: key.create(options, { origin: PUBLIC }) })
    return key
  }

  /** What the key says to a question that this browser was asked. */
  async function answerOf(browser: Browser, key: Authenticator, more: object = {}) {
    const { options } = await browser.send('POST', '/api/passkeys/options')
    return key.sign(options, { origin: PUBLIC, ...more })
  }

  /** A table of the toy at which this browser and a friend play. */
  async function play(browser: Browser, friend: Asker): Promise<string> {
    const { table } = await browser.send('POST', '/api/tables', { game: 'high-card', options: { players: 2 } })
    await friend.send('POST', `/api/tables/${table}/seats`, {})
    await browser.send('POST', `/api/tables/${table}/start`, {})
    return table
  }

  return { newBrowser, somebody, addPasskey, answerOf, play }
}
