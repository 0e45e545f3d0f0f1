import { ROUTES, type RouteName } from '@south-street/protocol'

/** A whole game: deal, every move with what was told of it, and the last state. */
const GAME = 300_000
/** One entry in a table's log, with its key and its share of a snapshot. */
const ENTRY = 1_500
/** A row beside the tables, with an answer that is kept for repeats under a key as long as keys may be. */
const ROW = 1_600
/** A line has its words in the log, in what was told and in the snapshot. */
const COPIES_OF_A_LINE = 4

/**
 * About how much each request makes the server keep, rather overestimated; a test compares it with what the database
 * grows by. A game is paid for when it starts, with all that people and bots will do in it; so an action costs nothing,
 * and no limit ever stops a game under way.
 */
const BYTES: Partial<Record<RouteName, number>> = {
  act: 0,
  signOut: 0,
  removeDevice: 0,
  removeOtherDevices: 0,
  operatorSignIn: ROW,
  operatorAskPasskey: ROW,
  operatorSignInByPasskey: ROW,
  join: ROW,
  createGuest: ROW,
  redeem: ROW,
  createToken: ROW,
  createRecovery: ROW,
  createWords: ROW,
  askPasskey: ROW,
  preparePasskey: ROW,
  addPasskey: 2 * ROW,
  renamePasskey: ROW,
  removePasskey: ROW,
  signInByPasskey: ROW,
  signInByWords: ROW,
  mute: ROW,
  unmute: ROW,
  deleteMe: ROW,
  giveOrder: ROW,
  keepNoticeSettings: 2 * ROW,
  addNoticeChannel: 4 * ROW,
  turnNoticeChannel: ROW,
  removeNoticeChannel: ROW,
  testNoticeChannel: ROW,
  muteNotices: ROW,
  unmuteNotices: ROW,
  confirmMail: 0,
  unsubscribeMail: 0,
  withdrawOrder: ROW,
  // Said at all of their tables.
  rename: 32 * ENTRY,
  createTable: 3 * ENTRY,
  beginDaily: GAME,
  rematch: 3 * ENTRY,
  start: GAME,
  // What was taken back is played again, by bots too.
  takeBack: 6 * ENTRY,
}

/**
 * Giving something up, answering others and going on with a game are counted but never refused: each answers something
 * that could have been refused itself, or can happen only so often in a game.
 */
const NEVER_REFUSED: ReadonlySet<RouteName> = new Set([
  'deleteMe',
  'removeNoticeChannel',
  'turnNoticeChannel',
  'unsubscribeMail',
  'emptySeat',
  'reclaimSeat',
  'endHoliday',
  'abandon',
  'close',
  'answerTakeBack',
])

/**
 * These give something up, too, but can be repeated without end. Somebody who may no longer say that they are back
 * comes back by playing.
 */
const FROM_THE_SPARE: ReadonlySet<RouteName> = new Set(['leaveSeat', 'comeBack', 'unmute', 'withdrawOrder'])

export function bytesOf(name: RouteName, body: unknown): number {
  const { method, access } = ROUTES[name]
  const bytes = BYTES[name] ?? (method === 'GET' || access === 'operator' ? 0 : ENTRY)
  if (name !== 'say') return bytes
  return bytes + COPIES_OF_A_LINE * Buffer.byteLength(JSON.stringify(body))
}

export function refusableWhen(name: RouteName): 'little-is-left' | 'nothing-is-left' | 'never' {
  if (NEVER_REFUSED.has(name)) return 'never'
  return FROM_THE_SPARE.has(name) ? 'nothing-is-left' : 'little-is-left'
}
