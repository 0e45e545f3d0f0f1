import type { House } from '@south-street/house'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'
import { ListenersBell } from './bell.ts'
import { Delivery } from './delivery.ts'
import { Guard } from './guard.ts'
import { openMailer } from './mail.ts'
import { Postman } from './postman.ts'

interface NoticeParts {
  readonly store: Store
  readonly config: Config
  readonly log: Logger
  readonly now: () => number
}

/** What tells the house whom to call. It is there before the house, and hears of those who turn notices on or off. */
export async function openBell({ store, config, log }: Omit<NoticeParts, 'now'>): Promise<ListenersBell> {
  const complain = (error: unknown) => log.warn({ err: error }, 'it is not known who wants notices')
  const bell = new ListenersBell(store, config.notices.delays, complain)
  store.subscribe((news) => bell.hear(news))
  await bell.readAll()
  return bell
}

export interface NoticeService {
  readonly bell: ListenersBell
  readonly guard: Guard
  readonly delivery: Delivery
  readonly postman: Postman
  readonly sendsMail: boolean
  close(): Promise<void>
}

/** What brings notices to people. Nothing is sent before `postman.start`. */
export function openNotices({
  store,
  config,
  log,
  now,
  house,
  bell,
}: NoticeParts & { house: House; bell: ListenersBell }): NoticeService {
  const { mail, allowed } = config.notices
  const guard = new Guard(allowed)
  const mailer = mail === null ? null : openMailer(mail.smtpUrl, mail.from)
  const delivery = new Delivery({ store, guard, mailer, subject: subjectOf(config), now })
  const postman = new Postman({ store, house, bell, delivery, log, now })
  return {
    bell,
    guard,
    delivery,
    postman,
    sendsMail: mailer !== null,
    async close() {
      await postman.stop()
      mailer?.close()
    },
  }
}

/** Push services want an address that they could complain to. */
function subjectOf({ publicUrl, notices }: Config): string {
  const address = /<?([^\s<>]+@[^\s<>]+?)>?$/.exec(notices.mail?.from ?? '')?.[1]
  if (address !== undefined && !address.endsWith('@localhost')) return `mailto:${address}`
  return publicUrl?.startsWith('https:') ? publicUrl : 'https://south-street.invalid'
}
