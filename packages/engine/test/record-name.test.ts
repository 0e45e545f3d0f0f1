import { describe, expect, test } from 'vitest'
import { recordFileName } from '../src/index.ts'

const named = (...names: string[]) =>
  recordFileName(
    'packet-row',
    '2026-11-17',
    names.map((name) => ({ name })),
  )

describe('the name of a record', () => {
  test('game, day and people', () => {
    expect(named('Anna', 'Ben')).toBe('packet-row-2026-11-17-anna-ben.json')
  })

  test('bots are not named, nor whoever has no name', () => {
    const seats = [{ name: 'Anna' }, { name: 'mate', bot: 'mate' }, { name: '' }]
    expect(recordFileName('transatlantic', '2026-01-02', seats)).toBe('transatlantic-2026-01-02-anna.json')
    expect(named()).toBe('packet-row-2026-11-17.json')
  })

  test.each([
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Jörg Weiß', 'jorg-weiss'],
    ['Ærøskøbing', 'aeroskobing'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\nul.txt?*"<>|', 'c-nul-txt'],
    ['a\u0000b\nc', 'a-b-c'],
    ['.hidden. ', 'hidden'],
    ['-rf', 'rf'],
    ['ＡＢＣ', 'abc'],
    ['Ольга', 'ольга'],
    ['美玲', '美玲'],
    ['שרה', 'שרה'],
    ['\u202eevil\u202c', 'evil'],
    ['Ann\u0301a', 'anna'],
  ])('%j becomes %s', (name, expected) => {
    expect(named(name)).toBe(`packet-row-2026-11-17-${expected}.json`)
  })

  test('emoji alone leave nothing, and no hyphens in a row', () => {
    expect(named('🚢⚓', 'Ben 🎲', '👩‍👧')).toBe('packet-row-2026-11-17-ben.json')
  })

  test('long names are cut between letters, and the whole stays under 255 bytes', () => {
    const long = named('𝔘'.repeat(40), '龍'.repeat(40), 'x'.repeat(400))
    expect(new TextEncoder().encode(long).length).toBeLessThan(255)
    expect(long).toBe(long.toWellFormed())
    expect(named('龍'.repeat(400), 'Ben')).toBe(`packet-row-2026-11-17-${'龍'.repeat(59)}.json`)
  })
})
