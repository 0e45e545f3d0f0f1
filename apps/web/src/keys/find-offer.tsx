import type { ReactNode } from 'react'
import { changePreferences, readPreferences } from '../preferences.ts'
import { attempt } from '../server/api.ts'
import { KeepNameOffer } from './keep-name-offer.tsx'
import { wantKeyWords } from './key-words.ts'
import { unableHere } from './passkey.ts'

/** The offer to keep one's name; null for whoever has a key already, was asked before, or could not have a passkey. */
export async function findKeepNameOffer(): Promise<ReactNode> {
  if (readPreferences().askedToKeepName || unableHere() !== null) return null
  const [keys, me] = await Promise.all([attempt('keys'), attempt('me')])
  if (keys.answer === null || me.answer === null) return null
  const { passkeys, words, unable } = keys.answer
  if (passkeys.length > 0 || words !== null || unable !== undefined) return null
  await wantKeyWords()
  changePreferences({ askedToKeepName: true })
  return <KeepNameOffer name={me.answer.name} />
}
