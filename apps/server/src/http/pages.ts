import { needsKey, PROBLEMS, type ProblemCode, ROUTES, type RouteName } from '@south-street/protocol'
import { describeApi } from '@south-street/protocol/openapi'
import { NOTHING_READ, SCHEMAS } from '@south-street/protocol/schemas'
import type { FastifyInstance } from 'fastify'
import packageFile from '../../package.json' with { type: 'json' }
import type { Visitors } from './visitors.ts'
import { chooseLanguage, LANGUAGES, type Language, sayPage, sayProblem } from './words.ts'

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function markup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]!)
}

const STYLE = `body{font:1.05rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbf8f2}
code{font-size:.95em}dt{margin-top:.8rem;font-weight:600}dd{margin:0 0 0 1.2rem}a{color:#0b4f8a}nav a{margin-right:1rem}
@media (prefers-color-scheme:dark){body{color:#e8e3d8;background:#141a21}a{color:#8cc4ff}}`

function page(language: Language, base: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>South Street</title><link rel="stylesheet" href="${base}/api/docs.css"></head><body>${body}</body></html>
`
}

function docsPage(language: Language, base: string): string {
  const routes = (Object.keys(ROUTES) as RouteName[]).map((name) => {
    const route = ROUTES[name]
    const key = needsKey(route) ? ' <code>Idempotency-Key</code>' : ''
    const schema = SCHEMAS[name].body === NOTHING_READ ? '' : ` <a href="${base}/api/openapi.json">body</a>`
    return `<dt id="${name}"><code>${route.method} ${markup(route.path)}</code></dt>
<dd>${markup(SCHEMAS[name].summary)} (${route.access})${key}${schema}</dd>`
  })
  const problems = Object.entries(PROBLEMS).map(
    ([code, status]) => `<dt id="${code}"><code>${code}</code> ${status}</dt>
<dd>${markup(sayProblem(language, code as ProblemCode, {}).replace(/\s*\{\{\w+\}\}/g, ' …'))}</dd>`,
  )
  return page(
    language,
    base,
    `<main><h1>${markup(sayPage(language, 'docs'))}</h1>
<p><a href="${base}/api/openapi.json">${markup(sayPage(language, 'openapi'))}</a></p>
<h2>${markup(sayPage(language, 'routes'))}</h2><dl>${routes.join('\n')}</dl>
<h2>${markup(sayPage(language, 'problems'))}</h2><dl>${problems.join('\n')}</dl></main>`,
  )
}

/** Stands where the name of the cookie belongs, which differs with the address by which a server is reached. */
const COOKIE = '<cookie>'

function once<T>(make: () => T): () => T {
  let made: { readonly what: T } | null = null
  return () => {
    made ??= { what: make() }
    return made.what
  }
}

/**
 * What the people and the programs read that want to know the API. It is written when it is first asked for: that takes
 * as long as all the rest of a server's start.
 */
export function addPages(app: FastifyInstance, visitors: Pick<Visitors, 'cookieName'>, base: string): void {
  const aroundCookie = once(() =>
    JSON.stringify(describeApi({ version: packageFile.version, cookie: COOKIE, base })).split(COOKIE),
  )
  const docs = new Map(LANGUAGES.map((language) => [language, once(() => docsPage(language, base))]))
  app.get('/api/docs', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Accept-Language')
      .send(docs.get(chooseLanguage(request.headers['accept-language']))!()),
  )
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/api/openapi.json', async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(aroundCookie().join(visitors.cookieName(request))),
  )
}
