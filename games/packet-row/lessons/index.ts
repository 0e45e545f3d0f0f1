import type { LessonShelf } from '@south-street/engine/lesson'
import aDelivery from './a-delivery.json' with { type: 'json' }
import aRound from './a-round.json' with { type: 'json' }
import comingNext from './coming-next.json' with { type: 'json' }
import oneShip from './one-ship.json' with { type: 'json' }
import { rules } from './rules.ts'
import theRichest from './the-richest.json' with { type: 'json' }
import whatToWant from './what-to-want.json' with { type: 'json' }
import whoIsAskedFirst from './who-is-asked-first.json' with { type: 'json' }

/** In the order in which they are taught. */
export const shelf: LessonShelf = {
  lessons: [aRound, aDelivery, oneShip, theRichest, comingNext, whoIsAskedFirst, whatToWant],
  rules,
}
