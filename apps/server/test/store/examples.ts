import type { Append, Listing, NewTable } from '@south-street/house'
import type { Identity, Token } from '../../src/store/store.ts'

export const NOON = 1_800_000_000_000

export function person(id: string, more: Partial<Identity> = {}): Identity {
  return { id, name: `Name of ${id}`, createdAt: NOON, seenAt: NOON, ...more }
}

export function token(hash: string, owner: string, more: Partial<Token> = {}): Token {
  return { hash, person: owner, kind: 'session', createdAt: NOON, expiresAt: null, ...more }
}

export function listing(more: Partial<Listing> = {}): Listing {
  return {
    status: 'open',
    isListed: true,
    pace: 'none',
    freeSeats: 2,
    host: 'anna',
    members: ['anna'],
    summary: { seats: ['Anna', null] },
    ...more,
  }
}

export function newTable(id: string, more: Partial<Listing> = {}, at = NOON): NewTable {
  return {
    id,
    game: 'packet-row',
    rules: '1',
    first: { table: id, revision: 1, entries: [{ kind: 'created', id }], at, listing: listing(more) },
  }
}

export function append(table: string, revision: number, more: Partial<Append> = {}): Append {
  return { table, revision, entries: [{ kind: 'said', revision }], at: NOON + revision, ...more }
}
