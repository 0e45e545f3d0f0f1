import { useSyncExternalStore } from 'react'
import { base } from '../base.ts'

/** Which build this page is: the name of its first script, which changes with anything that the page may load. */
const OWN = new URL(import.meta.url).pathname.split('/').at(-1)
/** What the server has now; no service worker keeps it. */
const NEWEST = '/edition.json'
const LOOK_EVERY_MS = 30 * 60_000
/** However many reasons there are to look, once in so long is enough. */
const REST_MS = 5_000
/** A worker that has not taken over by then will not: some browsers let the old one finish first, whatever it does. */
const TAKE_OVER_WITHIN_MS = 5_000
/** Somebody waits for the page: a server that has said nothing by then counts as out of reach. */
const ANSWER_WITHIN_MS = 5_000

const listeners = new Set<() => void>()
let isThere = false
let lookedAt = Number.NEGATIVE_INFINITY
let registration: ServiceWorkerRegistration | undefined

function announce(): void {
  isThere = true
  for (const listener of listeners) listener()
}

/** A new build is kept as a whole before it is announced: only then does a reload lead to it, and to nothing else. */
function watchWorker(found: ServiceWorkerRegistration | undefined): void {
  // Where workers are forbidden without a word there is none.
  if (found === undefined) return
  registration = found
  if (found.waiting !== null) announce()
  found.addEventListener('updatefound', () => {
    const isFirst = found.active === null
    const next = found.installing
    next?.addEventListener('statechange', () => {
      if (!isFirst && (next.state === 'installed' || next.state === 'activated')) announce()
    })
  })
}

/** Some browsers promise a worker and give none, if their owner has blocked them. */
function watchIfThere(found: ServiceWorkerRegistration | undefined): void {
  if (found !== undefined) watchWorker(found)
}

/** Asks the server which build it has. True if it is another one than this. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`${base()}${NEWEST}`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  if (!answer.ok) return false
  const { page }: { readonly page?: string } = await answer.json()
  return page !== undefined && page !== OWN
}

/** Looks for a new edition where there is reason to: the server was away, a file is gone, or time has passed. */
export async function lookForEdition(): Promise<void> {
  if (!import.meta.env.PROD || isThere || performance.now() - lookedAt < REST_MS) return
  lookedAt = performance.now()
  try {
    if (!(await isOutdated())) return
    if (registration === undefined) announce()
    else await registration.update()
  } catch {
    // Without a network there is nothing new.
  }
}

/** Keeps the page for offline, and finds out when there is another one. The development server has neither. */
export function watchEdition(): void {
  if (!import.meta.env.PROD) return
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // Another window has gone over to the new edition.
  workers?.addEventListener('controllerchange', announce)
  // Keeping everything for offline must not hold up what somebody waits for now.
  const keep = () => workers?.register(`${base()}/sw.js`).then(watchIfThere, () => undefined)
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
  window.addEventListener('vite:preloadError', () => void lookForEdition())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForEdition()
  })
  setInterval(lookForEdition, LOOK_EVERY_MS)
}

/**
 * Without a worker the page comes from the server, and is kept again from there. If the server cannot be reached, the
 * page that is kept is the only one there is, so its worker stays.
 */
async function reloadWithout(keeper: ServiceWorkerRegistration): Promise<void> {
  if (await isOutdated().catch(() => false)) await keeper.unregister()
  location.reload()
}

/** Loads the new edition. The table is where it was: on the server, or in this browser. */
export function takeEdition(): void {
  const keeper = registration
  if (keeper?.waiting == null) {
    location.reload()
    return
  }
  const giveUp = setTimeout(() => void reloadWithout(keeper), TAKE_OVER_WITHIN_MS)
  const takenOver = () => {
    clearTimeout(giveUp)
    location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', takenOver, { once: true })
  keeper.waiting.postMessage({ type: 'SKIP_WAITING' })
}

export function useNewEdition(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isThere,
  )
}
