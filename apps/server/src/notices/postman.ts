import { randomBytes } from 'node:crypto'
import type { House } from '@south-street/house'
import type { NoticeSettings } from '@south-street/protocol'
import type { Logger } from 'pino'
import { sayNotice } from '../http/words.ts'
import type { Channel, Notice } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { ListenersBell } from './bell.ts'
import type { Delivered, Delivery } from './delivery.ts'
import { FIRST_SETTINGS, nextTime, quietUntil } from './hours.ts'
import { Roads } from './roads.ts'
import type { Said } from './said.ts'
import { describe, say, standingOf } from './telling.ts'

export interface PostmanParts {
  readonly store: Pick<Store, 'notices' | 'tables' | 'people'>
  readonly house: Pick<House, 'open'>
  readonly bell: Pick<ListenersBell, 'isIdle'>
  readonly delivery: Delivery
  readonly log: Logger
  readonly now: () => number
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
const DAY = 24 * HOUR
const POLL_MS = SECOND
const IDLE_POLL_MS = 10 * SECOND
/** Longer than anything takes to be sent. */
const LEASE_MS = 45 * SECOND
/** When it is tried again, as Standard Webhooks has it. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY]
/** A channel that has failed for so long is turned off. */
const DEAD_AFTER_MS = 10 * DAY
/** At most one mail a table in this time. */
const MAIL_STEP_MS = HOUR
/** What was told is remembered for so long, so that it is not told twice. */
const REMEMBERED_MS = 2 * DAY
const DIGEST_TABLES = 50
/** Later than this nobody reads it as that day's. */
const DIGEST_WITHIN_MS = 12 * HOUR
const MOST_AT_ONCE = 100

/** Sends what waits in the outbox. Any number of processes may do so on one store: each takes by a lease what it sends. */
export class Postman {
  readonly #parts: PostmanParts
  readonly #owner = randomBytes(16).toString('base64url')
  readonly #roads = new Roads()
  readonly #working = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null
  #isStopped = false
  #sweeping: Promise<void> | null = null

  constructor(parts: PostmanParts) {
    this.#parts = parts
  }

  start(): void {
    this.#wakeIn(POLL_MS)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#sweeping
    await Promise.all(this.#working)
  }

  /** Does all that is due now, and comes back when it is done. */
  async settle(): Promise<void> {
    for (;;) {
      const taken = await this.#takeDue()
      if (taken === 0 && this.#working.size === 0) return
      // Whoever answers late holds nobody else up.
      await Promise.race(this.#working)
    }
  }

  #wakeIn(ms: number): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.#sweep().finally(() => {
        this.#sweeping = null
        this.#wakeIn(this.#parts.bell.isIdle ? IDLE_POLL_MS : POLL_MS)
      })
    }, ms)
    this.#timer.unref()
  }

  async #sweep(): Promise<void> {
    try {
      while (!this.#isStopped && (await this.#takeDue()) > 0) await Promise.race(this.#working)
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'notices cannot be read')
    }
  }

  /** As many as there is room for. */
  async #takeDue(): Promise<number> {
    const { store, now } = this.#parts
    const room = Math.min(this.#roads.room, MOST_AT_ONCE - this.#working.size)
    const next = room > 0 ? await store.notices.next(now()) : null
    if (next === null || next > now()) return 0
    const taken = await store.notices.claim(this.#owner, now(), now() + LEASE_MS, room)
    for (const notice of taken) this.#begin(notice)
    return taken.length
  }

  #begin(notice: Notice): void {
    const work = this.#handle(notice)
      .catch((error) => {
        this.#parts.log.warn({ err: error, kind: notice.kind }, 'a notice could not be handled')
        const again = this.#parts.now() + MINUTE
        return this.#parts.store.notices.postpone(notice.id, this.#owner, again, notice.attempts).catch(() => {})
      })
      .finally(() => this.#working.delete(work))
    this.#working.add(work)
  }

  #handle(notice: Notice): Promise<void> {
    if (notice.kind === 'digest') return this.#digest(notice)
    return notice.channel === '' ? this.#spread(notice) : this.#deliver(notice)
  }

  async #settingsOf(person: string): Promise<NoticeSettings> {
    return ((await this.#parts.store.notices.settingsOf(person)) as NoticeSettings | null) ?? FIRST_SETTINGS
  }

  /** A call whose time has come becomes a notice for each channel, or is put off, or is not needed any more. */
  async #spread(call: Notice): Promise<void> {
    const { store, now } = this.#parts
    const settings = await this.#settingsOf(call.person)
    if (await this.#isPutOff(call, settings)) return
    const isMuted = (await store.notices.mutedTables(call.person)).includes(call.table)
    const isUnheard = call.kind === 'mention' && (await store.people.mutesOf(call.person)).includes(call.causedBy ?? '')
    const channels = isMuted || isUnheard ? [] : await store.notices.channelsOf(call.person)
    const wanted = channels.filter(
      (channel) => channel.isOn && channel.confirmedAt !== null && wants(settings, call, channel),
    )
    const notices = wanted.map(async ({ id, kind }) => {
      const last = kind === 'mail' ? await store.notices.lastTold(id, call.table) : null
      return { channel: id, dueAt: Math.max(now(), last === null ? 0 : last + MAIL_STEP_MS) }
    })
    await store.notices.spread(call, this.#owner, await Promise.all(notices), now())
  }

  /** Whether it is done with for now: it is past, or too early, or quiet, or they are looking at the table. */
  async #isPutOff(notice: Notice, settings: NoticeSettings): Promise<boolean> {
    const { store, now } = this.#parts
    const { id, person, table, attempts } = notice
    const until = async () => {
      const standing = await standingOf(this.#parts, notice)
      if (standing.is === 'over') return 'never'
      const seen = settings.onlyAway ? await store.notices.seenUntil(person, table) : null
      const times = [
        standing.is === 'early' ? standing.at : null,
        quietUntil(settings, now()),
        seen === null ? null : seen + SECOND,
      ]
      return Math.max(...times.map((time) => time ?? 0))
    }
    const at = await until()
    if (at === 'never') await store.notices.drop(id, this.#owner)
    else if (at > now()) await store.notices.postpone(id, this.#owner, at, attempts)
    return at === 'never' || at > now()
  }

  async #deliver(notice: Notice): Promise<void> {
    const { store, now } = this.#parts
    const { id, person, table, attempts } = notice
    const channel = await store.notices.findChannel(notice.channel)
    if (channel === null || !channel.isOn) {
      if (channel === null) await store.notices.removeChannel(person, notice.channel)
      return store.notices.drop(id, this.#owner)
    }
    const leave = this.#roads.enter(channel)
    if (leave === null) return store.notices.postpone(id, this.#owner, now() + this.#roads.pause(channel), attempts)
    const settings = await this.#settingsOf(person)
    let delivered: Delivered | null = null
    try {
      if (await this.#isPutOff(notice, settings)) return
      const standing = await standingOf(this.#parts, notice)
      const base = (channel.content as { base: string }).base
      const said = standing.is === 'due' ? await say(this.#parts, notice, standing.live, { ...settings, base }) : null
      // The last look before it is sent: whoever has acted or come by since has withdrawn it.
      const isStill = said !== null && table !== '' && (await store.notices.hold(id, this.#owner, now() + LEASE_MS))
      if (said !== null && isStill) delivered = await this.#parts.delivery.send(channel, said)
    } finally {
      leave(delivered === null ? null : delivered.code === 'timeout')
    }
    if (delivered !== null) await this.#writeDown(notice, channel, delivered)
  }

  async #writeDown(notice: Notice, channel: Channel, delivered: Delivered): Promise<void> {
    const { store, now } = this.#parts
    const { id, attempts } = notice
    await this.told(channel, delivered)
    if (delivered.code === 'sent') return store.notices.finish(id, this.#owner, now())
    const pause = PAUSES[attempts]
    if (delivered.code === 'gone' || pause === undefined) return store.notices.drop(id, this.#owner)
    // A little later or earlier, so that not all come back at once.
    const wait = Math.max(pause * (0.9 + Math.random() / 5), delivered.retryAfterMs ?? 0)
    await store.notices.postpone(id, this.#owner, now() + Math.round(wait), attempts + 1)
  }

  /** Writes down what became of it; who is gone is forgotten, and what has failed for days is turned off. */
  async told(channel: Channel, { code, status }: Delivered, test?: true): Promise<void> {
    const { store, now } = this.#parts
    const { id, person, failingSince } = channel
    const isFine = code === 'sent'
    const result = { code, ...(status !== undefined && { status }), ...(test && { test }) }
    if (code === 'gone' && channel.kind === 'push') await store.notices.removeChannel(person, id)
    else await store.notices.channelTold(id, { at: now(), result, isFine })
    const isDead = !isFine && failingSince !== null && now() - failingSince > DEAD_AFTER_MS
    if (isDead || (code === 'gone' && channel.kind !== 'push')) await store.notices.turnChannel(person, id, false)
  }

  /** All tables that wait in one mail; none if no table does. It is tried again for half a day, and then the next day. */
  async #digest(digest: Notice): Promise<void> {
    const { store, now } = this.#parts
    const { id, person, attempts, dueAt } = digest
    const settings = await this.#settingsOf(person)
    if (settings.digest === null) return store.notices.drop(id, this.#owner)
    const tomorrow = nextTime(settings.zone, settings.digest, now())
    const meantAt = attempts === 0 ? dueAt : tomorrow - DAY
    const putOff = (at: number, tried: number) => store.notices.postpone(id, this.#owner, Math.round(at), tried)
    const channels = await store.notices.channelsOf(person)
    const mail = channels.find(({ kind, isOn, confirmedAt }) => kind === 'mail' && isOn && confirmedAt !== null)
    if (mail === undefined || now() - meantAt > DIGEST_WITHIN_MS) return putOff(tomorrow, 0)
    const said = await this.#sayDigest(digest, settings, mail)
    if (said === null) return putOff(tomorrow, 0)
    const leave = this.#roads.enter(mail)
    if (leave === null) return putOff(now() + this.#roads.pause(mail), attempts)
    const day = new Date(meantAt).toISOString().slice(0, 10)
    let delivered: Delivered | null = null
    try {
      const isStill = await store.notices.hold(id, this.#owner, now() + LEASE_MS)
      if (isStill) delivered = await this.#parts.delivery.send(mail, { ...said, id: `${mail.id}.${day}` })
    } finally {
      leave(delivered === null ? null : delivered.code === 'timeout')
    }
    if (delivered === null) return
    await this.told(mail, delivered)
    const pause = delivered.code === 'sent' ? undefined : PAUSES[attempts]
    await (pause === undefined ? putOff(tomorrow, 0) : putOff(now() + pause, attempts + 1))
  }

  async #sayDigest({ person, id, kind }: Notice, settings: NoticeSettings, mail: Channel): Promise<Said | null> {
    const { store, house } = this.#parts
    const { language } = settings
    const { base } = mail.content as { base: string }
    const muted = new Set(await store.notices.mutedTables(person))
    const tables = (await store.notices.waitingFor(person, DIGEST_TABLES)).filter((table) => !muted.has(table))
    const found = await Promise.all(tables.map((table) => house.open(table).catch(() => null)))
    const lines = found.flatMap((live) =>
      live === null ? [] : [`${describe(live, person, language)}\n${base}/t/${live.id}`],
    )
    if (lines.length === 0) return null
    const title = sayNotice(language, 'digest.title', { tables: lines.length })
    const about = { table: '', game: '', revision: 0, tag: 'digest', isUrgent: false, lastsS: DAY / SECOND }
    return { id, kind, title, body: lines.join('\n\n'), link: base, language, waiting: lines.length, ...about }
  }

  /** Forgets what was told long ago. */
  forgetOld(): Promise<void> {
    return this.#parts.store.notices.forgetTold(this.#parts.now() - REMEMBERED_MS)
  }
}

/** A game that begins with one's own move is told once, to whoever wants to hear of either. */
function wants({ events }: NoticeSettings, { kind, starts }: Notice, channel: Channel): boolean {
  if (kind === 'digest') return false
  return events[kind].includes(channel.kind) || (starts && events.started.includes(channel.kind))
}
