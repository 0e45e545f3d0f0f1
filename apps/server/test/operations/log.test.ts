import { expect, test } from 'vitest'
import { createLog } from '../../src/operations/log.ts'
import { forPeople } from '../../src/operations/pretty-log.ts'
import { StoreFault } from '../../src/store/faults.ts'

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

test('written for people, a line has its time, level, words and values, and still no secret and no foreign line', () => {
  const lines: string[] = []
  const log = createLog('info', forPeople({ write: (line) => lines.push(line) }))
  log.info({ address: 'http://127.0.0.1:8080', data: '/srv/my tables', token: 'S3CR3T' }, 'South Street is open')
  log.warn({ name: 'two\nlines\u001b[31m' }, 'odd\nname')
  log.error(
    { err: Object.assign(new Error('broken'), { stack: 'Error: broken\n    at somewhere' }) },
    'a request has failed',
  )
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}INFO {3}South Street is open {2}address=http:\/\/127/)
  expect(lines[0]).toMatch(/ {2}data="\/srv\/my tables" {2}token="\(secret\)"\n$/)
  for (const sign of ['\n', '\u001b']) expect(lines[1]!.trimEnd()).not.toContain(sign)
  expect(lines[2]!.split('\n').slice(1)).toEqual(['    Error: broken', '    at somewhere', ''])
  expect(lines.join('')).not.toContain('S3CR3T')
})

test('what a fault of the database keeps others from is not told again, except to whoever asks for debug lines', () => {
  const tell = (level: string) => {
    const lines: string[] = []
    const log = createLog(level, { write: (line) => lines.push(line) })
    log.error({ err: new StoreFault('full', 'the disk is full') }, 'due work cannot be read')
    log.error({ err: new Error('a fault of ours') }, 'a request has failed')
    return lines.map((line) => JSON.parse(line) as { level: number; msg: string; cause?: string })
  }
  expect(tell('info')).toMatchObject([{ level: 50, msg: 'a request has failed' }])
  expect(tell('debug')[0]).toMatchObject({
    level: 20,
    msg: 'due work cannot be read',
    cause: expect.stringContaining('the disk is full'),
  })
})
