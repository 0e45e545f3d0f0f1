// A client that was made from the API's own description, in a language with types:
//
//   curl http://localhost:8080/api/openapi.json > openapi.json
//   npx openapi-typescript openapi.json -o api.ts
//   node generated-client.ts http://localhost:8080        (with `npm install openapi-fetch` beside it)
//
// It sets up a table for two, plays both seats at random and says how the game ended. The tests of South Street do the
// same, types and all.

import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type Problem = components['schemas']['Problem']

const [address = 'http://localhost:8080'] = process.argv.slice(2)

/** An answer, or an error that says why not. */
function given<Answer>({ data, error }: { data?: Answer; error?: Problem }): Answer {
  if (data === undefined) throw new Error(error?.detail)
  return data
}

/** New for every request that changes something. */
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

async function newPerson(name: string) {
  const nobody = createClient<paths>({ baseUrl: address })
  const { token } = given(await nobody.POST('/api/guests', { body: { name, bearer: true } }))
  return createClient<paths>({ baseUrl: address, headers: { authorization: `Bearer ${token}` } })
}

const people = [await newPerson('Anna'), await newPerson('Ben')]
const [host, guest] = people as [(typeof people)[0], (typeof people)[0]]

const wish = { game: 'packet-row', options: { players: people.length } }
const { table: id } = given(await host.POST('/api/tables', { params: { header: key() }, body: wish }))
const at = () => ({ params: { path: { id }, header: key() } })
given(await guest.POST('/api/tables/{id}/seats', { ...at(), body: {} }))
given(await host.POST('/api/tables/{id}/start', { ...at(), body: {} }))

for (;;) {
  const view = given(await host.GET('/api/tables/{id}', { params: { path: { id } } }))
  const actor = view.play?.actor ?? null
  if (actor === null) {
    console.log(JSON.stringify({ table: id, status: view.status, result: view.play?.result }))
    break
  }
  const person = people[actor]!
  const { decision, actions } = given(await person.GET('/api/tables/{id}/legal', { params: { path: { id } } }))
  const action = actions[Math.floor(Math.random() * actions.length)]!
  const answer = decision === null ? { action } : { decision, action }
  const { error } = await person.POST('/api/tables/{id}/actions', { ...at(), body: answer })
  // What the rules refuse has a clause; anything else is a fault of this program.
  if (error !== undefined && error.of !== 'game') throw new Error(error.detail)
}
