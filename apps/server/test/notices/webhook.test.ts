import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Said } from '../../src/notices/said.ts'
import { hookRequest, newHookSecret } from '../../src/notices/webhook.ts'

const NOW = 1_800_000_000_123
const SAID: Said = {
  id: 'notice-1',
  kind: 'turn',
  title: 'Your move',
  body: 'Packet Row: @everyone *Żółć* <!channel>',
  link: 'https://tables.example.org/t/xyz',
  language: 'en',
  tag: 'xyz',
  waiting: 1,
  lastsS: 60,
  isUrgent: false,
  table: 'xyz',
  game: 'packet-row',
  revision: 7,
}
const hook = (format: 'discord' | 'slack' | 'ntfy' | 'standard', secret = '') => ({ url: '', format, secret })

test('the standard form is signed as Standard Webhooks has it', () => {
  const secret = newHookSecret()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const { headers, body } = hookRequest(hook('standard', secret), SAID, NOW)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`notice-1.1800000000.${body}`).digest('base64')
  expect(headers).toMatchObject({
    'webhook-id': 'notice-1',
    'webhook-timestamp': '1800000000',
    'webhook-signature': `v1,${signature}`,
  })
  expect(JSON.parse(String(body))).toMatchObject({ type: 'table.turn', data: { table: 'xyz', revision: 7 } })
})

// The example of the specification’s own test suite.
test('a signature is the one that others compute', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const text = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  expect(createHmac('sha256', key).update(text).digest('base64')).toBe('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('in a chat, names are text: nobody is called by them, and nothing is marked up', () => {
  const discord = JSON.parse(String(hookRequest(hook('discord'), SAID, NOW).body))
  expect(discord.allowed_mentions).toEqual({ parse: [] })
  expect(discord.content).toContain('\\@everyone \\*Żółć\\*')
  const slack = JSON.parse(String(hookRequest(hook('slack'), SAID, NOW).body))
  expect(slack.text).toContain('&lt;!channel&gt;')
  const ntfy = hookRequest(hook('ntfy'), { ...SAID, title: 'Twój ruch' }, NOW)
  expect(ntfy.headers.title).toBe(`=?UTF-8?B?${Buffer.from('Twój ruch').toString('base64')}?=`)
  expect(ntfy.body).toBe(SAID.body)
})
