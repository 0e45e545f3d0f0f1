import { packetRow } from '@south-street/packet-row'
import { packetRowBots, teacher } from '@south-street/packet-row/bots'
import { describe, expect, test } from 'vitest'
import en from '../../words/en.json' with { type: 'json' }
import { arrange } from '../arrange.ts'
import {
  at,
  BRITAIN,
  C_COTTON,
  type Case,
  COTTON,
  couldSay,
  DOUBLE,
  delivers,
  EXCHANGE,
  look,
  SPAIN,
  said,
  TRADER,
  take,
} from './case.ts'
import { DELIVERIES } from './deliveries.ts'
import { OTHERS } from './others.ts'
import { POINTS_AND_RIVALS } from './points-and-rivals.ts'
import { told } from './told-facts.ts'

const KINDS = [...DELIVERIES, ...POINTS_AND_RIVALS, ...OTHERS]

describe.each(KINDS)('$kind', ({ kind, says, not }) => {
  test('is said', () => expect(said(says)).toContain(kind))
  test('is not said', () => expect(couldSay({ ...says, ...not })).not.toContain(kind))
})

const PLAIN: Case = {
  position: at('docks', [BRITAIN, DOUBLE], { hands: [[C_COTTON, COTTON]] }),
  best: take(BRITAIN),
  seen: delivers(C_COTTON),
  other: take(DOUBLE),
}

describe('what is said', () => {
  test('is that it is too close to call, where the gap is within two standard errors, and not otherwise', () => {
    expect(said({ ...PLAIN, otherSeen: { chance: 0.45, gapError: 0.04 } })).toEqual(['close', 'deliver-now'])
    expect(said({ ...PLAIN, otherSeen: { chance: 0.45, gapError: 0.01 } })).not.toContain('close')
    expect(said({ ...PLAIN, otherSeen: { chance: 0.485, gapError: 0 } })).toContain('close')
  })

  test('is that it is better on the whole, where nothing else can be said', () => {
    expect(said({ ...PLAIN, seen: {} })).toEqual(['overall'])
    expect(said(PLAIN)).not.toContain('overall')
  })

  test('is of the best move then, too, where somebody asks why not another', () => {
    const { view, answers } = look({ ...PLAIN, seen: {} })
    expect(teacher.compare(view, ...answers, false)[0]!.said.key).toBe('reasons.overall')
    expect(teacher.compare(view, ...answers, true)[0]!.said.key).toBe('reasons.best-move')
  })

  test('is at most two things, and first what was asked', () => {
    const both: Case = {
      ...PLAIN,
      other: take('docks/ship/spain-1'),
      position: at('docks', [BRITAIN, SPAIN], { hands: [[C_COTTON, COTTON]] }),
      seen: { ...delivers(C_COTTON), money: [2] },
    }
    expect(said(both)).toEqual(['deliver-now', 'other-ship-idle'])
    expect(said({ ...both, whyNot: true })).toEqual(['other-ship-idle', 'deliver-now'])
  })

  test('compares the best with the dearest card that could be taken, and every other answer with the best', () => {
    const state = arrange(at('market', [COTTON, EXCHANGE], { hands: [[C_COTTON]], fleets: [[BRITAIN]] }))
    const view = packetRow.view(state, 0)
    const ranked = [
      told(3, 'pass', { chance: 0.3, askedAgain: 0.1 }),
      told(3, take(COTTON), { chance: 0.5, ...delivers(C_COTTON), taken: { 0: { [EXCHANGE]: 0.5 } } }),
      told(3, take(EXCHANGE), { chance: 0.2 }),
    ]
    const kinds = teacher.explain(view, ranked).map((reasons) => reasons.map(({ kind }) => kind))
    expect(kinds).toEqual([
      ['other-pass-late', 'deliver-now'],
      ['deliver-now', 'other-can-wait'],
      ['other-can-wait', 'deliver-now'],
    ])
  })

  test('of money that nobody needs yet is that there is no hurry, unless the best answer raises some', async () => {
    const captain = await packetRowBots.load('captain', 3)
    const state = arrange(
      at('market', [EXCHANGE, TRADER], { hands: [[C_COTTON, COTTON, 'bank/money/8-1']], fleets: [[BRITAIN]] }),
    )
    const view = packetRow.view(state, 0)
    const remark = (action: string, best: string) =>
      captain.remark!(view, packetRow.parse(action), packetRow.parse(best)).map(({ said: { key } }) => key)
    const deliver = `deliver ${C_COTTON} aboard ${BRITAIN} carrying ${COTTON}`
    expect(remark(deliver, 'pass')).toEqual(['reasons.other-deliver-early'])
    expect(remark('cash bank/money/8-1', 'pass')).toEqual(['reasons.other-cash-early'])
    expect(remark(deliver, deliver)).toEqual([])
    expect(remark('pass', deliver)).toEqual([])
  })

  test('does not praise a ship for a place that one sails to already', () => {
    const position = at('docks', [BRITAIN, DOUBLE], { hands: [[C_COTTON]], fleets: [['docks/ship/great-britain-2']] })
    const again: Case = { position, best: take(BRITAIN), seen: delivers(C_COTTON), other: 'pass' }
    expect(said({ ...again, position: { ...position, fleets: [[]] } })).toContain('ship-for')
    expect(couldSay(again).filter((kind) => kind.startsWith('ship-'))).toEqual([])
  })

  test('is nothing, where there is only one answer', () => {
    const state = arrange(at('market', [COTTON, TRADER]))
    expect(teacher.explain(packetRow.view(state, 0), [told(3, 'pass')])).toEqual([[]])
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
