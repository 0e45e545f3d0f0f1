import type { Cue } from '@south-street/ui'
import type { Event } from '../src/events.ts'

const CUES: Readonly<Partial<Record<Event['type'], Cue>>> = {
  cashed: 'take',
  passed: 'pass',
  declined: 'pass',
  delivered: 'delivery',
  'round-ended': 'round',
  'game-ended': 'end',
}

export function cue(event: Event): Cue | null {
  if (event.type === 'took') return event.price > 0 ? 'buy' : 'take'
  return CUES[event.type] ?? null
}
