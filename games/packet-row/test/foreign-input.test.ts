import { Malformed, RecordFault, seededRandom, verifyRecord } from '@south-street/engine'
import { type Action, AREAS, CARDS, DESTINATIONS, GOODS, packetRow, type State } from '@south-street/packet-row'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const games = [packetRow]

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

/** The positions of a game whose hands grow rich, so that every verb is allowed somewhere. */
function playSome(): State[] {
  const random = seededRandom('foreign')
  const state = packetRow.setup({ players: 3 }, packetRow.deal({ players: 3 }, random))
  const positions: State[] = []
  for (let actor = packetRow.actor(state); actor !== null; actor = packetRow.actor(state)) {
    positions.push(packetRow.clone(state))
    // Nobody delivers or cashes.
    const answers = packetRow.legal(state, actor).filter(({ type }) => type !== 'deliver' && type !== 'cash')
    packetRow.apply(state, actor, answers[random.below(answers.length)]!)
  }
  return positions
}
const POSITIONS = playSome()

type Written = { [member: string]: unknown }

const idOf = (...kinds: readonly string[]) => {
  const right = CARDS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const any = CARDS.map(({ id }) => id)
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constantFrom(...any) },
  )
}
const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })
const anyId = fc.constantFrom(...CARDS.map(({ id }) => id))

/** Every verb in good form, about any cards. */
const wellFormed: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ type: fc.constant('choose'), area: fc.constantFrom(...AREAS) }),
  fc.record({ type: fc.constant('take'), card: anyId }),
  fc.record({ type: fc.constant('take'), card: anyId, assistant: idOf('assistant') }),
  fc.record({ type: fc.constant('pass') }),
  fc.record({ type: fc.constant('cash'), card: idOf('money') }),
  fc.record({
    type: fc.constant('deliver'),
    contracts: few(idOf('contract')),
    ships: few(
      fc.oneof(
        fc.record({ card: idOf('ship') }),
        fc.record({ card: idOf('ship'), captain: idOf('captain'), to: fc.constantFrom(...DESTINATIONS) }),
      ),
    ),
    goods: few(
      fc.record(
        { card: idOf('goods', 'gold'), trader: idOf('trader'), as: fc.constantFrom(...GOODS) },
        { requiredKeys: ['card'] },
      ),
    ),
  }),
)

/** What `legal` offers a seat in one of the positions. */
const offered: fc.Arbitrary<Written> = fc
  .tuple(fc.nat(POSITIONS.length - 1), fc.nat(2), fc.nat())
  .map(([position, seat, choice]) => {
    const actions = packetRow.legal(POSITIONS[position]!, seat)
    const action: Action = actions.length === 0 ? { type: 'pass' } : actions[choice % actions.length]!
    return packetRow.codec.writeAction(action)
  })

/** Leaves a written action alone, or gives it one member that is strange, or takes one member away. */
function mutate(written: fc.Arbitrary<Written>): fc.Arbitrary<Written> {
  return fc.tuple(written, fc.nat(3), member, json, fc.nat()).map(([action, how, name, value, choice]) => {
    if (how < 2) return action
    const own = Object.keys(action)
    const chosen = own[choice % own.length]!
    if (how === 2) return { ...action, [choice % 2 === 0 ? name : chosen]: value }
    return Object.fromEntries(Object.entries(action).filter(([other]) => other !== chosen))
  })
}
const nearlyAction = mutate(fc.oneof(wellFormed, offered))

function readOrMalformed(read: () => Action): Action | null {
  try {
    return read()
  } catch (error) {
    expect(error).toBeInstanceOf(Malformed)
    return null
  }
}

/** How often each thing happened, so that a test shows that it tried what it says. */
function tally<Name extends string>(...names: Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}

const RUNS = 3000
const GOOD_SHARE = RUNS / 10

test('whatever is given as an action is read or called malformed, and what is read survives writing', () => {
  const count = tally('read', 'malformed')
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: nearlyAction }, { weight: 1, arbitrary: json }), (value) => {
      const action = readOrMalformed(() => packetRow.codec.readAction(value))
      count[action === null ? 'malformed' : 'read']++
      if (action === null) return
      expect(packetRow.codec.readAction(packetRow.codec.writeAction(action))).toEqual(action)
      expect(packetRow.parse(packetRow.format(action))).toEqual(action)
      expect(packetRow.messages.action(action).key).not.toBe('')
    }),
    { numRuns: RUNS },
  )
  expect(count.read).toBeGreaterThan(GOOD_SHARE)
  expect(count.malformed).toBeGreaterThan(GOOD_SHARE)
})

test('whatever is typed as an action is understood or called malformed', () => {
  const join = fc.constantFrom('aboard', 'carrying', 'with', 'under', 'to', 'by', 'as', ',')
  const babble = fc.array(fc.oneof(word, join), { maxLength: 9 }).map((words) => words.join(' '))
  const sound = fc.oneof(wellFormed, offered).map((written) => packetRow.format(packetRow.codec.readAction(written)))
  // One word of a sound line is replaced.
  const slip = fc.tuple(sound, fc.oneof(word, join), fc.nat()).map(([line, strange, choice]) => {
    const words = line.split(' ')
    words[choice % words.length] = strange
    return words.join(' ')
  })
  const count = tally('read', 'malformed')
  fc.assert(
    fc.property(fc.oneof(sound, slip, babble), (line) => {
      const action = readOrMalformed(() => packetRow.parse(line))
      count[action === null ? 'malformed' : 'read']++
      if (action !== null) expect(packetRow.parse(packetRow.format(action))).toEqual(action)
    }),
    { numRuns: RUNS },
  )
  expect(count.read).toBeGreaterThan(GOOD_SHARE)
  expect(count.malformed).toBeGreaterThan(GOOD_SHARE)
})

test('whatever is judged gets a verdict, which changes nothing and can be put into words', () => {
  const count = tally('refused', 'accepted')
  const seen = new Set<string>()
  const judged = fc.tuple(fc.nat(POSITIONS.length - 1), fc.integer({ min: -2, max: 4 }), nearlyAction, fc.nat())
  fc.assert(
    fc.property(judged, ([position, seat, value, choice]) => {
      const state = POSITIONS[position]!
      const before = JSON.stringify(state)
      // Half of the time something that is on offer, so that good actions are judged, too.
      const actions = choice % 2 === 0 && state.hands[seat] !== undefined ? packetRow.legal(state, seat) : []
      const action = actions[choice % (actions.length || 1)] ?? readOrMalformed(() => packetRow.codec.readAction(value))
      if (action === null) return
      const refusal = packetRow.refuse(state, seat, action)
      expect(JSON.stringify(state)).toBe(before)
      count[refusal === null ? 'accepted' : 'refused']++
      seen.add(`${action.type} ${refusal === null ? 'accepted' : 'refused'}`)
      if (refusal !== null) expect(packetRow.messages.refusal(refusal).key).toBe(`refusals.${refusal.code}`)
    }),
    { numRuns: RUNS },
  )
  expect(count.refused).toBeGreaterThan(GOOD_SHARE)
  expect(count.accepted).toBeGreaterThan(GOOD_SHARE)
  for (const verb of ['choose', 'take', 'pass', 'cash', 'deliver']) {
    expect(seen).toContain(`${verb} accepted`)
    expect(seen).toContain(`${verb} refused`)
  }
})

const deal = packetRow.deal({ players: 2 }, seededRandom('foreign'))
const SOUND_RECORD = {
  format: 'south-street/record@1',
  game: 'packet-row',
  rules: '1',
  options: { players: 2 },
  seats: [{ name: 'a' }, { name: 'b' }],
  deal: packetRow.codec.writeDeal(deal),
  actions: [],
  result: null,
}

/** The record's fault, or null if it holds. */
function verify(record: unknown): RecordFault | null {
  try {
    verifyRecord(record, games, () => '')
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(RecordFault)
    return error as RecordFault
  }
}

test('whatever stands in a record, it holds or has a fault', () => {
  expect(verify(SOUND_RECORD)).toBeNull()
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
    fc.property(spoilt, (members) => void verify({ ...SOUND_RECORD, ...members })),
    { numRuns: RUNS },
  )
})

test('whatever actions stand in a record, it holds or the fault names the first one that does not', () => {
  const count = tally('holds', 'refused', 'malformed')
  const played = fc.array(fc.nat(), { maxLength: 20 })
  const added = fc.option(fc.tuple(fc.nat(1), nearlyAction), { nil: null })
  fc.assert(
    fc.property(played, added, (choices, extra) => {
      const state = packetRow.setup({ players: 2 }, deal)
      const actions: Written[] = choices.map((choice) => {
        const seat = packetRow.actor(state)!
        const legal = packetRow.legal(state, seat)
        const action = legal[choice % legal.length]!
        packetRow.apply(state, seat, action)
        return { seat, ...packetRow.codec.writeAction(action) }
      })
      if (extra !== null) actions.push({ seat: extra[0], ...extra[1] })
      const fault = verify({ ...SOUND_RECORD, actions })
      if (fault !== null) expect(fault.action).toBe(choices.length)
      count[fault === null ? 'holds' : fault.clause === null ? 'malformed' : 'refused']++
    }),
    { numRuns: RUNS / 2 },
  )
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(GOOD_SHARE / 4)
})
