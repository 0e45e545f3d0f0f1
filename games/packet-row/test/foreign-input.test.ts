import { type AnyGame, Malformed, RecordFault, seededRandom, verifyRecord } from '@south-street/engine'
import { CARDS, packetRow } from '@south-street/packet-row'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const games = [packetRow as unknown as AnyGame]

/** Words that mean something to the readers, so that random input gets past the first check now and then. */
const word = fc.oneof(
  fc.constantFrom(
    'choose',
    'take',
    'pass',
    'cash',
    'deliver',
    'market',
    'france',
    'fur',
    '__proto__',
    'constructor',
    '',
  ),
  fc.constantFrom(...CARDS.map((card) => card.id)),
  fc.string(),
)
const member = fc.constantFrom(
  'type',
  'card',
  'area',
  'assistant',
  'contracts',
  'ships',
  'goods',
  'captain',
  'to',
  'as',
  '__proto__',
)
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(member, tie('value'), { maxKeys: 5 }),
})).value

function onlyMalformed(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(Malformed)
  }
}

test('whatever is given as an action is read or called malformed, and what is read survives writing', () => {
  fc.assert(
    fc.property(json, (value) => {
      onlyMalformed(() => {
        const action = packetRow.codec.readAction(value)
        expect(packetRow.codec.readAction(packetRow.codec.writeAction(action))).toEqual(action)
        expect(packetRow.parse(packetRow.format(action))).toEqual(action)
      })
    }),
    { numRuns: 3000 },
  )
})

test('whatever is typed as an action is understood or called malformed', () => {
  const line = fc.array(fc.oneof(word, fc.constantFrom('aboard', 'carrying', 'with', 'under', 'to', 'by', 'as', ',')), {
    maxLength: 9,
  })
  fc.assert(
    fc.property(line, (words) => onlyMalformed(() => packetRow.format(packetRow.parse(words.join(' '))))),
    { numRuns: 3000 },
  )
})

test('whatever is judged gets a verdict, and changes nothing', () => {
  const state = packetRow.setup({ players: 3 }, packetRow.deal({ players: 3 }, seededRandom('foreign')))
  const before = JSON.stringify(state)
  fc.assert(
    fc.property(json, fc.integer({ min: -2, max: 4 }), (value, seat) => {
      onlyMalformed(() => packetRow.refuse(state, seat, packetRow.codec.readAction(value)))
    }),
    { numRuns: 3000 },
  )
  expect(JSON.stringify(state)).toBe(before)
})

test('whatever stands in a record, it holds or has a fault', () => {
  const state = { options: { players: 2 }, deal: packetRow.deal({ players: 2 }, seededRandom('foreign')) }
  const sound = {
    format: 'south-street/record@1',
    game: 'packet-row',
    rules: '1',
    options: state.options,
    seats: [{ name: 'a' }, { name: 'b' }],
    deal: packetRow.codec.writeDeal(state.deal),
    actions: [],
    result: null,
  }
  verifyRecord(sound, games, () => '')
  const spoilt = fc.record(
    {
      format: json,
      game: json,
      rules: json,
      options: json,
      seats: json,
      deal: json,
      actions: fc.oneof(json, fc.array(json)),
      result: json,
      notes: json,
      seal: json,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(spoilt, (members) => {
      try {
        verifyRecord({ ...sound, ...members }, games, () => '')
      } catch (error) {
        expect(error).toBeInstanceOf(RecordFault)
      }
    }),
    { numRuns: 3000 },
  )
})
