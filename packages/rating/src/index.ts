export { edgesOf, expected, type Model, type Rated, type Rating, rateGame } from './bradley-terry.ts'
export { type FixedGame, fitRatings } from './fit.ts'
export {
  type AgreedSeat,
  BOT_SIGMA,
  countedPlaces,
  isProvisional,
  MODEL,
  NEWCOMER,
  type Played,
  type PlayedSeat,
  PROVISIONAL,
  type PracticeGame,
  practiceOf,
  rateAgreed,
  SAME_PEOPLE_MS,
  type Size,
  sizeOf,
  surely,
  type UnratedWhy,
  unratedWhy,
} from './rules.ts'
