import { createHash } from 'node:crypto'
import {
  canonicalJson,
  formatPath,
  type Json,
  Malformed,
  play,
  quote,
  RecordFault,
  readRecord,
  replay,
  seededRandom,
  verifyRecord,
  writeRecord,
} from '@south-street/engine'
import { describe, expect, test } from 'vitest'
import { highCard } from './high-card.ts'

const game = highCard()
const games = [game]
const sealHash = (salt: string, text: string): string =>
  createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text).digest('hex')

type Members = { [member: string]: Json }

/** A finished game, as fresh JSON that a test may spoil. */
function finished(): Members & {
  actions: Members[]
  seats: Members[]
  result: { scores: Members[]; winners: Json[] }
} {
  const options = { players: 2 }
  const deal = game.deal(options, seededRandom('record'))
  const state = game.setup(options, deal)
  const moves = []
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const action = game.legal(state, seat)[0]!
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  const seats = [{ name: 'Anna' }, { name: 'Ben', bot: 'random' }]
  return JSON.parse(JSON.stringify(writeRecord(game, { options, seats, deal, moves, state })))
}

function faultOf(record: unknown): RecordFault {
  try {
    verifyRecord(record, games, sealHash)
  } catch (error) {
    if (error instanceof RecordFault) return error
    throw error
  }
  throw new Error('the record holds')
}

describe('a record', () => {
  test('of a finished game holds', () => {
    expect(() => verifyRecord(finished(), games, sealHash)).not.toThrow()
  })

  test('of a running game holds, and replays to where it was', () => {
    const record = finished()
    record.actions = record.actions.slice(0, 3)
    const running = { ...record, result: null }
    expect(() => verifyRecord(running, games, sealHash)).not.toThrow()
    expect(game.actor(replay(readRecord(running, games)))).toBe(1)
  })

  test('may have unknown members at the top, and notes', () => {
    const notes = [{ action: 3, at: '2026-11-15T20:00:00Z', by: 'captain', hint: true }]
    expect(() => verifyRecord({ ...finished(), venue: 'club', notes }, games, sealHash)).not.toThrow()
  })

  test('may have a seal, which is recomputed', () => {
    const record = finished()
    const salt = Buffer.alloc(32, 7).toString('base64url')
    const sha256 = sealHash(salt, canonicalJson(record.deal as Json))
    expect(() => verifyRecord({ ...record, seal: { salt, sha256 } }, games, sealHash)).not.toThrow()
    const otherSalt = Buffer.alloc(32, 8).toString('base64url')
    expect(faultOf({ ...record, seal: { salt: otherSalt, sha256 } }).code).toBe('seal-broken')
    expect(faultOf({ ...record, seal: { salt: salt.slice(1), sha256 } }).code).toBe('salt-malformed')
    expect(faultOf({ ...record, seal: { salt: `${salt}A`, sha256 } }).code).toBe('salt-malformed')
    expect(faultOf({ ...record, seal: { salt: 'short', sha256 } }).code).toBe('salt-malformed')
    expect(faultOf({ ...record, seal: { salt, sha256: 'abc' } }).code).toBe('hash-malformed')
  })
})

describe('a record that does not hold is named precisely', () => {
  const spoilt: [string, (record: ReturnType<typeof finished>) => unknown, string, string][] = [
    ['no object', () => [1], '', 'not-an-object'],
    ['nothing', () => null, '', 'not-an-object'],
    ['a missing member', ({ deal, ...rest }) => rest, '', 'member-missing'],
    ['another format', (r) => ({ ...r, format: 'south-street/record@2' }), 'format', 'format-unknown'],
    ['an unknown game', (r) => ({ ...r, game: '__proto__' }), 'game', 'game-unknown'],
    ['other rules', (r) => ({ ...r, rules: '9' }), 'rules', 'rules-unknown'],
    ['rules as a number', (r) => ({ ...r, rules: 1 }), 'rules', 'not-a-text'],
    ['an extra option', (r) => ({ ...r, options: { players: 2, x: 1 } }), 'options', 'member-unknown'],
    ['too many players', (r) => ({ ...r, options: { players: 9 } }), 'options', 'not-a-number-from-to'],
    ['a missing seat', (r) => ({ ...r, seats: r.seats.slice(1) }), 'seats', 'wrong-length'],
    ['a seat that is no object', (r) => ({ ...r, seats: ['Anna', 'Ben'] }), 'seats[0]', 'not-an-object'],
    ['a name that is no text', (r) => ({ ...r, seats: [{ name: 1 }, { name: '' }] }), 'seats[0].name', 'not-a-text'],
    [
      'an extra member of the deal',
      (r) => ({ ...r, deal: { ...(r.deal as Members), x: 1 } }),
      'deal',
      'member-unknown',
    ],
    ['actions that are no list', (r) => ({ ...r, actions: {} }), 'actions', 'not-a-list'],
    ['a seat beyond the table', (r) => spoilAction(r, 2, { seat: 2 }), 'actions[2].seat', 'not-a-number-from-to'],
    ['half a seat', (r) => spoilAction(r, 2, { seat: 0.5 }), 'actions[2].seat', 'not-a-number-from-to'],
    ['an extra member of an action', (r) => spoilAction(r, 1, { x: 1 }), 'actions[1]', 'member-unknown'],
    ['a repeated action', (r) => ({ ...r, actions: [r.actions[0], ...r.actions] }), 'actions[1]', 'not-asked'],
    ['a missing result', (r) => ({ ...r, result: null }), 'result', 'result-missing'],
    ['a result that is no object', (r) => ({ ...r, result: 7 }), 'result', 'not-an-object'],
    ['an extra member of the result', (r) => ({ ...r, result: { ...r.result, x: 1 } }), 'result', 'member-unknown'],
    [
      'a score too few',
      (r) => ({ ...r, result: { ...r.result, scores: r.result.scores.slice(1) } }),
      'result.scores[0].cards',
      'result-differs',
    ],
    [
      'a score too many',
      (r) => ({ ...r, result: { ...r.result, scores: [...r.result.scores, {}] } }),
      'result.scores',
      'wrong-length',
    ],
    [
      'an extra winner',
      (r) => ({ ...r, result: { ...r.result, winners: [...r.result.winners, 1] } }),
      'result.winners',
      'wrong-length',
    ],
    ['no winner', (r) => ({ ...r, result: { ...r.result, winners: [] } }), 'result.winners[0]', 'result-differs'],
    ['notes that are no list', (r) => ({ ...r, notes: 'x' }), 'notes', 'not-a-list'],
  ]
  test.each(spoilt)('%s', (_name, spoil, path, code) => {
    const fault = faultOf(spoil(finished()))
    expect({ path: formatPath(fault.path), code: fault.code }).toEqual({ path, code })
  })

  test('a wrong number comes with its clause, what it says and what it should say', () => {
    const record = finished()
    record.result.scores[1]!.cards = 99
    const { clause, params, action } = faultOf(record)
    expect(clause).toBe('HC-2')
    expect(params).toMatchObject({ found: '99' })
    expect(action).toBeNull()
  })

  test('a refused action comes with its index and clause', () => {
    const record = finished()
    const fault = faultOf({ ...record, actions: [...record.actions, record.actions[0]!] })
    expect(fault).toMatchObject({ action: record.actions.length, clause: 'HC-1', code: 'over' })
  })

  test('a result in a game that still runs', () => {
    const record = finished()
    expect(faultOf({ ...record, actions: record.actions.slice(0, 4) }).code).toBe('result-of-a-running-game')
  })

  test('a member called __proto__ is a member like any other', () => {
    const text = JSON.stringify(finished()).replace('"deal":{', '"deal":{"__proto__":{},')
    expect(faultOf(JSON.parse(text))).toMatchObject({ code: 'member-unknown', params: { member: '"__proto__"' } })
  })
})

function spoilAction(record: ReturnType<typeof finished>, index: number, members: Members): unknown {
  return { ...record, actions: record.actions.map((action, i) => (i === index ? { ...action, ...members } : action)) }
}

describe('play', () => {
  const options = { players: 2 }
  const state = game.setup(options, game.deal(options, seededRandom('play')))
  const before = JSON.stringify(state)

  test('leaves the state alone and returns the next one', () => {
    const told: string[] = []
    const { state: next } = play(game, state, 0, game.legal(state, 0)[0]!, (event) => told.push(event.type))
    expect(JSON.stringify(state)).toBe(before)
    expect(game.actor(next!)).toBe(1)
    expect(told).toEqual(['played', 'drew', 'drew'])
  })

  test('refuses without changing anything', () => {
    const { state: next, refusal } = play(game, state, 1, { type: 'play', card: 0 })
    expect(next).toBeNull()
    expect(refusal).toMatchObject({ code: 'not-asked', clause: 'HC-1' })
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('canonical JSON', () => {
  test('orders members by code units and leaves lists alone', () => {
    expect(canonicalJson({ b: [2, 1, { z: null, a: true }], a: 'é"\n', '\ud83d\ude00': 1, '\ufb33': 2 })).toBe(
      '{"a":"é\\"\\n","b":[2,1,{"a":true,"z":null}],"\ud83d\ude00":1,"\ufb33":2}',
    )
  })
})

describe('foreign text in a message', () => {
  test('is cut and escaped', () => {
    expect(quote('x'.repeat(1000))).toHaveLength(60)
    expect(quote('a\u001b[31m\u202eb\u009b')).toBe('"a\\u001b[31m\\u202eb\\u009b"')
  })

  test('in a path is quoted too', () => {
    expect(formatPath(['deal', 'a b', 3, 'card'])).toBe('deal["a b"][3].card')
    expect(new Malformed('x').path).toEqual([])
  })
})
