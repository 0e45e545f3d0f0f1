import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { southStreet, southStreetAlone } from './south-street.ts'

// Back-ups of nothing, restores of nothing, mistyped paths: nothing is made, one sentence, a fitting code.

let empty: string
let folder: string

/** An empty database, made once. */
beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'south-street-empty-'))
  await southStreetAlone(['serve'], '', {
    env: { DATA_DIR: join(empty, 'data'), HOST: '192.0.2.1', PAGE_DIR: '.' },
    cwd: pageFolder(),
  })
  return () => rmSync(empty, { recursive: true })
})

/** A server needs a page to serve; this one only has to make its database before it finds that it cannot listen. */
function pageFolder(): string {
  writeFileSync(join(empty, 'index.html'), '<!doctype html>')
  return empty
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-operator-'))
  return () => rmSync(folder, { recursive: true })
})

const surroundings = (env: Record<string, string>) => ({ cwd: folder, env: { DATABASE_URL: '', DATA_DIR: '', ...env } })
const run = (args: readonly string[], env: Record<string, string> = {}) => southStreet(args, '', surroundings(env))
/** In a process of its own, which must also come to an end. */
const runAlone = (args: readonly string[], env: Record<string, string> = {}) =>
  southStreetAlone(args, '', surroundings(env))

const said = (code: number, sentence: string) => ({ code, stdout: '', stderr: `south-street: ${sentence}.\n` })

const data = () => join(empty, 'data')

describe('backup', () => {
  test('of a folder that is not there', async () => {
    expect(await run(['backup', 'x.gz'])).toEqual(said(2, `there is no folder ${join(folder, 'data')} (DATA_DIR)`))
    const typo = join(folder, 'typo')
    expect(await run(['backup', 'x.gz'], { DATA_DIR: 'typo' })).toEqual(
      said(2, `there is no folder ${typo} (DATA_DIR)`),
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('of a folder without a database, and of a file', async () => {
    mkdirSync(join(folder, 'other'))
    const other = await run(['backup', 'x.gz'], { DATA_DIR: 'other' })
    expect(other).toEqual(
      said(2, `there is no database of South Street in the folder ${join(folder, 'other')} (DATA_DIR)`),
    )
    writeFileSync(join(folder, 'file'), '')
    expect(await run(['backup', 'x.gz'], { DATA_DIR: 'file' })).toMatchObject({ code: 2 })
    expect(readdirSync(folder).toSorted()).toEqual(['file', 'other'])
    expect(readdirSync(join(folder, 'other'))).toEqual([])
  })

  test('to a folder, into one that is not there, onto what is no back-up', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ben')
    const to = (file: string) => run(['backup', file], { DATA_DIR: data() })
    expect(await to('.')).toEqual(said(2, '"." is a folder; name the file for the back-up in it'))
    expect(await to('none/x.gz')).toEqual(said(74, `there is no folder "${join(folder, 'none')}" for the back-up`))
    expect(await to('letter.txt')).toEqual(
      said(2, '"letter.txt" is there already and is no back-up; it stays as it is'),
    )
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear Ben')
    expect(readdirSync(folder)).toEqual(['letter.txt'])
  })

  test.each(['south-street.sqlite', 'south-street.sqlite-wal', 'server.lock'])(
    'onto the database itself: %s',
    async (name) => {
      const before = readFileSync(join(data(), 'south-street.sqlite'))
      symlinkSync(data(), join(folder, 'link'))
      for (const file of [join(data(), name), join('link', name)]) {
        const { code, stderr } = await run(['backup', file], { DATA_DIR: data() })
        expect({ code, stderr }).toMatchObject({
          code: 2,
          stderr: expect.stringContaining('belongs to the database itself'),
        })
      }
      expect(readFileSync(join(data(), 'south-street.sqlite')).equals(before)).toBe(true)
    },
  )

  test('twice to the same file, and back', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await runAlone(['backup', 'x.gz'], { DATA_DIR: data() })).toMatchObject({
        code: 0,
        stdout: '0 rows written\n',
      })
    }
    expect(readdirSync(folder)).toEqual(['x.gz'])
    mkdirSync(join(folder, 'new'))
    expect(await runAlone(['restore', 'x.gz'], { DATA_DIR: 'new' })).toMatchObject({
      code: 0,
      stdout: '0 rows restored\n',
    })
    expect(existsSync(join(folder, 'new', 'south-street.sqlite'))).toBe(true)
  })
})

describe('restore', () => {
  test('of what is not there, is a folder, or is no back-up makes nothing', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ben')
    expect(await run(['restore', 'nothing-there'])).toEqual(said(2, 'there is no file "nothing-there"'))
    expect(await run(['restore', '.'])).toEqual(said(2, '"." is a folder and no back-up'))
    expect(await runAlone(['restore', 'letter.txt'])).toMatchObject({ code: 65 })
    expect(readdirSync(join(folder, 'data'))).toEqual([])
  })

  test('into a folder that is not there makes none', async () => {
    await run(['backup', 'x.gz'], { DATA_DIR: data() })
    expect(await run(['restore', 'x.gz'])).toEqual(said(2, `there is no folder ${join(folder, 'data')} (DATA_DIR)`))
    expect(readdirSync(folder)).toEqual(['x.gz'])
  })

  test('of a file that is cut short leaves the folder as it was', async () => {
    await run(['backup', 'x.gz'], { DATA_DIR: data() })
    const whole = readFileSync(join(folder, 'x.gz'))
    writeFileSync(join(folder, 'x.gz'), whole.subarray(0, -12))
    mkdirSync(join(folder, 'data'))
    expect(await run(['restore', 'x.gz'])).toMatchObject({ code: 65 })
    expect(readdirSync(join(folder, 'data'))).toEqual([])
  })
})

describe('doctor', () => {
  test('says a line each and exits with 0; or with 1 and what to do', async () => {
    const well = await runAlone(['doctor'], { DATA_DIR: data(), PORT: '0' })
    expect(well).toMatchObject({ code: 0, stderr: '' })
    for (const line of well.stdout.trimEnd().split('\n')) expect(line).toMatch(/^(ok {5}|warning|WRONG {2}) {2}\S.*\.$/)
    const ill = await run(['doctor'], { DATA_DIR: 'typo', PORT: '0' })
    expect(ill).toMatchObject({
      code: 1,
      stderr: '',
      stdout: expect.stringMatching(/^WRONG {4}folder .*Correct DATA_DIR/m),
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test('tells programs the same', async () => {
    const { code, stdout } = await run(['doctor', '--json'], { DATA_DIR: 'typo', PORT: '0' })
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ isWell: false, findings: expect.arrayContaining([expect.anything()]) })
  })
})
