import { printable } from '@south-street/engine'
import { z } from 'zod'

/** Text by people for people: bounded, trimmed, on one line, and without anything that a reader would not see. */
function spoken(longest: number) {
  return z
    .string()
    .max(4 * longest)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0 && text.length <= longest && printable(text) === text, {
      message: `1 to ${longest} visible characters on one line`,
    })
}

const NAME_LENGTH = 40
const CHAT_LENGTH = 500

export const Name = spoken(NAME_LENGTH)
export const ChatText = spoken(CHAT_LENGTH)

/** 128 bits in base64url, as ids are made. */
export const Id = z.string().regex(/^[\w-]{22}$/)
/** 256 bits in base64url, as secrets are made. */
export const Secret = z.string().regex(/^[\w-]{43}$/)
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)
