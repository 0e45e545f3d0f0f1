import type { CallKind, Opaque } from '@south-street/house'

export const CHANNEL_KINDS = ['push', 'webhook', 'mail'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Something by which a person can be reached. */
export interface Channel {
  readonly id: string
  readonly person: string
  readonly kind: ChannelKind
  /** What names it among its kind: a person has each once. */
  readonly place: string
  /** How it is reached, with its secrets. */
  readonly content: Opaque
  /** The hash of the token by which a browser was signed in when it asked for notices. Without that token it gets none. */
  readonly token: string | null
  readonly isOn: boolean
  /** Null while nobody has confirmed that it is theirs. */
  readonly confirmedAt: number | null
  readonly createdAt: number
  /** How often in a row it has failed, and since when. */
  readonly failures: number
  readonly failingSince: number | null
  readonly last: { readonly at: number; readonly result: Opaque } | null
}

/** A call has no channel yet, a digest no table. */
export type NoticeKind = CallKind | 'digest'

/** Something that is to be told to somebody. */
export interface Notice {
  readonly id: string
  readonly person: string
  /** Empty for a digest. */
  readonly table: string
  readonly kind: NoticeKind
  /** Empty for a call, which becomes a notice for each channel when its time has come. */
  readonly channel: string
  readonly revision: number
  readonly decision: number | null
  readonly causedBy: string | null
  readonly starts: boolean
  readonly madeAt: number
  readonly dueAt: number
  readonly attempts: number
}

/** A notice for one channel. */
export interface NewNotice {
  readonly channel: string
  readonly dueAt: number
}

export interface Told {
  readonly at: number
  readonly result: Opaque
  readonly isFine: boolean
}

/** What the server keeps of notices: it is nobody's business but their person's, and goes with them. */
export interface Notices {
  /** Everybody who has a channel that is on, or whether these people do. */
  listeners(among?: readonly string[]): Promise<string[]>
  settingsOf(person: string): Promise<Opaque | null>
  /** `digestAt` is when the next digest is due; null: there is none. */
  keepSettings(person: string, content: Opaque, digestAt: number | null): Promise<void>

  channelsOf(person: string): Promise<Channel[]>
  /** Null also for a browser that is signed in no longer. */
  findChannel(id: string): Promise<Channel | null>
  /** One with the same place takes the new content. False if there are as many as may be. */
  addChannel(channel: Channel, most: number): Promise<boolean>
  turnChannel(person: string, id: string, isOn: boolean): Promise<boolean>
  /** True for the first who says so. */
  confirmChannel(id: string, at: number): Promise<boolean>
  /** The browser that was known by one token is known by another now, maybe as somebody else's. */
  passOnBrowser(before: string, token: string, person: string): Promise<void>
  removeChannel(person: string, id: string): Promise<boolean>
  /** Writes down what became of a notice. */
  channelTold(id: string, told: Told): Promise<void>

  mutedTables(person: string): Promise<string[]>
  muteTable(person: string, table: string): Promise<void>
  unmuteTable(person: string, table: string): Promise<void>

  /** Takes what is due, the oldest first, so that nobody else takes it until the lease is over. */
  claim(owner: string, now: number, leaseUntil: number, limit: number): Promise<Notice[]>
  /** Turns a call into a notice for each channel; does nothing if it was withdrawn, or renewed, meanwhile. */
  spread(call: Notice, owner: string, notices: readonly NewNotice[], now: number): Promise<void>
  /** Gives it back, to be taken again then. */
  postpone(id: string, owner: string, dueAt: number, attempts: number): Promise<void>
  /** It is told. What was told is kept for a while, by which the same is not told twice. */
  finish(id: string, owner: string, at: number): Promise<void>
  drop(id: string, owner: string): Promise<void>
  /** Whether the notice is still to be sent, and still leased by this owner; makes the lease last until then. */
  hold(id: string, owner: string, until: number): Promise<boolean>
  /** When something was last told about the table on this channel. */
  lastTold(channel: string, table: string): Promise<number | null>
  /** When the next is due that nobody has taken. */
  next(now: number): Promise<number | null>
  /** The tables that wait for the person. */
  waitingFor(person: string, most: number): Promise<string[]>
  forgetTold(before: number): Promise<void>

  /** The table is on a screen of theirs. */
  see(person: string, table: string, until: number): Promise<void>
  /**
   * It is no longer. Whoever has looked away has seen it; whoever was cut off may not have. With `leftAt` it stays known
   * since when.
   */
  lookAway(person: string, table: string, hasSeen: boolean, leftAt?: number): Promise<void>
  /** Until when it is, as far as is known. */
  seenUntil(person: string, table: string): Promise<number | null>

  /** A key that all processes share: the one that is there, or else this one from now on. */
  serverKey(name: string, fresh: Opaque, at: number): Promise<Opaque>
}
