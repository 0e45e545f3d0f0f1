import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { GAME_IDS } from '../src/command.ts'
import { MAIN, southStreet, southStreetAlone } from './south-street.ts'

test.each([
  [[], ''],
  [['simulate', '--players', '9'], ''],
  [['verify'], 'hello'],
  [['verify', '--lang', 'pl'], '{}\n'],
  [['best-delivery'], '{"hand":[],"fleet":[]}\n{'],
])('%j says the same in a process of its own', async (args, input) => {
  expect(await southStreetAlone(args, input)).toEqual(await southStreet(args, input))
})

describe('help and wrong words', () => {
  test('no command, or --help, lists the commands', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      const { code, stdout } = await southStreet(args)
      expect(code).toBe(0)
      for (const name of ['play', 'simulate', 'verify', 'arena', 'calibration', 'cards', 'best-delivery', 'bench'])
        expect(stdout).toContain(name)
    }
  })

  test.each(['play', 'simulate', 'verify', 'arena', 'calibration', 'cards', 'best-delivery', 'bench'])(
    '%s --help tells its usage',
    async (name) => {
      const { code, stdout } = await southStreet([name, '--help'])
      expect(code).toBe(0)
      expect(stdout).toMatch(new RegExp(`^Usage: south-street ${name}`))
    },
  )

  test.each([
    [['sail'], 'there is no command "sail"'],
    [['simulate', '--sail'], "Unknown option '--sail'"],
    [['simulate', 'now'], 'now'],
    [['simulate', '--players', '9'], '--players takes a whole number from 2 to 5, not "9".'],
    [['simulate', '--players', '2.5'], '--players takes a whole number from 2 to 5, not "2.5".'],
    [['simulate', '--games', '-5'], '--games takes a whole number from 1 to 1000000000, not "-5".'],
    [['simulate', '--\u001b[31mred'], "Unknown option '--\\u001b[31mred'"],
    [['sa\u009bil'], 'there is no command "sa\\u009bil"'],
    [['play', '--bots', 'mate,mate,mate'], '--bots takes one level or one for each of the 2 bots, not 3.'],
    [['arena', '--bots', 'mate'], 'an arena needs two different bots'],
    [['arena'], '--bots is missing'],
    [['arena', '--bots', 'mate,clerk', '--bar', '40'], '--bar is a question for --sprt.'],
    [['calibration', '--level', 'mate'], '--level takes captain or commodore, not "mate".'],
    [['simulate', '--games', '0'], '--games takes a whole number from 1'],
    [['simulate', '--game', '__proto__'], `--game takes ${GAME_IDS.join(' or ')}, not "__proto__".`],
    [['simulate', '--variants', 'president'], 'packet-row has no variants for --variants.'],
    [['simulate', '--with', 'president'], 'packet-row has no variants for --with.'],
    [
      ['simulate', '--game', 'transatlantic', '--variants', 'fog'],
      '--variants takes president or compensation, not "fog".',
    ],
    [['simulate', '--game', 'transatlantic', '--players', '5'], '--players takes a whole number from 2 to 4, not "5".'],
    [['simulate', '--players', '3', '--bots', 'random,random'], '--bots takes one name or one for each of the 3 seats'],
    [['simulate', '--bots', 'admiral'], '--bots takes random'],
    [['cards', '--game', 'chess'], '--game takes packet-row'],
    [['verify', '--lang', 'fr'], '--lang takes en or de or pl'],
  ])('%j gets a sentence and exits with 2', async (args, sentence) => {
    const { code, stdout, stderr } = await southStreet(args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('simulate', () => {
  test('writes the same bytes for the same arguments, and records that hold', async () => {
    const args = ['simulate', '--game', 'packet-row', '--players', '3', '--games', '4', '--seed', 'pier 17']
    const [first, again] = await Promise.all([southStreetAlone(args), southStreet(args)])
    expect(first.code).toBe(0)
    expect(first.stderr).toBe('')
    expect(again.stdout).toBe(first.stdout)
    const records = first.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records).toHaveLength(4)
    expect(new Set(records.map((record) => JSON.stringify(record.deal))).size).toBe(4)
    expect(records[0]).toMatchObject({
      format: 'south-street/record@1',
      game: 'packet-row',
      rules: '1',
      options: { players: 3 },
      seats: [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
    })
    const { code, stdout } = await southStreet(['verify'], first.stdout)
    expect({ code, stdout }).toEqual({ code: 0, stdout: '4 records hold\n' })
  })

  test('plays something else for another seed', async () => {
    const [one, two] = await Promise.all(['1', '2'].map((seed) => southStreet(['simulate', '--seed', seed])))
    expect(one!.stdout).not.toBe(two!.stdout)
  })
})

describe('cards', () => {
  test('lists every id, or the whole catalogue', async () => {
    const [plain, json] = await Promise.all([
      southStreet(['cards']),
      southStreet(['cards', '--game', 'packet-row', '--json']),
    ])
    const catalogue = JSON.parse(json.stdout)
    expect(catalogue.cards).toHaveLength(172)
    expect(plain.stdout.trim().split('\n')).toEqual(catalogue.cards.map((card: { id: string }) => card.id))
    expect(catalogue.cards[0]).toMatchObject({ id: 'guildhall/contract/grain-5-great-britain', units: 5, reward: 35 })
  })
})

describe('variants', () => {
  test('are off unless asked for, and the records hold', async () => {
    const simulate = ['simulate', '--game', 'transatlantic', '--players', '3', '--games', '2']
    for (const [flags, president] of [
      [[], false],
      [['--variants', 'president,compensation'], true],
      [['--with', 'president,compensation'], true],
    ] as const) {
      const { stdout } = await southStreet([...simulate, ...flags])
      const [record] = stdout.split('\n')
      expect(JSON.parse(record!).options).toEqual({ players: 3, president, compensation: president })
      expect((await southStreet(['verify'], stdout)).stdout).toBe('2 records hold\n')
    }
  })
})

describe('best-delivery', () => {
  test('answers line by line', async () => {
    const hands = [
      {
        hand: ['guildhall/contract/fur-2-spain', 'market/goods/fur-2-at-5', 'docks/captain/1'],
        fleet: ['docks/ship/france-1'],
      },
      { hand: [], fleet: [] },
    ]
    const { code, stdout } = await southStreet(['best-delivery'], hands.map((hand) => JSON.stringify(hand)).join('\n'))
    expect(code).toBe(0)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        reward: 20,
        delivery: {
          contracts: ['guildhall/contract/fur-2-spain'],
          ships: [{ card: 'docks/ship/france-1', captain: 'docks/captain/1', to: 'spain' }],
          goods: [{ card: 'market/goods/fur-2-at-5' }],
        },
      },
      { reward: 0, delivery: null },
    ])
  })

  test('answers every line, a bad or an empty one with an error, and goes on', async () => {
    const lines = [
      '{',
      '{"hand":["__proto__"],"fleet":[]}',
      '',
      '{"hand":[],"fleet":["docks/captain/1"]}',
      '{"hand":[],"fleet":[]}',
    ]
    const { code, stdout } = await southStreet(['best-delivery'], lines.join('\n'))
    expect(code).toBe(2)
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map((answer) => 'error' in answer)).toEqual([true, true, true, true, false])
    expect(answers[1].error).toBe('hand[0]: there is no card "__proto__"')
  })

  test('answers at once, without waiting for the end of the input', async () => {
    const child = spawn(process.execPath, [MAIN, 'best-delivery'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
    for (const [line, answer] of [
      ['{', /"error"/],
      ['{"hand":[],"fleet":[]}', /"reward":0/],
    ] as const) {
      child.stdin.write(`${line}\n`)
      expect((await answers.next()).value).toMatch(answer)
    }
    child.stdin.end()
  })
})

describe('calibration', () => {
  test('asks a bot for chances in other bots’ games and says what came of them', async () => {
    const args = ['calibration', '--players', '2', '--games', '2', '--bots', 'mate,greedy', '--seed', 'pier 18']
    const plot = join(mkdtempSync(join(tmpdir(), 'south-street-')), 'chances.svg')
    const { code, stdout } = await southStreet([...args, '--json', '--plot', plot])
    expect(code).toBe(0)
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ game: 'packet-row', players: 2, level: 'captain', games: 2 })
    const dots = readFileSync(plot, 'utf8').match(/r="3.5"/g)
    expect(dots).toHaveLength(report.rows.length)
    expect(report.positions).toBeGreaterThan(4)
    const count = report.rows.reduce((sum: number, row: { positions: number }) => sum + row.positions, 0)
    expect(count).toBe(report.positions)
    for (const { said, won } of report.rows) {
      expect(said).toBeGreaterThanOrEqual(0)
      expect(said).toBeLessThanOrEqual(1)
      expect(won).toBeLessThanOrEqual(1)
    }
    expect(report.brier.fair.mean).toBeCloseTo(0.25)
  })

  test('plays on from what it has asked about', async () => {
    const args = ['--players', '2', '--games', '1', '--bots', 'greedy', '--asked', '25', '--seed', 'pier 19', '--json']
    const ask = async (again: string) =>
      JSON.parse((await southStreet(['calibration', ...args, '--again', again])).stdout)
    const [once, often] = [await ask('0'), await ask('6')]
    // What was said stays, what came of it has more results.
    const told = (rows: readonly { said: number; positions: number }[]) => rows.map((row) => [row.said, row.positions])
    expect(told(often.rows)).toEqual(told(once.rows))
    expect(often.brier.sight.mean).not.toBe(once.brier.sight.mean)
    expect(often.brier.fair.mean).toBeCloseTo(0.25)
  })
})

describe('arena', () => {
  test('gives the same table for the same arguments, and keeps records that hold', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'south-street-'))
    const records = join(folder, 'games.ndjson')
    const args = [
      'arena',
      '--bots',
      'greedy,random',
      '--players',
      '3',
      '--games',
      '6',
      '--sprt',
      '--plot',
      join(folder, 'plot.svg'),
    ]
    const [first, again] = await Promise.all([southStreet([...args, '--records', records]), southStreet(args)])
    expect(first.stderr).toBe('')
    expect(first.stdout).toMatch(/greedy against random +\d+\.\d % ± \d+\.\d, place/)
    expect(again.stdout).toBe(first.stdout)
    // Two duels and the mixed tables, six games each.
    expect((await southStreet(['verify', records])).stdout).toBe('18 records hold\n')
    expect(readFileSync(join(folder, 'plot.svg'), 'utf8')).toContain('greedy v random')
    rmSync(folder, { recursive: true })
  })
})

describe('an arena that cannot write its files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const args = ['arena', '--bots', 'greedy,random', '--players', '2', '--games', '2']

  test('shows its results first, then names each path in a sentence, and exits with 2', async () => {
    const [plot, records] = [join(folder, 'none', 'plot.svg'), folder]
    const { code, stdout, stderr } = await southStreet([...args, '--plot', plot, '--records', records])
    expect(stdout).toMatch(/greedy against random/)
    expect(stderr.split('\n')).toEqual([
      `south-street: the records cannot be written to "${records}" (it is a folder).`,
      `south-street: the plot cannot be written to "${plot}" (there is no such folder).`,
      '',
    ])
    expect(code).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })

  test('and one that fails does not keep the other from being written', async () => {
    const plot = join(folder, 'plot.svg')
    const { code } = await southStreet([...args, '--plot', plot, '--records', join(folder, 'none', 'x')])
    expect(code).toBe(2)
    expect(readFileSync(plot, 'utf8')).toContain('greedy')
  })
})

describe('when the reader goes away or the disk is full', () => {
  test('the command ends without a stack trace', async () => {
    const child = spawn(process.execPath, [MAIN, 'simulate', '--games', '10000'], { stdio: ['ignore', 'pipe', 'pipe'] })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' })
  })
})
