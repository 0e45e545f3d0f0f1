import './art/buildings.ts'
import './art/emblems.ts'
import './art/ensigns.ts'
import './art/goods.ts'
import '@south-street/ui/art/people'
import type { Message } from '@south-street/engine'
import { Drawing } from '@south-street/ui'
import type { ReactNode } from 'react'

/** What stands for a sentence about how somebody plays, where it is about no single card. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'habits.contracts': 'packet-ship',
  'habits.two-bankers': 'person-banker',
  'habits.master': 'harbour-master',
  'habits.first-delivery': 'goods-tobacco',
}

/** The building or the flag that the sentence names: the last part of its key in the words. */
function named(fact: Message): string | undefined {
  for (const [param, drawing] of [
    ['card', 'building'],
    ['country', 'ensign'],
  ] as const) {
    const message = fact.params[param]
    if (typeof message === 'object' && 'key' in message) return `${drawing}-${message.key.split('.').at(-1)}`
  }
  return undefined
}

/** Beside a sentence about how somebody plays. */
export function HabitPicture({ fact }: { readonly fact: Message }): ReactNode {
  const drawing = named(fact) ?? DRAWINGS[fact.key]
  return drawing === undefined ? null : <Drawing of={drawing} />
}
