import { transatlantic } from '@south-street/transatlantic'
import { teacher } from '@south-street/transatlantic/bots'
import { describe, expect, test } from 'vitest'
import en from '../../words/en.json' with { type: 'json' }
import { arrange } from '../arrange.ts'
import { CARDS, OTHERS } from './cards-and-rivals.ts'
import { couldSay, look, said } from './case.ts'
import { told } from './told-facts.ts'
import { FLEET, SHEET, TRIPS } from './trips-and-fleet.ts'

const KINDS = [...TRIPS, ...FLEET, ...SHEET, ...CARDS, ...OTHERS]

describe.each(KINDS)('$kind', ({ kind, says, not }) => {
  test('is said', () => expect(said(says)).toContain(kind))
  test('is not said', () => expect(couldSay({ ...says, ...not })).not.toContain(kind))
})

describe('what is said', () => {
  test('is that it is too close to call, by the standard error of the difference', () => {
    const { says } = TRIPS[0]!
    expect(said({ ...says, otherSeen: { chance: 0.45, gapError: 0.04 } })[0]).toBe('close')
    expect(said({ ...says, otherSeen: { chance: 0.45, gapError: 0.01 } })).not.toContain('close')
  })

  test('is that it is better on the whole, where nothing else can be said', () => {
    const plain = { position: { players: 2 }, best: 'play base/region', other: 'play base/agent' }
    expect(said(plain)).toEqual(['overall'])
    expect(said({ ...plain, seen: { pounds: [200] } })).not.toContain('overall')
  })

  test('compares the best with sailing, which most would do, and every other answer with the best', () => {
    const state = arrange({ players: 2, regions: { NA: ['S21 0 1', 'S18 0 0'] } })
    const ranked = [
      told(2, 'play base/coal', { chance: 0.5, loaded: [2] }),
      told(2, 'play base/invest', { chance: 0.45 }),
      told(2, 'play base/transport', { chance: 0.3 }),
    ]
    const kinds = teacher
      .explain(transatlantic.view(state, 0), ranked)
      .map((reasons) => reasons.map(({ kind }) => kind))
    expect(kinds[0]).toEqual(['coal-needed', 'other-one-ship'])
    expect(kinds[2]).toEqual(['other-one-ship', 'coal-needed'])
  })

  test('has words', () => {
    const base = new Set(Object.keys(en.reasons).map((key) => key.replace(/_(one|other)$/, '')))
    for (const { kind, says } of KINDS) {
      expect(base, kind).toContain(kind)
      const { view, answers } = look(says)
      for (const { said: sentence, kind: other } of teacher.compare(view, ...answers, false)) {
        expect(JSON.stringify(sentence)).toContain(`"reasons.${other}"`)
        expect(JSON.stringify(sentence)).not.toMatch(/undefined|null/)
      }
    }
    expect(KINDS.length).toBeGreaterThanOrEqual(25)
  })
})
