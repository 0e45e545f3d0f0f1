import { expect, test } from 'vitest'
import { Roads } from '../../src/notices/roads.ts'
import type { Channel } from '../../src/store/notice-store.ts'

function channelTo(host: string, person: string): Channel {
  return {
    ...{ id: `${host} ${person}`, person, kind: 'webhook', place: `https://${host}/hook`, content: {}, token: null },
    ...{ isOn: true, confirmedAt: 0, createdAt: 0, failures: 0, failingSince: null, last: null },
  }
}

test('four are under way to one host, and whoever else waits there keeps nobody waiting elsewhere', () => {
  const roads = new Roads()
  const crowd = Array.from({ length: 44 }, (_, index) => channelTo('busy.example', `person ${index}`))
  const entered = crowd.flatMap((channel) => roads.enter(channel) ?? [])
  expect(entered).toHaveLength(4)
  expect(roads.enter(channelTo('other.example', 'somebody'))).not.toBeNull()
  // The forty that were turned away come back one after another, instead of all every second.
  const pauses = crowd.map((channel) => roads.pause(channel))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500 * 3.5)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2_000 * 3.5)
  expect(roads.pause(channelTo('other.example', 'somebody'))).toBeLessThanOrEqual(2_000)
  // Where a host was too slow, they wait longer.
  entered[0]!(true)
  expect(roads.pause(crowd[0]!)).toBeGreaterThanOrEqual(500 * 11)
  for (const leave of entered.slice(1)) leave(false)
  for (const channel of crowd.slice(0, 40)) roads.enter(channel)?.(false)
  expect(roads.pause(crowd[0]!)).toBeLessThanOrEqual(2_000)
})
