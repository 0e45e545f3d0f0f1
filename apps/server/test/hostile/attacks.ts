import type { BodyOf } from '@south-street/protocol'
import type { Person } from './person.ts'

type Newcomer = () => Promise<Person>

/** One way to make a server store something, again and again: a round is one `turn`. */
export interface Attack {
  readonly what: string
  readonly turns: number
  /** Makes ready, and returns what is done in each turn. */
  prepare(newcomer: Newcomer): Promise<(turn: number) => Promise<unknown>>
}

const GAME = { game: 'packet-row', options: { players: 2 } } as const
const WIDE = '🚢'.repeat(250)
const LONGEST_NAME = '🚢'.repeat(20)

/** The host's table of two; the second has sat down, if there is one. */
async function openTable(host: Person, guest: Person | null, more: Partial<BodyOf<'createTable'>> = {}) {
  const { table: id } = await host.call('createTable', {}, { ...GAME, ...more })
  if (guest !== null) await guest.call('takeSeat', { id }, {})
  return id
}

async function startTable(host: Person, guest: Person, more: Partial<BodyOf<'createTable'>> = {}): Promise<string> {
  const id = await openTable(host, guest, more)
  await host.call('start', { id }, {})
  return id
}

/** Answers as whoever is asked; false when the game is over. */
async function play(id: string, people: readonly Person[], pick = 0): Promise<boolean> {
  const { play, status } = await people[0]!.call('table', { id })
  if (status !== 'running' || play?.actor == null) return false
  const actor = people[play.actor]!
  const { actions, decision } = await actor.call('legal', { id })
  await actor.call('act', { id }, { decision: decision!, action: actions[pick % actions.length]! })
  return true
}

/** Two people, and what they do in turn. */
const byTwo =
  (prepare: (one: Person, two: Person) => Promise<(turn: number) => Promise<unknown>>): Attack['prepare'] =>
  async (newcomer) =>
    prepare(await newcomer(), await newcomer())

const identities: Attack[] = [
  {
    what: 'new identities',
    turns: 40,
    prepare: async (newcomer) => async () => newcomer(),
  },
  {
    what: 'tokens and links',
    turns: 40,
    prepare: async (newcomer) => {
      const one = await newcomer()
      return (turn) => one.attempt(turn % 2 === 0 ? 'createToken' : 'createRecovery')
    },
  },
  {
    what: 'new names, with tables',
    turns: 20,
    prepare: async (newcomer) => {
      const one = await newcomer()
      for (let table = 0; table < 5; table++) await openTable(one, null)
      return (turn) => one.attempt('rename', {}, { name: `${LONGEST_NAME.slice(0, 36)}${turn}` })
    },
  },
  {
    what: 'muting and unmuting',
    turns: 40,
    prepare: byTwo(async (one, two) => async () => {
      await one.attempt('mute', { person: two.id })
      await one.attempt('unmute', { person: two.id })
    }),
  },
  {
    what: 'people who sit down and are deleted',
    turns: 10,
    prepare: async (newcomer) => {
      const host = await newcomer()
      return async () => {
        const guest = await newcomer()
        await openTable(host, guest)
        await guest.attempt('deleteMe')
      }
    },
  },
]

const beforeTheStart: Attack[] = [
  {
    what: 'new tables',
    turns: 40,
    prepare: async (newcomer) => {
      const one = await newcomer()
      return () => one.attempt('createTable', {}, GAME)
    },
  },
  {
    what: 'listed tables',
    turns: 25,
    prepare: async (newcomer) => {
      const one = await newcomer()
      return () => one.attempt('createTable', {}, { ...GAME, visibility: 'listed' })
    },
  },
  {
    what: 'chat in wide characters',
    turns: 120,
    prepare: async (newcomer) => {
      const people = await Promise.all(Array.from({ length: 5 }, newcomer))
      const tables = await Promise.all(people.map((one) => openTable(one, null)))
      return (turn) => people[turn % 5]!.attempt('say', { id: tables[turn % 5]! }, { text: WIDE })
    },
  },
  {
    what: 'sitting down and getting up',
    turns: 50,
    prepare: byTwo(async (one, two) => {
      const id = await openTable(one, null)
      return async () => {
        await two.attempt('takeSeat', { id }, {})
        await two.attempt('leaveSeat', { id })
      }
    }),
  },
  {
    what: 'bots that come and go',
    turns: 50,
    prepare: async (newcomer) => {
      const one = await newcomer()
      const id = await openTable(one, null)
      return async () => {
        await one.attempt('seatBot', { id, seat: 1 }, { level: 'clerk' })
        await one.attempt('emptySeat', { id, seat: 1 })
      }
    },
  },
  {
    what: 'one colour after another',
    turns: 80,
    prepare: async (newcomer) => {
      const one = await newcomer()
      const id = await openTable(one, null)
      return (turn) => one.attempt('chooseHouse', { id }, { house: turn % 2 })
    },
  },
]

const whileItRuns: Attack[] = [
  {
    what: 'a whole game, wanted to be ended at each move',
    turns: 1,
    prepare: byTwo(async (one, two) => async () => {
      const id = await startTable(one, two)
      // One alone: both would end it.
      for (let move = 0; await play(id, [one, two], move); move++) await one.attempt('abandon', { id })
    }),
  },
  {
    what: 'moves taken back',
    turns: 40,
    prepare: byTwo(async (one, two) => {
      const id = await startTable(one, two)
      return async () => {
        await play(id, [one, two], 1)
        for (const person of [one, two]) await person.attempt('takeBack', { id })
        for (const person of [one, two]) await person.attempt('answerTakeBack', { id }, { agree: false })
      }
    }),
  },
  {
    what: 'going away and coming back',
    turns: 30,
    prepare: byTwo(async (one, two) => {
      const id = await startTable(one, two)
      return async () => {
        await two.attempt('goAway', { id })
        await two.attempt('comeBack', { id })
      }
    }),
  },
  {
    what: 'leaving and coming back',
    turns: 40,
    prepare: byTwo(async (one, two) => {
      const id = await startTable(one, two, { standIns: 'never' })
      return async () => {
        await two.attempt('leaveSeat', { id })
        await two.attempt('comeBack', { id })
      }
    }),
  },
  {
    what: 'votes for a stand-in',
    turns: 20,
    prepare: byTwo(async (one, two) => {
      const id = await startTable(one, two)
      return async () => {
        await two.attempt('leaveSeat', { id })
        await one.attempt('voteStandIn', { id, seat: 1 })
        await two.attempt('comeBack', { id })
      }
    }),
  },
  {
    what: 'seats handed on',
    turns: 20,
    prepare: async (newcomer) => {
      const [host, ...others] = await Promise.all([newcomer(), newcomer(), newcomer()])
      const id = await startTable(host!, others[0]!)
      return async (turn) => {
        const [from, to] = turn % 2 === 0 ? others : others.toReversed()
        await from!.attempt('agreeHandover', { id })
        const { answer } = await host!.attempt('offerSeat', { id, seat: 1 })
        if (answer !== null) await to!.attempt('claimSeat', { id }, { claim: answer.claim })
      }
    },
  },
  {
    what: 'standing orders',
    turns: 40,
    prepare: byTwo(async (one, two) => {
      const id = await startTable(one, two)
      return async () => {
        for (const person of [one, two]) await person.attempt('giveOrder', { id }, { until: 'round' })
        for (const person of [one, two]) await person.attempt('withdrawOrder', { id })
      }
    }),
  },
  {
    what: 'holidays',
    turns: 10,
    prepare: byTwo(async (one, two) => {
      const id = await startTable(one, two, { pace: { kind: 'correspondence', hours: 12, holidayDays: 30 } })
      return async () => {
        await one.attempt('startHoliday', { id }, { days: 1 })
        await one.attempt('endHoliday', { id })
      }
    }),
  },
  {
    what: 'rematches',
    turns: 10,
    prepare: byTwo(async (one, two) => {
      let id = await openTable(one, two)
      return async () => {
        await one.call('start', { id }, {})
        for (const person of [one, two]) await person.attempt('abandon', { id })
        const [next] = await Promise.all([one, two].map((person) => person.call('rematch', { id })))
        id = next!.table
      }
    }),
  },
]

export const ATTACKS: readonly Attack[] = [...identities, ...beforeTheStart, ...whileItRuns]
