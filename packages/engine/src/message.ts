import type { Seat } from './seat.ts'

/**
 * A sentence that has not been put into a language yet: a key into the words of whoever made it, and what fills its
 * gaps. A seat stands for whatever its player is called.
 */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, MessageParam>>
}

/** What fills a gap of a sentence: a text, a number, another sentence or several, or whoever sits somewhere. */
export type MessageParam = string | number | Message | readonly Message[] | { readonly seat: Seat }

/** A sentence by its key, with what fills its gaps. */
export function message(key: string, params: Message['params'] = {}): Message {
  return { key, params }
}
