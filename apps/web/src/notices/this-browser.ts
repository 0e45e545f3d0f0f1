import type { NoticeState } from '@south-street/protocol'
import { base } from '../base.ts'

/** Whether this browser can be told of something while the page is closed, and why not. */
export type BrowserState =
  | 'on'
  | 'off'
  | 'plain-http'
  | 'needs-home-screen'
  | 'unsupported'
  | 'blocked'
  /** Its own notice service did not answer. */
  | 'failed'

/** What the browser says of itself. */
export interface BrowserFacts {
  readonly isSecure: boolean
  readonly hasPush: boolean
  readonly isApplePhone: boolean
  readonly isInstalled: boolean
  readonly permission: NotificationPermission
}

/** Null if nothing stands in the way. */
export function obstacle(facts: BrowserFacts): BrowserState | null {
  if (!facts.isSecure) return 'plain-http'
  if (!facts.hasPush) return facts.isApplePhone && !facts.isInstalled ? 'needs-home-screen' : 'unsupported'
  return facts.permission === 'denied' ? 'blocked' : null
}

export function readFacts(): BrowserFacts {
  const hasTouch = navigator.maxTouchPoints > 1
  return {
    isSecure: window.isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    // A tablet of theirs calls itself a Mac.
    isApplePhone: /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && hasTouch),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    permission: 'Notification' in window ? Notification.permission : 'default',
  }
}

/** Whether the person is told of tables in the browser that has asked. */
export function isToldHere({ channels }: Pick<NoticeState, 'channels'>): boolean {
  return channels.some(({ kind, current, on }) => kind === 'push' && current && on)
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Such as “Firefox, Linux”: by which its owner knows it again. */
export function browserName(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1]
  return [find(BROWSERS) ?? 'Browser', find(SYSTEMS)].filter((part) => part !== undefined).join(', ')
}

function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(`${base()}/`)
}

export async function presentSubscription(): Promise<PushSubscription | null> {
  if (obstacle(readFacts()) !== null) return null
  return (await (await registration())?.pushManager.getSubscription()) ?? null
}

/** Asks the browser; called only when somebody has just tapped, for else it would refuse. */
export async function subscribe(key: string): Promise<PushSubscription | BrowserState> {
  const before = obstacle(readFacts())
  if (before !== null) return before
  if ((await Notification.requestPermission()) !== 'granted') return obstacle(readFacts()) ?? 'off'
  try {
    const { pushManager } = (await registration()) ?? (await navigator.serviceWorker.register(`${base()}/sw.js`))
    const old = await pushManager.getSubscription()
    // One for another key, as of a server that was set up anew, reaches nobody.
    if (old !== null && !isFor(old, key)) await old.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    return 'failed'
  }
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}

/** What the server has to know of it. */
export function describeSubscription(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return {
    kind: 'push' as const,
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh, auth },
    name: browserName(navigator.userAgent),
  }
}
