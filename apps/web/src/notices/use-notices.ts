import type { NoticeSettings, NoticeState } from '@south-street/protocol'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGES } from '../language/preferred.ts'
import { attempt } from '../server/api.ts'
import { rememberSubscription } from './renewal.ts'
import {
  type BrowserState,
  describeSubscription,
  isToldHere,
  obstacle,
  presentSubscription,
  readFacts,
  subscribe,
} from './this-browser.ts'

export interface Notices {
  readonly state: NoticeState
  readonly browser: BrowserState
  /** What went wrong with the last thing that was asked for, as the server says it. */
  readonly problem: string | null
  readonly isBusy: boolean
  save(change: Partial<NoticeSettings>): void
  turnBrowser(isOn: boolean): void
  /** Asks for something and reads everything anew. Resolves with whether it was done. */
  ask(work: () => Promise<{ readonly problem: { readonly detail: string } | null }>): Promise<boolean>
}

/** Null if the server knows nobody here. */
export async function readNotices(): Promise<{ state: NoticeState; browser: BrowserState } | null> {
  const { answer, problem } = await attempt('notices')
  if (answer === null) {
    if (problem.code === 'not-signed-in') return null
    throw new Error(problem.detail)
  }
  return { state: answer, browser: await browserState(answer) }
}

async function browserState(state: NoticeState): Promise<BrowserState> {
  const before = obstacle(readFacts())
  if (before !== null) return before
  const subscription = await presentSubscription().catch(() => null)
  return subscription !== null && isToldHere(state) ? 'on' : 'off'
}

export function useNotices(first: { state: NoticeState; browser: BrowserState }, offline: string): Notices {
  const [now, setNow] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** What was chosen and is still on its way: what the server says meanwhile is older. */
  const chosen = useRef<NoticeSettings | null>(null)
  const inTurn = useRef<Promise<unknown>>(Promise.resolve())

  const lookAgain = async () => {
    const read = await readNotices()
    if (read !== null)
      setNow(chosen.current === null ? read : { ...read, state: { ...read.state, settings: chosen.current } })
  }

  const ask: Notices['ask'] = async (work) => {
    setBusy(true)
    try {
      const { problem: refused } = await work()
      setProblem(refused?.detail ?? null)
      await lookAgain()
      return refused === null
    } catch {
      setProblem(offline)
      return false
    } finally {
      setBusy(false)
    }
  }
  const turnBrowser = async (isOn: boolean) => {
    if (!isOn) {
      const own = now.state.channels.find(({ kind, current }) => kind === 'push' && current)
      await (await presentSubscription())?.unsubscribe()
      rememberSubscription(null)
      if (own !== undefined) await ask(() => attempt('removeNoticeChannel', { channel: own.id }))
      return
    }
    const subscribed = await subscribe(now.state.pushKey)
    if (typeof subscribed === 'string') return setNow({ ...now, browser: subscribed })
    const isDone = await ask(() => attempt('addNoticeChannel', {}, describeSubscription(subscribed)))
    if (isDone) rememberSubscription(subscribed.endpoint)
  }
  const save = (change: Partial<NoticeSettings>) => {
    const settings = { ...(chosen.current ?? now.state.settings), ...change, ...here() }
    // Shown at once; what the server says to it comes later, one after another.
    setNow({ ...now, state: { ...now.state, settings } })
    chosen.current = settings
    inTurn.current = inTurn.current.then(() =>
      ask(async () => {
        const asked = await attempt('keepNoticeSettings', {}, settings)
        if (chosen.current === settings) chosen.current = null
        return asked
      }),
    )
  }
  const { settings, channels } = now.state
  const isElsewhere = channels.length > 0 && (settings.zone !== here().zone || settings.language !== here().language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has a channel and another language or clock than before is heard once.
  useEffect(() => {
    if (isElsewhere) save({})
  }, [isElsewhere])
  return {
    ...now,
    problem,
    isBusy,
    save,
    turnBrowser: (isOn) => void turnBrowser(isOn),
    ask,
  }
}

/** Notices speak the language of the page where they were set up, and go by its clock. */
function here(): Pick<NoticeSettings, 'zone' | 'language'> {
  return {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
    language: LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en',
  }
}
