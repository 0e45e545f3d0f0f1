import type { Cue } from '@south-street/ui'
import type { Event } from '../src/events.ts'

const CUES: Readonly<Partial<Record<Event['type'], Cue>>> = {
  played: 'pass',
  bought: 'buy',
  loaded: 'take',
  built: 'buy',
  'placed-markers': 'buy',
  traded: 'buy',
  'took-card': 'take',
  sailed: 'delivery',
  'round-ended': 'round',
  'game-ended': 'end',
}

export function cue(event: Event): Cue | null {
  return CUES[event.type] ?? null
}
