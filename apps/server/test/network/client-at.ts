import { randomUUID } from 'node:crypto'
import { type Client, newClient } from '@south-street/protocol/client'

/** A program that asks a server, with a token or without, and never twice. */
export function clientAt(address: string, token: string | null): Client {
  return newClient({
    fetch: (url, sent) => fetch(url, sent),
    base: () => address,
    headers: () => (token === null ? {} : { authorization: `Bearer ${token}` }),
    newKey: randomUUID,
    pause: async () => {},
    again: () => null,
  })
}
