import type { BegunDaily, DailyDeals, DailyResults, OwnGames } from '../daily-types.ts'
import { type Route, types } from './route.ts'

/** The deal of the day, and what became of one's own games. */
export const DAILY_ROUTES = {
  daily: {
    method: 'GET',
    path: '/api/daily',
    // A page asks this before anybody has a name here.
    access: 'anyone',
    types: types<{ answer: DailyDeals }>(),
  },
  beginDaily: {
    method: 'POST',
    path: '/api/daily/{game}',
    access: 'person',
    types: types<{ answer: BegunDaily }>(),
  },
  dailyResults: {
    method: 'GET',
    path: '/api/daily/{game}/results',
    access: 'anyone',
    types: types<{ query: { readonly day?: string }; answer: DailyResults }>(),
  },
  myHouse: {
    method: 'GET',
    path: '/api/me/house',
    // The same page asks for nobody, who has played nothing.
    access: 'anyone',
    types: types<{ query: { readonly after?: string }; answer: OwnGames }>(),
  },
} as const satisfies Record<string, Route>
