import type { Seat } from './seat.ts'

/**
 * A sentence that has not been put into a language yet: a key into the words of whoever made it, and what fills its
 * gaps. A seat stands for whatever its player is called.
 */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, MessageParam>>
}

export type MessageParam = string | number | Message | readonly Message[] | { readonly seat: Seat }

export function message(key: string, params: Message['params'] = {}): Message {
  return { key, params }
}
