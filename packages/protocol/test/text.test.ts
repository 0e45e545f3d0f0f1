import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChatText, Name } from '../src/schemas/text.ts'

const isName = (text: string) => Name.safeParse(text).success

describe('names', () => {
  test.each([
    'Anna',
    'Łukasz Żak',
    'O’Brien-Smith',
    'Ngọc',
    '山田太郎',
    'ศรีนวล',
    'محمد',
    'कृष्ण',
    '👩‍👩‍👧',
    '❤️ Anna',
    'Guest 2',
  ])('%s is one', (name) => {
    expect(Name.parse(name)).toBe(name.normalize('NFC'))
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000 '],
    ['Hangul filler', '\u3164'],
    ['halfwidth filler', 'An\uffa0na'],
    ['Braille blank', '\u2800'],
    ['word joiner', 'An\u2060na'],
    ['soft hyphen', 'An\u00adna'],
    ['Arabic letter mark', 'An\u061cna'],
    ['zero width joiner between letters', 'An\u200dna'],
    ['variation selector on a letter', 'An\ufe0fna'],
    ['tags', 'Anna\u{e0041}'],
    ['private use', 'Anna\ue000'],
    ['direction override', 'An\u202ena'],
    ['half a character', 'Anna\ud83d'],
    ['the other half', '\udea2Anna'],
    ['noncharacter', 'Anna\uffff'],
    ['three marks on a letter', 'Z\u0335\u0336\u0337algo'],
    ['a mark on what stands before', '\u0301Anna'],
    ['two lines', 'An\nna'],
    ['too long', 'x'.repeat(41)],
  ])('%s is none', (_, name) => {
    expect(isName(name)).toBe(false)
  })

  test('spaces of all kinds become one', () => {
    expect(Name.parse(' Anna \u2003\u00a0 Maria\u3000')).toBe('Anna Maria')
  })

  const unseen = fc
    .constantFrom(
      ...'\u3164\uffa0\u2800\u2060\u00ad\u061c\u115f\u1160\u17b4\u180e\u200b\u200e\u2028\u2066\ufeff\u0000\u0085',
    )
    .chain((sign) => fc.tuple(fc.string({ maxLength: 10 }), fc.constant(sign), fc.string({ maxLength: 10 })))

  test('property: whatever is accepted can be seen, and is accepted again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 45 }), (text) => {
        const read = Name.safeParse(text)
        if (!read.success) return
        expect(read.data).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\u3164]|\p{M}{3}|^\p{M}/u)
        expect(read.data.replace(/[\s\p{M}]/gu, '')).not.toBe('')
        expect(Name.parse(read.data)).toBe(read.data)
      }),
      { numRuns: 2_000 },
    )
  })

  test('property: nothing unseen hides between letters', () => {
    fc.assert(fc.property(unseen, ([before, sign, after]) => !isName(`A${before}x${sign}x${after}B`)))
  })
})

test('chat is held to the same, and keeps its spaces', () => {
  expect(ChatText.parse('well  played ⚓️')).toBe('well  played ⚓️')
  expect(ChatText.safeParse('\u3164').success).toBe(false)
  expect(ChatText.safeParse(`Z${'\u0335'.repeat(20)}`).success).toBe(false)
  expect(ChatText.safeParse('\ud800').success).toBe(false)
})
