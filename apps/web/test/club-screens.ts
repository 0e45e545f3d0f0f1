import { type APIRequestContext, type Page, request as requests } from '@playwright/test'
import { ADMIN_TOKEN } from './key-screens.ts'

const NAMES = ['Kasia', 'Marta', 'Jonas', 'Priya']
const HOUR = 3_600_000

interface Somebody {
  readonly token: string
  readonly home: string
}

const OPERATOR: Somebody = { token: ADMIN_TOKEN, home: '10.1.1.99' }

/** What a program asks, as somebody in their own home, or as nobody yet. */
async function ask(request: APIRequestContext, who: Somebody | null, method: string, path: string, data?: object) {
  const answer = await request.fetch(path, {
    method,
    headers: {
      'idempotency-key': `club-screens-${Math.random()}`,
      ...(who !== null && { authorization: `Bearer ${who.token}`, 'x-forwarded-for': who.home }),
    },
    ...(data !== undefined && { data }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** A rated game, in which everybody does the first thing that they may. */
async function play(request: APIRequestContext, people: readonly Somebody[], game: string): Promise<void> {
  const options = { players: people.length }
  const { table } = await ask(request, people[0]!, 'POST', '/api/tables', { game, options, rated: true })
  for (const one of people.slice(1)) await ask(request, one, 'POST', `/api/tables/${table}/seats`, {})
  await ask(request, people[0]!, 'POST', `/api/tables/${table}/start`, {})
  for (;;) {
    const { status, play: now } = await ask(request, people[0]!, 'GET', `/api/tables/${table}`)
    if (status !== 'running') return
    const who = people[now.actor]!
    const { actions } = await ask(request, who, 'GET', `/api/tables/${table}/legal`)
    const action = actions[0]
    await ask(request, who, 'POST', `/api/tables/${table}/actions`, { decision: now.decision, action })
  }
}

/** A club that has played, once on every server under test. */
export async function makeClub(page: Page): Promise<void> {
  await page.goto('/about')
  // Not the page's own: whoever is made here must not become the one who looks.
  const request = await requests.newContext({ baseURL: new URL(page.url()).origin })
  const { club, results } = await (await request.get('/api/club')).json()
  if (club !== null && results.length > 0) return
  const line = 'The Thursday table of the harbour library. Beginners are welcome at eight.'
  await ask(request, OPERATOR, 'PUT', '/api/admin/club', { name: 'Pier 17', line, visibility: 'listed' })
  const people: Somebody[] = []
  for (const [index, name] of NAMES.entries()) {
    const { token } = await ask(request, null, 'POST', '/api/guests', { name, bearer: true })
    people.push({ token, home: `10.1.1.${index}` })
    await ask(request, people[index]!, 'POST', '/api/me/club', {})
  }
  const evening = { at: Date.now() + 30 * HOUR, title: 'Evening of three games', line: 'Packet Row at both tables.' }
  const { id } = await ask(request, OPERATOR, 'POST', '/api/admin/club/evenings', evening)
  for (const one of people.slice(1)) {
    await ask(request, one, 'PUT', `/api/club/evenings/${id}/answer`, { coming: true })
  }
  await play(request, people.slice(0, 2), 'packet-row')
  await play(request, people.slice(1, 4), 'packet-row')
  await request.dispose()
}

/** The club's page, as a member sees it. */
export const CLUB_SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  club: async (page) => {
    await makeClub(page)
    await page.goto('/club')
    await page.locator('[data-region="members"] tbody tr').first().waitFor()
    await page.locator('[data-region="results"] li svg use').first().waitFor({ state: 'attached' })
  },
}
