import { keep, readKept } from '../kept.ts'
import { attempt } from '../server/api.ts'
import { PUSH_KEY } from './push-key.ts'
import { describeSubscription, presentSubscription } from './this-browser.ts'

export function rememberSubscription(endpoint: string | null): void {
  keep(PUSH_KEY, endpoint === null ? '' : JSON.stringify({ endpoint, day: today() }))
}

const today = () => new Date().toISOString().slice(0, 10)

/** Browsers change their addresses at their push service now and then: the server is told, at most once a day. */
export async function renewSubscription(): Promise<void> {
  const known = readKept(PUSH_KEY)
  if (known === null || known === '') return
  const subscription = await presentSubscription()
  if (subscription === null || known === JSON.stringify({ endpoint: subscription.endpoint, day: today() })) return
  const { problem } = await attempt('addNoticeChannel', {}, describeSubscription(subscription))
  if (problem === null) rememberSubscription(subscription.endpoint)
}
