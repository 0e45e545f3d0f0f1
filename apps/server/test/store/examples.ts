import { NOON } from '@south-street/house/test/store-contract.ts'
import type { Identity, Token } from '../../src/store/store.ts'

export function person(id: string, more: Partial<Identity> = {}): Identity {
  return { id, name: `Name of ${id}`, createdAt: NOON, seenAt: NOON, ...more }
}

export function token(hash: string, owner: string, more: Partial<Token> = {}): Token {
  return { hash, person: owner, kind: 'session', createdAt: NOON, expiresAt: null, ...more }
}
