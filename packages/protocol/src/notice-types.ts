// How somebody is told of a table while they are elsewhere, as it looks on the wire.

export type NoticeChannelKind = 'push' | 'webhook' | 'mail'
export type NoticeEvent = 'turn' | 'clock' | 'started' | 'over' | 'mention'
export type HookFormat = 'discord' | 'slack' | 'ntfy' | 'standard'

/** What somebody wants to be told, where, and when not. */
export interface NoticeSettings {
  /** By event, the kinds of channels that tell it. */
  readonly events: Readonly<Record<NoticeEvent, readonly NoticeChannelKind[]>>
  /** Nothing is sent about a table that is on a screen of theirs. */
  readonly onlyAway: boolean
  /** Minutes after midnight; null: there are no quiet hours. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** When all tables that wait are told by mail, in minutes after midnight; null: never. */
  readonly digest: number | null
  /** A time zone by its name in the IANA's list. */
  readonly zone: string
  readonly language: 'en' | 'de' | 'pl'
}

/** What became of the last notice on a channel. */
export interface NoticeResult {
  readonly at: number
  /**
   * `sent`: the other side has taken it. `refused`: it has answered with this status. `gone`: it says that there is
   * nobody any more. `timeout`, `unreachable`: it has not answered. `forbidden`: its address may not be dialled from here.
   */
  readonly code: 'sent' | 'refused' | 'gone' | 'timeout' | 'unreachable' | 'forbidden'
  readonly status?: number
  /** It was a test. */
  readonly test?: true
}

export interface NoticeChannel {
  readonly id: string
  readonly kind: NoticeChannelKind
  /** What a browser calls itself, the address of mail, or where a webhook lies, without its secret. */
  readonly name: string
  readonly format?: HookFormat
  readonly on: boolean
  /** False for a mail address that nobody has confirmed yet. */
  readonly confirmed: boolean
  /** The browser that asks. */
  readonly current?: true
  readonly createdAt: number
  /** How often in a row it has failed. */
  readonly failures: number
  readonly last: NoticeResult | null
}

export interface MutedTable {
  readonly table: string
  readonly game: string
  readonly names: readonly string[]
}

/** Everything about one's notices. */
export interface NoticeState {
  readonly settings: NoticeSettings
  readonly channels: readonly NoticeChannel[]
  readonly muted: readonly MutedTable[]
  /** The key by which a browser subscribes, in base64url. */
  readonly pushKey: string
  /** Whether this server sends mail. */
  readonly mail: boolean
}

export type NewNoticeChannel =
  | {
      readonly kind: 'push'
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
      readonly name: string
    }
  | { readonly kind: 'webhook'; readonly format: HookFormat; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string }

export interface AddedNoticeChannel {
  readonly channel: NoticeChannel
  /** By which a webhook of the standard kind is signed. Shown only now. */
  readonly secret?: string
}
