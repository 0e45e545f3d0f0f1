import type { LessonShelf } from '@south-street/engine/lesson'
import buyAndDeploy from './buy-and-deploy.json' with { type: 'json' }
import coalAndTrips from './coal-and-trips.json' with { type: 'json' }
import director from './director.json' with { type: 'json' }
import houses from './houses.json' with { type: 'json' }
import markers from './markers.json' with { type: 'json' }
import oneCard from './one-card.json' with { type: 'json' }
import { rules } from './rules.ts'
import whatToWant from './what-to-want.json' with { type: 'json' }

/** In the order in which they are taught. */
export const shelf: LessonShelf = {
  lessons: [oneCard, buyAndDeploy, coalAndTrips, houses, markers, director, whatToWant],
  rules,
}
