import type { ORDER_REFUSALS, TABLE_REFUSALS } from '@south-street/table'

/** What a table itself may refuse. */
type OfTable = (typeof TABLE_REFUSALS)[number] | (typeof ORDER_REFUSALS)[number]

/** Every way in which the server says no, with its HTTP status. The words of this package have a sentence for each. */
export const PROBLEMS = {
  // The request itself.
  busy: 503,
  'address-refused': 422,
  'body-malformed': 400,
  'body-too-large': 413,
  fault: 500,
  'foreign-origin': 403,
  'key-malformed': 400,
  'key-missing': 400,
  'key-used-otherwise': 422,
  'mail-not-sent': 502,
  'mail-unconfirmed': 409,
  'media-type-unknown': 415,
  'no-mail-here': 409,
  'no-such-channel': 404,
  'no-such-page': 404,
  'request-unreadable': 400,
  'storage-fault': 503,
  'storage-full': 503,
  'too-many-channels': 409,
  'too-many-identities': 429,
  'too-many-listed': 429,
  'too-many-open-tables': 409,
  'too-many-requests': 429,
  'too-many-streams': 429,
  'too-many-tables': 429,
  'too-much-chat': 429,
  'too-much-stored': 429,
  'upgrade-needed': 426,

  // Who asks.
  banned: 403,
  'code-refused': 403,
  'invitation-needed': 403,
  'key-refused': 403,
  'link-used-up': 410,
  'no-club-here': 404,
  'no-such-code': 404,
  'no-such-device': 404,
  'no-such-evening': 404,
  'no-such-passkey': 404,
  'no-such-person': 404,
  'not-a-member': 403,
  'not-operator': 403,
  'not-signed-in': 401,
  'passkeys-unable': 409,
  'secret-shown-once': 409,
  'somebody-already': 409,
  'too-many-passkeys': 409,
  'words-mistyped': 422,

  // Tables from outside.
  'game-unknown': 422,
  'options-malformed': 422,
  'ratings-off': 409,
  'level-unknown': 422,
  'no-such-table': 404,
  'no-spectators': 403,
  'not-dealt': 409,
  'rules-unknown-here': 409,

  // What a table refuses.
  'action-malformed': 422,
  'action-refused': 422,
  'already-seated': 409,
  'already-started': 409,
  'card-offered-already': 409,
  'chat-full': 409,
  'claim-invalid': 403,
  'decision-missing': 422,
  'decision-past': 409,
  'first-not-chosen-here': 409,
  'game-not-running': 409,
  'holiday-runs': 409,
  'holiday-too-long': 422,
  'house-taken': 409,
  'log-full': 409,
  'no-holidays-here': 409,
  'no-such-house': 404,
  'no-such-seat': 404,
  'no-take-back-asked': 409,
  'not-absent': 409,
  'not-at-todays-deal': 409,
  'not-away': 409,
  'not-finished': 409,
  'not-host': 403,
  'not-seated': 403,
  'not-yours-to-close': 409,
  'nothing-to-pass': 409,
  'nothing-to-reclaim': 409,
  'nothing-to-take-back': 409,
  'rated-no-take-back': 409,
  'orders-unknown': 409,
  'owner-has-not-agreed': 409,
  'owner-may-come-back': 409,
  'rematch-there': 409,
  'seat-kept': 409,
  'seat-not-a-person': 409,
  'seat-taken': 409,
  'seats-open': 409,
  'stand-ins-never': 409,
  'stood-in-already': 409,
  'stretch-unknown': 409,
  'table-closed': 409,
  'table-full': 409,
  'too-many-seated': 409,
  'vote-for-others': 409,
} as const satisfies Record<string, number> & Record<OfTable, number>
export type ProblemCode = keyof typeof PROBLEMS

interface ProblemFrame {
  /** Where the code is explained. */
  readonly type: string
  readonly title: string
  readonly status: number
  readonly params: Readonly<Record<string, string | number>>
  /** A sentence in the reader's language. */
  readonly detail: string
}

/** RFC 9457. `of` says who refuses: whoever reads the request, the table, the game's rules, or the form of an action. */
export type Problem = ProblemFrame &
  (
    | { readonly of: 'request' | 'table'; readonly code: ProblemCode }
    /** The code of the game's refusal, and the clause of its rules. */
    | { readonly of: 'game'; readonly code: string; readonly clause?: string }
    /** What is wrong with the form of the action. */
    | { readonly of: 'form'; readonly code: string }
  )
