import { printable } from '@south-street/engine'
import { z } from 'zod'

/** What puts one picture together from several, such as a family; a reader sees the picture. */
const JOINED = /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu
/** What makes a picture of a sign that is also a letter or a digit. */
const PICTURED = /(?<=[\p{Extended_Pictographic}0-9#*])\ufe0f/gu
/** Marks piled up on a letter reach into other lines; those that begin a text, into what stands before it. */
const PILED = /\p{M}{3}|^\p{M}/u

/** Nothing that a reader would not see, and nothing that would cover what others have written. */
function isVisible(text: string): boolean {
  const plain = text.replace(JOINED, '').replace(PICTURED, '')
  return printable(plain) === plain && !PILED.test(text)
}

/** Text by people for people: bounded, trimmed, on one line, and all of it to be seen. */
function spoken(longest: number, tidy: (text: string) => string) {
  return z
    .string()
    .max(4 * longest)
    .transform((text) => tidy(text.normalize('NFC').trim()))
    .refine((text) => text.length > 0 && text.length <= longest && isVisible(text), {
      message: `1 to ${longest} visible characters on one line`,
    })
}

const NAME_LENGTH = 40
const CHAT_LENGTH = 500

/** One space is as good as another in a name. */
export const Name = spoken(NAME_LENGTH, (text) => text.replace(/\p{Zs}+/gu, ' '))
export const ChatText = spoken(CHAT_LENGTH, (text) => text)

/** 128 bits in base64url, as ids are made. */
export const Id = z.string().regex(/^[\w-]{22}$/)
/** 256 bits in base64url, as secrets are made. */
export const Secret = z.string().regex(/^[\w-]{43}$/)
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)
