import { ROUTES, type RouteName } from '@south-street/protocol'
import type { Client } from '@south-street/protocol/client'
import { bytesOf } from '../../src/limits/stored-bytes.ts'
import type { Caller } from './caller.ts'

export type Person = Client & { readonly id: string }

/** What was accepted and what was not, and what the limits have counted for it. */
export interface Tallied {
  accepted: number
  refused: number
  counted: number
}

const PATTERNS = Object.entries(ROUTES).map(([name, { method, path }]) => ({
  name: name as RouteName,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

function routeOf(method: string, url: string): RouteName {
  const { pathname } = new URL(url)
  return PATTERNS.find((route) => route.method === method && route.path.test(pathname))!.name
}

/** Counts as the limits do what becomes of the requests of one address. */
export function tallyOf(caller: Caller): { readonly tallied: Tallied; readonly faults: readonly string[] } {
  const tallied = { accepted: 0, refused: 0, counted: 0 }
  const faults: string[] = []
  caller.hear = ({ method, url, body, status }) => {
    if (status >= 500) faults.push(`${method} ${url}: ${status}`)
    if (method === 'GET') return
    if (status === 200) {
      tallied.accepted++
      tallied.counted += bytesOf(routeOf(method, url), body === '' ? {} : JSON.parse(body))
    } else tallied.refused++
  }
  return { tallied, faults }
}

let people = 0

export async function newPerson(caller: Caller): Promise<Person> {
  const wish = { name: `Guest ${people++}`, bearer: true } as const
  const { id, token } = await caller.as(null).call('createGuest', {}, wish)
  return { id, ...caller.as(token!) }
}
