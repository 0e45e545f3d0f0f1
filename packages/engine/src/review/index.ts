export { readReview } from './read-review.ts'
export {
  type BookPart,
  type CurvePoint,
  REVIEW_FORMAT,
  type Review,
  type ReviewBy,
  type ReviewedDecision,
  type ReviewedOption,
  type ReviewedReveal,
  type ReviewPass,
  type ReviewPraise,
  type ReviewReason,
  type ReviewWord,
  type SeatBooks,
  type UnfinishedReview,
} from './review.ts'
export { reviewedText } from './reviewed-text.ts'
export { costOf, givenAway, isCostly, isMostlyUntold, type ReviewSummary, summarise } from './summary.ts'
export { chooseWord, INTERVAL, type WordBounds, wordBounds } from './words.ts'
