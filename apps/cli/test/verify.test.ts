import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { southStreet, southStreetAlone } from './south-street.ts'

let folder: string
let line: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-'))
  line = (await southStreet(['simulate', '--players', '2', '--seed', 'verify'])).stdout.trim()
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('what can be read', () => {
  test('one object, one a line, spread over lines, with a byte order mark, with Windows line ends', async () => {
    const spread = JSON.stringify(JSON.parse(line), null, 2)
    const files = [
      file('one.json', line),
      file('lines.ndjson', `${line}\n\n${line}\n`),
      file('spread.json', `\n${spread}\n`),
      file('bom.json', `\ufeff${line}`),
      file('windows.ndjson', `${line}\r\n${line}\r\n`),
      file('two-spread.json', `${spread}\n${spread}\n`),
      file('mixed.json', `${line}\n${spread.replaceAll('\n', '\r\n')}\n\n${line}\n${spread}`),
    ]
    const { code, stdout } = await southStreet(['verify', ...files])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '13 records hold\n' })
  })

  test('of several that are spread over lines each is judged by itself, at its own line', async () => {
    const record = JSON.parse(line)
    const spread = JSON.stringify(record, null, 2)
    const spoilt = JSON.stringify({ ...record, seats: [{ name: 'a "{" in a name' }] }, null, 2)
    const { code, stdout } = await southStreet(['verify'], `${spread}\n${spoilt}\n${spread}\n`)
    expect(code).toBe(1)
    const start = spread.split('\n').length + 1
    expect(stdout).toMatch(new RegExp(`^record 2 \\(standard input, line ${start}\\): seats: wrong-length`))
    expect(stdout).toMatch(/\n1 of 3 records does not hold\n$/)
  })

  test('a running game', async () => {
    const record = JSON.parse(line)
    record.actions.length = 20
    record.result = null
    expect((await southStreet(['verify', '-'], JSON.stringify(record))).stdout).toBe('1 record holds\n')
  })
})

describe('what does not hold exits with 1 and says where and why', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a record is spoilt in ways that no type allows
  const spoilt: [string, (record: any) => void, RegExp][] = [
    [
      'a changed card',
      (r) => {
        r.actions.find((a: { type: string }) => a.type === 'take').card = 'bank/vp/hospital'
      },
      /action \d+ \(seat \d: take bank\/vp\/hospital\): PR-4\.1: (not-on-offer|other-area): /,
    ],
    [
      'a repeated action',
      (r) => r.actions.splice(1, 0, r.actions[0]),
      /action 1 \(seat \d: choose \w+\): PR-3\.[12]: /,
    ],
    [
      'a wrong seal',
      (r) => {
        r.seal = { salt: 'A'.repeat(43), sha256: '0'.repeat(64) }
      },
      /: seal\.sha256: seal-broken: the seal does not fit the deal/,
    ],
    ['a missing seat', (r) => r.seats.pop(), /: seats: wrong-length: there are 1 where 2 are wanted/],
    [
      'a wrong result',
      (r) => {
        r.result.scores[1].money = 77
      },
      /: result\.scores\[1\]\.money: PR-9\.2: result-differs: it says 77, but/,
    ],
    [
      'wrong winners',
      (r) => {
        r.result.winners = [5]
      },
      /: result\.winners\[0\]: result-differs: it says 5/,
    ],
    [
      'an extra member',
      (r) => {
        r.actions[3].note = 1
      },
      /action 3 \(actions\[3\]\): member-unknown: there must be no member "note"/,
    ],
    [
      'an id from the prototype chain',
      (r) => {
        r.deal.talons.docks[4] = '__proto__'
      },
      /deal\.talons\.docks\[4\]: card-unknown: there is no card "__proto__"/,
    ],
    [
      'a card in two places',
      (r) => {
        r.deal.talons.docks[4] = r.deal.talons.docks[5]
      },
      /deal\.talons\.docks\[5\]: PR-1\.10: card-repeated/,
    ],
    [
      'a card of another deck',
      (r) => {
        r.deal.talons.docks[4] = 'bank/banker/1'
      },
      /deal\.talons\.docks\[4\]: card-misplaced/,
    ],
    ['a talon that is too short', (r) => r.deal.talons.bank.pop(), /deal\.talons\.bank: wrong-length/],
    [
      'escape sequences',
      (r) => {
        r.game = '\u001b[31mred{{x}}$t(name)'
      },
      /game: game-unknown: no game is called "\\u001b\[31mred\{\{x\}\}\$t\(name\)"/,
    ],
    [
      'a list for a record',
      (r) => {
        r.deal = []
      },
      /: deal: not-an-object/,
    ],
  ]
  test.each(spoilt)('%s', async (_name, spoil, message) => {
    const record = JSON.parse(line)
    spoil(record)
    const { code, stdout, stderr } = await southStreet(['verify'], `${line}\n${JSON.stringify(record)}\n`)
    expect(code).toBe(1)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^record 2 \(standard input, line 2\): /)
    expect(stdout).toMatch(message)
    expect(stdout).toMatch(/\n1 of 2 records does not hold\n$/)
  })

  test('in the reader’s language', async () => {
    const record = JSON.parse(line)
    record.seats.pop()
    const { stdout } = await southStreet(['verify', '--lang', 'pl'], JSON.stringify(record))
    expect(stdout).toContain('jest ich 1, a powinno być 2')
  })

  test('a record nested a hundred thousand deep', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const inAction = line.replace('"actions":[{', `"actions":[{"x":${deep},`)
    expect((await southStreet(['verify'], inAction)).stdout).toMatch(/action 0 \(actions\[0\]\): member-unknown/)
    const atTop = line.replace('{"format"', `{"x":${deep},"format"`)
    expect((await southStreet(['verify'], atTop)).stdout).toBe('1 record holds\n')
  })
})

describe('what cannot be read exits with 2', () => {
  test.each([
    ['a truncated line', () => line.slice(0, 500)],
    ['a NaN', () => line.replace('"seat":0', '"seat":NaN')],
    ['no JSON', () => 'hello'],
    ['bytes that are no text', () => Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
    ['nothing', () => ''],
    ['blank lines', () => '\n \n\n'],
    ['one line of 40 MB', () => 'x'.repeat(40_000_000)],
  ])('%s', async (_name, input) => {
    const { code, stdout, stderr } = await southStreet(['verify'], input())
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^south-street: .*\.\n$/)
  })

  test('a file that is not there, a directory', async () => {
    expect(await southStreet(['verify', join(folder, 'none')])).toMatchObject({ code: 2 })
    expect((await southStreet(['verify', folder])).stderr).toContain('this is a directory')
  })

  test('a bad line among good ones: the others are still judged', async () => {
    const long = 'x'.repeat(17 * 1024 * 1024)
    const input = `${line.slice(0, 99)}\n${line}\n{\n${line}\n${long}\n${line}\n`
    const { code, stderr } = await southStreet(['verify'], input)
    expect(code).toBe(2)
    for (const number of [1, 3, 5]) expect(stderr).toContain(`line ${number} cannot be read`)
    expect(stderr).toContain('3 records hold, 0 do not.')
  })

  test.each(['y\n', '{\n', '[1,', '{\n"a":[\n'])('megabytes of %j end soon', async (junk) => {
    const { code, stderr } = await southStreetAlone(['verify'], junk.repeat(4_000_000))
    expect(code).toBe(2)
    expect(stderr.trim().split('\n').length).toBeLessThan(110)
  })

  test('a file whose name would colour the terminal', async () => {
    const { stderr } = await southStreet(['verify', 'no\n\u001b[31mfile'])
    expect(stderr).toBe('south-street: no\\u000a\\u001b[31mfile cannot be read: there is no such file.\n')
  })
})
