export { expected, type Model, type Rated, type Rating, rateGame } from './bradley-terry.ts'
export {
  countedPlaces,
  isProvisional,
  MODEL,
  NEWCOMER,
  type Played,
  type PlayedSeat,
  PROVISIONAL,
  rateAgreed,
  SAME_PEOPLE_MS,
  type Size,
  sizeOf,
  surely,
  type UnratedWhy,
  unratedWhy,
} from './rules.ts'
