import { expect, test } from 'vitest'
import { createLog } from '../../src/operations/log.ts'

test('no secret reaches the log, and no line breaks out of its line', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const secret = 'S3CR3T'
  log.info({ token: secret, request: { headers: { cookie: secret, authorization: secret } } }, 'seen')
  log.info({ headers: { cookie: secret, 'set-cookie': secret }, password: secret }, 'seen')
  log.info({ req: { id: 1, method: 'GET', url: `/r?token=${secret}`, headers: { cookie: secret }, routeOptions: {} } })
  log.error({ err: Object.assign(new Error('broken'), { connectionString: secret, parameters: [secret] }) })
  log.info({ name: 'two\nlines\u001b[31m' })
  expect(lines).toHaveLength(5)
  for (const line of lines) {
    expect(line).not.toContain(secret)
    for (const sign of ['\n', '\u001b']) expect(line.trimEnd()).not.toContain(sign)
    expect(JSON.parse(line)).toHaveProperty('time')
  }
  expect(lines[3]).toContain('broken')
})
