// A bot in plain HTTP: node random-bot.mjs ADDRESS TABLE. It sits down at an open seat and plays until the game is over.
// Any language that can send HTTP and read JSON can do the same; docs/bot-api.md explains every step.

const [address, table] = process.argv.slice(2)
let token

/** Asks once more with the same key while there is no answer: the server does everything only once. */
async function ask(method, path, body) {
  const key = crypto.randomUUID()
  for (;;) {
    try {
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
      })
      if (answer.status !== 429 && answer.status !== 503) return { status: answer.status, ...(await answer.json()) }
      await new Promise((resolve) => setTimeout(resolve, 1000 * (answer.headers.get('retry-after') ?? 1)))
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

token = (await ask('POST', '/guests', { name: 'Random bot', bearer: true })).token
const seated = await ask('POST', `/tables/${table}/seats`, {})
if (seated.code) throw new Error(seated.detail)

let since = 0
for (;;) {
  // Answers as soon as the table is past the revision that we have, or after 25 seconds.
  const view = await ask('GET', `/tables/${table}?since=${since}&wait=25`)
  if (view.code) throw new Error(view.detail)
  since = view.revision
  if (view.status === 'open' || (view.status === 'running' && view.play.actor !== view.you)) continue
  if (view.status !== 'running') {
    console.log(JSON.stringify({ seat: view.you, ...view.play?.result }))
    break
  }
  const { decision, actions } = await ask('GET', `/tables/${table}/legal`)
  const action = actions[Math.floor(Math.random() * actions.length)]
  const done = await ask('POST', `/tables/${table}/actions`, { decision, action })
  // Somebody was faster, or the rules say no: look again and answer what is asked now.
  if (done.code) since = 0
}
