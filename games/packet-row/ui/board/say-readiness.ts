import type { Words } from '@south-street/ui'
import { GOODS } from '../../src/cards.ts'
import type { Readiness } from '../../src/delivery/readiness.ts'

export function sayReadiness(words: Words, readiness: Readiness): string {
  if (readiness.ready) {
    if (readiness.captain && readiness.trader) return words.say('ready.with-both')
    if (readiness.captain) return words.say('ready.with-captain')
    return words.say(readiness.trader ? 'ready.with-trader' : 'ready.now')
  }
  if (readiness.lacks === 'ship') return words.say('ready.no-ship')
  return words.say(`lack.${GOODS[readiness.good]}`, { count: readiness.units })
}
