import './art/fleet.ts'
import './art/flags.ts'
import './art/headquarters.ts'
import './art/pieces.ts'
import './art/ports.ts'
import '@south-street/ui/art/people'
import type { Message } from '@south-street/engine'
import { Drawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { cardKey } from '../src/card-key.ts'
import { CARDS } from '../src/catalogue.ts'
import { Pictogram } from './card/pictogram.tsx'

/** What stands for a sentence about how somebody plays, where it is about no single card or sea. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'habits.ships': 'ta-ship-S40',
  'habits.trips': 'ta-ship-N0',
  'habits.houses': 'ta-house-bell',
  'habits.scrapped': 'ta-anchor',
  'habits.ribands': 'ta-flag-RIBAND',
}

/** The last part of the key by which the words call what the sentence names. */
function named(fact: Message, param: string): string | null {
  const message = fact.params[param]
  return typeof message === 'object' && 'key' in message ? message.key.split('.').at(-1)! : null
}

/** Beside a sentence about how somebody plays. */
export function HabitPicture({ fact }: { readonly fact: Message }): ReactNode {
  const [card, region] = [named(fact, 'card'), named(fact, 'region')]
  if (card !== null) return <Pictogram type={CARDS.find(({ type }) => cardKey(type) === card)!.type} />
  const drawing = region === null ? DRAWINGS[fact.key] : `ta-port-${region}`
  return drawing === undefined ? null : <Drawing of={drawing} />
}
