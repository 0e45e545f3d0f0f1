/// <reference lib="webworker" />
// The part of the service worker that shows notices. What is shown comes ready from the server, in the reader's language.

import { newClient, politely } from '@south-street/protocol/client'

declare const self: ServiceWorkerGlobalScope

/** A declarative push, as Safari shows it by itself. */
interface Pushed {
  readonly title: string
  readonly body?: string
  readonly navigate?: string
  readonly lang?: string
  readonly tag?: string
  readonly app_badge?: string
  readonly data?: { readonly id?: string }
}

/** TypeScript does not know it of workers. */
interface Badged {
  setAppBadge?(count: number): Promise<void>
}

function readPush(event: PushEvent): Pushed {
  try {
    const pushed = event.data?.json() as { readonly notification?: Pushed } | undefined
    if (typeof pushed?.notification?.title === 'string') return pushed.notification
  } catch {
    // Something has to be shown all the same: browsers end a subscription that shows nothing.
  }
  return { title: 'South Street' }
}

async function show({ title, body = '', navigate = '', lang = '', tag = '', app_badge, data }: Pushed): Promise<void> {
  const shown = await self.registration.getNotifications({ tag })
  // The same once more changes nothing; a newer one about the same table takes its place and is heard.
  const isNew = !shown.some((one) => one.data?.id !== undefined && one.data.id === data?.id)
  const icon = new URL('icon-192.png', self.registration.scope).href
  const options = { body, lang, icon, data: { navigate, id: data?.id }, ...(tag !== '' && { tag, renotify: isNew }) }
  await self.registration.showNotification(title, options)
  await (navigator as Badged).setAppBadge?.(Number(app_badge ?? 0)).catch(() => {})
}

/** A window that shows the table already comes to the front; else one is opened. Nothing leads away from this server. */
async function open(address: string): Promise<void> {
  const home = self.registration.scope
  const url = address.startsWith(home) ? address : home
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => one.url.split('#')[0] === url)
  if (there !== undefined) await there.focus()
  else await self.clients.openWindow(url)
}

/** The browser has given up its address at the push service: with every tab closed nobody else could say so. */
async function renew(event: Event & { readonly oldSubscription?: PushSubscription | null }): Promise<void> {
  const key = event.oldSubscription?.options.applicationServerKey
  if (key == null) return
  const { pushManager, scope } = self.registration
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const server = newClient({
    fetch: (url, sent) => fetch(url, sent),
    base: () => scope.replace(/\/$/, ''),
    headers: () => ({}),
    newKey: () => crypto.randomUUID(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    again: politely,
  })
  await server.attempt(
    'addNoticeChannel',
    {},
    {
      kind: 'push',
      endpoint: endpoint ?? '',
      keys: { p256dh, auth },
      name: 'Browser',
    },
  )
}

export function listenForPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readPush(event))))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data?.navigate ?? '')))
  })
  self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(renew(event)))
}
