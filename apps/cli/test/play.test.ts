import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { southStreet, southStreetAlone } from './south-street.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'south-street-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** More than enough answers for any game: the first choice each time. */
const FIRST_CHOICES = '1\n'.repeat(400)

describe('a game in the terminal', () => {
  test.each([
    ['en', 'Final scores', 'Winner: '],
    ['de', 'Endstand', 'Sieg: '],
    ['pl', 'Wynik końcowy', 'Wygrana: '],
  ])('is played to the end in %s, within 80 columns and without colour', async (lang, title, winner) => {
    const file = join(folder, `${lang}.json`)
    const args = ['play', '--players', '3', '--bots', 'mate,deckhand', '--seed', '3', '--lang', lang, '--file', file]
    const { code, stdout, stderr } = await southStreet(args, FIRST_CHOICES)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(title)
    expect(stdout).toContain(winner)
    expect(stdout).not.toMatch(/\{\{|table\.|question\./)
    expect(stdout).not.toContain('\u001b')
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    // What it keeps is a record of a finished game.
    expect((await southStreet(['verify', file])).stdout).toBe('1 record holds\n')
  })

  test('can be stopped and gone on with, and nothing is lost', async () => {
    const file = join(folder, 'stopped.json')
    const args = ['play', '--players', '4', '--bots', 'clerk', '--seed', '8', '--file', file]
    const [half, whole] = ['1\n2\n1\n', `1\n2\n1\n${FIRST_CHOICES}`]
    const stopped = await southStreetAlone(args, half)
    expect(stopped.stdout).toMatch(new RegExp(`Go on with:\\n {2}npx south-street play --resume --file ${file}\\n$`))
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    expect(kept.result).toBeNull()
    await southStreet(['play', '--resume', '--file', file], FIRST_CHOICES)
    const resumed = JSON.parse(readFileSync(file, 'utf8'))
    expect(resumed.actions.slice(0, kept.actions.length)).toEqual(kept.actions)
    await southStreet([...args.slice(0, -1), join(folder, 'whole.json')], whole)
    expect(JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8')).actions).toEqual(resumed.actions)
  })

  test('answers help, table, log, hint, save, words and nonsense', async () => {
    const args = ['play', '--players', '2', '--bots', 'mate', '--seed', '1', '--file', join(folder, 'help.json')]
    const { stdout } = await southStreet(args, '?\nt\nl\nh\ns\nnonsense\n99\nq\n')
    expect(stdout).toContain('Type a number')
    expect(stdout).toContain('The captain would: ')
    // Every other answer is explained too.
    expect(stdout).toMatch(/Why not: .+\?\n {2}\S.+\./)
    expect(stdout).toContain('Saved to ')
    expect(stdout).toContain('"nonsense" is none of the choices.')
    expect(stdout).toContain('"99" is none of the choices.')
  })

  test('that was stopped is put aside when a script starts another', async () => {
    const file = join(folder, 'aside.json')
    const args = ['play', '--players', '2', '--bots', 'clerk', '--file', file]
    await southStreet([...args, '--seed', 'first'], '1\nq\n')
    const kept = readFileSync(file, 'utf8')
    await southStreet([...args, '--seed', 'second'], 'q\n')
    expect(readFileSync(`${file}.old`, 'utf8')).toBe(kept)
  })

  test('whose file was changed is not gone on with, and the reason is one sentence', async () => {
    const file = join(folder, 'changed.json')
    await southStreet(['play', '--players', '2', '--bots', 'clerk', '--seed', '1', '--file', file], '1\nq\n')
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...kept, actions: [...kept.actions, kept.actions[0]] }))
    const { code, stderr } = await southStreet(['play', '--resume', '--file', file], 'q\n')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^south-street: .*: action \d+ \(seat \d: .*\): PR-3\.\d: .*\n$/)
  })

  test('goes on by the very command that was told, in its own language, whichever game it is', async () => {
    const state = mkdtempSync(join(folder, 'state '))
    const env = { XDG_STATE_HOME: state }
    const began = [
      'play',
      '--game',
      'transatlantic',
      '--players',
      '2',
      '--bots',
      'clerk',
      '--seed',
      '1',
      '--lang',
      'de',
    ]
    const told = (stdout: string) => stdout.trimEnd().split('\n').at(-1)!.trim()
    const stopped = await southStreet(began, '1\nq\n', { env })
    expect(told(stopped.stdout)).toBe('npx south-street play --resume --game transatlantic')
    for (const args of [['--game', 'transatlantic'], []]) {
      const { code, stdout } = await southStreet(['play', '--resume', ...args], 'q\n', { env })
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Das Spiel geht weiter: /) })
    }
    const english = await southStreet(['play', '--resume', '--lang', 'en'], 'q\n', { env })
    expect(english.stdout).toMatch(/^The game goes on: /)

    const file = join(state, "Anna's game.json")
    const typed = await southStreet([...began, '--file', "Anna's game.json"], '1\nq\n', { cwd: state })
    expect(told(typed.stdout)).toBe(`npx south-street play --resume --file '${file.replace("'", "'\\''")}'`)
    const resumed = await southStreet(['play', '--resume', '--file', file], 'q\n')
    expect(resumed.stdout).toMatch(/^Das Spiel geht weiter: /)
    const other = await southStreet(['play', '--resume', '--game', 'packet-row', '--file', file], 'q\n')
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('nicht packet-row') })
  })

  test('cannot be kept in a folder, or in one that is not there: one sentence, and nothing is left behind', async () => {
    const place = mkdtempSync(join(folder, 'place-'))
    for (const [file, reason] of [
      [place, 'it is a folder'],
      [join(place, 'none', 'game.json'), 'there is no such folder'],
    ] as const) {
      const { code, stderr } = await southStreet(['play', '--file', file], 'q\n')
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `south-street: the game cannot be written to ${JSON.stringify(file)} (${reason}).\n`,
      })
    }
    expect(readdirSync(place)).toEqual([])
    expect(existsSync(`${place}.new`)).toBe(false)
  })

  test('that is not there cannot be gone on with', async () => {
    const { code, stderr } = await southStreet(['play', '--resume', '--file', join(folder, 'none.json')])
    expect(code).toBe(2)
    expect(stderr).toContain('There is no game to go on with')
  })
})
