import type { Review } from '@south-street/engine/review'

/** What is asked of the worker that reads games. */
export type ReadingOrder =
  | {
      readonly kind: 'read'
      readonly hash: string
      /** As it stands in its file. */
      readonly record: unknown
      /** Whose decisions come first. */
      readonly first: number
    }
  | { readonly kind: 'stop' }
  /** Somebody plays beside it: it leaves half of the time to them. */
  | { readonly kind: 'pace'; readonly isBeside: boolean }

export type ReadingNews =
  | { readonly kind: 'review'; readonly hash: string; readonly review: Review }
  | { readonly kind: 'failed'; readonly hash: string; readonly message: string }
