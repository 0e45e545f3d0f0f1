import { keep, readKept } from '../kept.ts'
import { attempt } from '../server/api.ts'
import { PUSH_KEY } from './push-key.ts'
import { describeSubscription, isToldHere, presentSubscription } from './this-browser.ts'

export function rememberSubscription(endpoint: string | null): void {
  keep(PUSH_KEY, endpoint === null ? '' : JSON.stringify({ endpoint, day: today() }))
}

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Browsers change their addresses at their push service now and then: the server is told, at most once a day. Where the
 * person has removed this browser from another one, it stays removed.
 */
export async function renewSubscription(): Promise<void> {
  const known = readKept(PUSH_KEY)
  if (known === null || known === '') return
  const subscription = await presentSubscription()
  if (subscription === null || known === JSON.stringify({ endpoint: subscription.endpoint, day: today() })) return
  const { answer } = await attempt('notices')
  if (answer === null) return
  if (!isToldHere(answer)) return rememberSubscription(null)
  const { problem } = await attempt('addNoticeChannel', {}, describeSubscription(subscription))
  if (problem === null) rememberSubscription(subscription.endpoint)
}
