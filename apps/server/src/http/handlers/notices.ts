import type {
  NewNoticeChannel,
  NoticeChannel,
  NoticeResult,
  NoticeSettings,
  TableSummary,
} from '@south-street/protocol'
import { networkOf } from '../../limits/address.ts'
import { Tally } from '../../limits/tally.ts'
import type { ChannelAddress, ChannelContent } from '../../notices/delivery.ts'
import { FIRST_SETTINGS, nextTime } from '../../notices/hours.ts'
import type { Said } from '../../notices/said.ts'
import { areKeys } from '../../notices/web-push/encrypt.ts'
import { publicKey } from '../../notices/web-push/vapid.ts'
import { type Hook, newHookSecret } from '../../notices/webhook.ts'
import type { Channel } from '../../store/notice-store.ts'
import type { Call, Handlers } from '../call.ts'
import { type HttpParts, publicUrl } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret, newId } from '../secrets.ts'
import { isTheirs, summaryFor } from '../summary.ts'
import type { Visitor } from '../visitors.ts'
import { chooseLanguage, sayNotice } from '../words.ts'

type Names =
  | 'notices'
  | 'keepNoticeSettings'
  | 'addNoticeChannel'
  | 'turnNoticeChannel'
  | 'removeNoticeChannel'
  | 'testNoticeChannel'
  | 'muteNotices'
  | 'unmuteNotices'
  | 'confirmMail'
  | 'unsubscribeMail'

const MOST_CHANNELS = 12
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A letter that asks for a confirmation is good for so long. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS
const TESTS_PER_HOUR = 20
const LETTERS_PER_DAY = 5

/** How one is told of tables while one is elsewhere. */
export function noticeHandlers(parts: HttpParts): Handlers<Names> {
  const { store, once, now, notices } = parts
  const { delivery, postman } = notices
  const allow = newAllowances(parts)
  const ownChannel = async ({ id }: Visitor, channel: string) => {
    const found = (await store.notices.channelsOf(id)).find((one) => one.id === channel)
    if (found === undefined) throw new HttpProblem('no-such-channel')
    return found
  }
  const mailChannel = async (purpose: 'confirm' | 'unsubscribe', token: string) => {
    const id = await delivery.channelOf(purpose, token)
    if (id === null) throw new HttpProblem('link-used-up')
    return store.notices.findChannel(id)
  }
  return {
    notices: (call) => stateOf(parts, call),
    keepNoticeSettings: (call) =>
      once.run(call, async () => {
        const { digest, zone } = call.body
        const digestAt = digest === null ? null : nextTime(zone, digest, now())
        await store.notices.keepSettings(call.visitor.id, call.body, digestAt)
        return {}
      }),
    addNoticeChannel: (call) =>
      once.run(call, () => addChannel(parts, allow, call), { holdsSecret: call.body.kind === 'webhook' }),
    turnNoticeChannel: (call) =>
      once.run(call, async () => {
        const { id } = await ownChannel(call.visitor, call.params.channel)
        await store.notices.turnChannel(call.visitor.id, id, call.body.on)
        return {}
      }),
    removeNoticeChannel: (call) =>
      once.run(call, async () => {
        const { id } = await ownChannel(call.visitor, call.params.channel)
        await store.notices.removeChannel(call.visitor.id, id)
        return {}
      }),
    testNoticeChannel: async (call) => {
      const channel = await ownChannel(call.visitor, call.params.channel)
      // Whoever reads mail there has not asked for it yet.
      if (channel.confirmedAt === null) throw new HttpProblem('mail-unconfirmed')
      allow.test(call.visitor.id)
      const delivered = await delivery.send(channel, await testFor(parts, call, channel))
      await postman.told(channel, delivered, true)
      const { code, status } = delivered
      return { at: now(), code, ...(status !== undefined && { status }), test: true } as const
    },
    muteNotices: (call) =>
      once.run(call, async () => {
        // Whoever sits elsewhere is not told that it is there.
        const row = await store.tables.find(call.params.table)
        if (row === null || !isTheirs(row, call.visitor.id)) throw new HttpProblem('no-such-table')
        await store.notices.muteTable(call.visitor.id, call.params.table)
        return {}
      }),
    unmuteNotices: (call) =>
      once.run(call, async () => {
        await store.notices.unmuteTable(call.visitor.id, call.params.table)
        return {}
      }),
    confirmMail: async ({ body }) => {
      const channel = await mailChannel('confirm', body.token)
      if (channel === null || now() - channel.createdAt > CONFIRM_WITHIN_MS) throw new HttpProblem('link-used-up')
      await store.notices.confirmChannel(channel.id, now())
      return {}
    },
    unsubscribeMail: async ({ params }) => {
      // Forgotten, and not only off: it is on again when somebody there has confirmed it again. Once more does no harm.
      const channel = await mailChannel('unsubscribe', params.token)
      if (channel !== null) await store.notices.removeChannel(channel.person, channel.id)
      return {}
    },
  }
}

interface Allowances {
  test(person: string): void
  /** A letter to somebody who may not have asked for it. */
  letter(person: string, address: string, to: string): void
}

function newAllowances({ config, now }: HttpParts): Allowances {
  const isOff = config.limits.requestsPerMinute === 0
  const tests = new Tally(isOff ? 0 : TESTS_PER_HOUR, HOUR_MS)
  const letters = new Tally(isOff ? 0 : LETTERS_PER_DAY, DAY_MS)
  const spend = (tally: Tally, names: readonly string[]) => {
    const wait = Math.max(...names.map((name) => tally.wait(name, 1, now())))
    if (wait > 0) throw new HttpProblem('too-many-requests', { seconds: Math.ceil(wait / 1_000) })
    for (const name of names) tally.add(name, 1, now())
  }
  return {
    test: (person) => spend(tests, [person]),
    letter: (person, address, to) => spend(letters, [person, address, hashSecret(to)]),
  }
}

async function settingsOf(
  { store }: HttpParts,
  call: Pick<Call<'notices'>, 'visitor' | 'request'>,
): Promise<NoticeSettings> {
  const kept = (await store.notices.settingsOf(call.visitor.id)) as NoticeSettings | null
  return kept ?? { ...FIRST_SETTINGS, language: chooseLanguage(call.request.headers['accept-language']) }
}

async function stateOf(parts: HttpParts, call: Call<'notices'>) {
  const { store, notices } = parts
  const { visitor } = call
  const [settings, channels, muted, keys] = await Promise.all([
    settingsOf(parts, call),
    store.notices.channelsOf(visitor.id),
    store.notices.mutedTables(visitor.id),
    notices.delivery.pushKeys(),
  ])
  const tables = await Promise.all(muted.map((id) => store.tables.find(id)))
  return {
    settings,
    channels: channels.map((channel) => shown(channel, visitor)),
    muted: tables.flatMap((row) =>
      row !== null && isTheirs(row, visitor.id) ? [mutedTable(summaryFor(row, null))] : [],
    ),
    pushKey: publicKey(keys),
    mail: notices.sendsMail,
  }
}

function mutedTable({ id, game, names }: TableSummary) {
  return { table: id, game, names }
}

/** A channel as its person sees it: no secret of it leaves the server again. */
function shown(channel: Channel, { tokenHash }: Visitor): NoticeChannel {
  const { id, kind, isOn, confirmedAt, createdAt, failures, last } = channel
  return {
    id,
    kind,
    name: nameOf(channel),
    ...(kind === 'webhook' && { format: (channel.content as Hook).format }),
    on: isOn,
    confirmed: confirmedAt !== null,
    ...(channel.token === tokenHash && { current: true as const }),
    createdAt,
    failures,
    last: last === null ? null : { at: last.at, ...(last.result as Omit<NoticeResult, 'at'>) },
  }
}

function nameOf({ kind, content, place }: Channel): string {
  if (kind === 'push') return (content as { name: string }).name
  if (kind === 'mail') return place
  const url = URL.parse(place)
  return url === null ? '' : `${url.host}/…`
}

async function addChannel(parts: HttpParts, allow: Allowances, call: Call<'addNoticeChannel'>) {
  const { store, notices, now } = parts
  const { body, visitor, request } = call
  const base = publicUrl(parts, request)
  if (body.kind === 'mail' && !notices.sendsMail) throw new HttpProblem('no-mail-here')
  const { place, content, secret } = contentOf(parts, body)
  const channel: Channel = {
    id: newId(),
    person: visitor.id,
    kind: body.kind,
    place,
    content: { ...content, base } satisfies ChannelContent,
    token: body.kind === 'push' ? visitor.tokenHash : null,
    isOn: body.kind !== 'mail',
    confirmedAt: body.kind === 'mail' ? null : now(),
    createdAt: now(),
    failures: 0,
    failingSince: null,
    last: null,
  }
  if (body.kind === 'mail') {
    const known = (await store.notices.channelsOf(visitor.id)).find((one) => one.kind === 'mail' && one.place === place)
    if (known !== undefined && known.confirmedAt !== null) return confirmedAlready(parts, known, visitor)
    allow.letter(visitor.id, networkOf(request.ip), place)
  }
  if (!(await store.notices.addChannel(channel, MOST_CHANNELS))) throw new HttpProblem('too-many-channels')
  // Whoever never changes a setting is spoken to in their language all the same.
  if ((await store.notices.settingsOf(visitor.id)) === null) {
    await store.notices.keepSettings(visitor.id, await settingsOf(parts, call), null)
  }
  // One that was there already has kept its name.
  const kept = (await store.notices.channelsOf(visitor.id)).find(
    (one) => one.kind === body.kind && one.place === place,
  )!
  if (body.kind === 'mail') {
    const { language } = await settingsOf(parts, call)
    const { code } = await notices.delivery.askToConfirm(kept, language)
    if (code !== 'sent') {
      await store.notices.removeChannel(visitor.id, kept.id)
      throw new HttpProblem('mail-not-sent')
    }
  }
  await notices.bell.readAgain(visitor.id)
  return { channel: shown(kept, visitor), ...(secret !== undefined && { secret }) }
}

/** Nobody there is asked again; it is on, if it was off. */
async function confirmedAlready({ store }: HttpParts, channel: Channel, visitor: Visitor) {
  await store.notices.turnChannel(visitor.id, channel.id, true)
  return { channel: shown({ ...channel, isOn: true }, visitor) }
}

interface NewContent {
  readonly place: string
  readonly content: ChannelAddress
  readonly secret?: string
}

function contentOf({ notices }: HttpParts, body: NewNoticeChannel): NewContent {
  const demand = (isRight: boolean) => {
    if (!isRight) throw new HttpProblem('address-refused')
  }
  switch (body.kind) {
    case 'push': {
      const { endpoint, keys, name } = body
      demand(notices.guard.mayKeep(endpoint) && areKeys(keys))
      return { place: endpoint, content: { endpoint, keys, name } }
    }
    case 'webhook': {
      const { url, format } = body
      demand(notices.guard.mayKeep(url))
      const secret = newHookSecret()
      return { place: url, content: { url, format, secret }, ...(format === 'standard' && { secret }) }
    }
    case 'mail':
      return { place: body.address.toLowerCase(), content: { address: body.address } }
  }
}

async function testFor(parts: HttpParts, call: Call<'testNoticeChannel'>, { content }: Channel): Promise<Said> {
  const { language } = await settingsOf(parts, call)
  const { base } = content as ChannelContent
  return {
    id: newId(),
    kind: 'test',
    title: sayNotice(language, 'test.title'),
    body: sayNotice(language, 'test.body'),
    link: `${base}/notices`,
    language,
    tag: 'test',
    waiting: 0,
    lastsS: 600,
    isUrgent: true,
    table: '',
    game: '',
    revision: 0,
  }
}
