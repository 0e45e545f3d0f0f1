import { expect, test } from 'vitest'
import type { Said } from '../../src/notices/said.ts'
import { areKeys, encrypt } from '../../src/notices/web-push/encrypt.ts'
import { pushText } from '../../src/notices/web-push/push.ts'

/** RFC 8291, appendix A. */
const VECTOR = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is sealed as the RFC’s example is, to the byte', () => {
  const { text, p256dh, auth, salt, privateKey, message } = VECTOR
  const drawn = { salt: Buffer.from(salt, 'base64url'), privateKey: Buffer.from(privateKey, 'base64url') }
  expect(encrypt(Buffer.from(text), { p256dh, auth }, drawn).toString('base64url')).toBe(message)
})

test('each message is sealed anew', () => {
  const seal = () => encrypt(Buffer.from('Ahoy'), VECTOR).toString('base64url')
  expect(seal()).not.toBe(seal())
})

test.each([
  ['the RFC’s', VECTOR, true],
  ['a point that is not on the curve', { ...VECTOR, p256dh: `BAAA${VECTOR.p256dh.slice(4)}` }, false],
  ['no point', { ...VECTOR, p256dh: 'abc' }, false],
  ['a short secret', { ...VECTOR, auth: 'abc' }, false],
])('keys of a browser: %s', (_name, keys, isRight) => {
  expect(areKeys(keys)).toBe(isRight)
})

const SAID: Said = {
  id: 'x'.repeat(22),
  kind: 'turn',
  title: 'Your move',
  body: 'Packet Row: Ben',
  link: 'https://tables.example.org/t/xyz',
  language: 'en',
  tag: 'xyz',
  waiting: 2,
  lastsS: 60,
  isUrgent: false,
  table: 'xyz',
  game: 'packet-row',
  revision: 12,
}

test('what is too long but for its text is pushed without text, and the server goes on', () => {
  const { notification } = JSON.parse(pushText({ ...SAID, link: `https://${'long.'.repeat(300)}example/` }))
  expect(notification.body).toBe('')
})

test('what is pushed is declarative JSON, at most a kilobyte, whatever people are called', () => {
  expect(JSON.parse(pushText(SAID))).toEqual({
    web_push: 8030,
    notification: {
      title: 'Your move',
      body: 'Packet Row: Ben',
      navigate: 'https://tables.example.org/t/xyz',
      lang: 'en',
      tag: 'xyz',
      app_badge: '2',
      data: { id: 'x'.repeat(22) },
    },
  })
  for (const sign of ['"', '\u{1f6a2}', 'ż']) {
    const text = pushText({ ...SAID, body: sign.repeat(4 * 40 * 5) })
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000)
    expect(JSON.parse(text).notification.body).toMatch(/…$/)
  }
})
