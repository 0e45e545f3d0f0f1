import { randomInt } from 'node:crypto'
import type { Json } from '@south-street/engine'
import type { Summary } from '@south-street/house'
import { eraseRemains, newErasure } from '../../house/erasure.ts'
import type { Call, Handlers } from '../call.ts'
import { type HttpParts, publicUrl } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { hashSecret, newId } from '../secrets.ts'
import { LIFETIMES } from '../visitors.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MOST_LISTED = 100
const MOST_LOGGED = 200
/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10
/** As long as ids are: so much of a code's hash names it. */
const CODE_NAME_LENGTH = 22

type Names =
  | 'announce'
  | 'appointOperator'
  | 'ban'
  | 'closeByOperator'
  | 'codes'
  | 'deletePerson'
  | 'deleteTable'
  | 'dismissOperator'
  | 'liftBan'
  | 'makeCode'
  | 'operatorLog'
  | 'operatorPeople'
  | 'operatorTables'
  | 'recoverByOperator'
  | 'setEntry'
  | 'withdrawAnnouncement'
  | 'withdrawCode'

type ByOperator = Pick<Call<Names>, 'visitor'>

/** Writes down what an operator has done, so that all operators can read it. */
type Log = (call: ByOperator, act: Names, about: string | null, detail?: Json) => Promise<void>

/** What the operator of a server alone may do. Everything that changes something is written down. */
export function operatorHandlers(parts: HttpParts): Handlers<Names> {
  const { store, now } = parts
  const log: Log = ({ visitor }, act, about, detail = {}) =>
    store.bridge.log({ id: newId(), at: now(), actor: visitor.person, act, about, detail })
  return { ...readingOf(parts), ...tablesOf(parts, log), ...peopleOf(parts, log), ...entryOf(parts, log) }
}

function readingOf({ store }: HttpParts): Handlers<'operatorLog' | 'operatorPeople' | 'operatorTables'> {
  return {
    operatorTables: async ({ query }) => {
      const rows = await store.bridge.tables(query.status ?? null, MOST_LISTED)
      // Who sits there, and nothing of what they hold.
      return { tables: rows.map(({ summary, ...row }) => ({ ...row, names: (summary as Summary).names })) }
    },
    operatorPeople: async ({ query }) => ({ people: await store.bridge.people(query.search ?? '', MOST_LISTED) }),
    operatorLog: async () => {
      const acts = await store.bridge.logged(MOST_LOGGED)
      return { acts: acts.map((act) => ({ ...act, actor: act.actor ?? '' })) }
    },
  }
}

function tablesOf({ house, store }: HttpParts, log: Log): Handlers<'closeByOperator' | 'deleteTable'> {
  return {
    closeByOperator: async (call) => {
      const { id } = call.params
      const outcome = await house.perform(id, { by: null, command: { kind: 'close-by-operator' } })
      if (outcome.refusal !== null) throw new HttpProblem('no-such-table')
      await log(call, 'closeByOperator', id)
      return { revision: outcome.revision }
    },
    deleteTable: async (call) => {
      const { id } = call.params
      if ((await store.tables.find(id)) === null) throw new HttpProblem('no-such-table')
      await store.tables.remove(id)
      await log(call, 'deleteTable', id)
      return {}
    },
  }
}

type OfPeople = 'appointOperator' | 'ban' | 'deletePerson' | 'dismissOperator' | 'liftBan' | 'recoverByOperator'

function peopleOf(parts: HttpParts, log: Log): Handlers<OfPeople> {
  const { store, visitors, now } = parts
  const erase = newErasure(parts)
  const demand = (isThere: boolean) => {
    if (!isThere) throw new HttpProblem('no-such-person')
  }
  return {
    deletePerson: async (call) => {
      const { person } = call.params
      if ((await store.identities.find(person)) !== null) await erase(person)
      else demand(await eraseRemains(parts, person))
      // Nobody's id is kept of whom nothing shall be kept.
      await log(call, 'deletePerson', null)
      return {}
    },
    ban: async (call) => {
      const { person } = call.params
      const until = now() + call.body.days * DAY_MS
      demand(await store.bridge.ban(person, until))
      await log(call, 'ban', person, { until })
      return { until }
    },
    liftBan: async (call) => {
      demand(await store.bridge.ban(call.params.person, null))
      await log(call, 'liftBan', call.params.person)
      return {}
    },
    appointOperator: async (call) => {
      demand(await store.bridge.appoint(call.params.person, now()))
      await log(call, 'appointOperator', call.params.person)
      return {}
    },
    dismissOperator: async (call) => {
      demand(await store.bridge.appoint(call.params.person, null))
      await log(call, 'dismissOperator', call.params.person)
      return {}
    },
    recoverByOperator: async (call) => {
      const { person } = call.params
      const found = await store.identities.find(person)
      demand(found !== null && found.isGone === undefined)
      const token = await visitors.addToken(person, 'recovery')
      await log(call, 'recoverByOperator', person)
      return { link: `${publicUrl(parts, call.request)}/#recover=${token}`, expiresAt: now() + LIFETIMES.recovery }
    },
  }
}

type OfEntry = 'announce' | 'codes' | 'makeCode' | 'setEntry' | 'withdrawAnnouncement' | 'withdrawCode'

/** Who may come in, and what everybody is told. */
function entryOf({ store, now }: HttpParts, log: Log): Handlers<OfEntry> {
  return {
    setEntry: async (call) => {
      const { entry } = call.body
      await store.bridge.setEntry(entry, now())
      await log(call, 'setEntry', entry)
      return {}
    },
    codes: async () => {
      const codes = await store.bridge.codes()
      return {
        codes: codes.map(({ hash, label, uses, most, expiresAt }) => ({
          ...{ id: hash.slice(0, CODE_NAME_LENGTH), label, uses, most, expiresAt },
        })),
      }
    },
    makeCode: async (call) => {
      const { label, most, days } = call.body
      const rest = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('')
      const code = `${label.toUpperCase()}-${rest}`
      const expiresAt = days === undefined ? null : now() + days * DAY_MS
      const named = label.toUpperCase()
      await store.bridge.addCode({ hash: hashSecret(code), label: named, most, createdAt: now(), expiresAt })
      await log(call, 'makeCode', named, { most, expiresAt })
      return { code }
    },
    withdrawCode: async (call) => {
      const codes = await store.bridge.codes()
      const found = codes.find(({ hash }) => hash.startsWith(call.params.code))
      if (found === undefined) throw new HttpProblem('no-such-code')
      await store.bridge.removeCode(found.hash)
      await log(call, 'withdrawCode', found.label)
      return {}
    },
    announce: async (call) => {
      const { text, hours } = call.body
      const until = now() + hours * HOUR_MS
      await store.bridge.setAnnouncement(text, until, now())
      await log(call, 'announce', text, { until })
      return {}
    },
    withdrawAnnouncement: async (call) => {
      await store.bridge.setAnnouncement('', 0, now())
      await log(call, 'withdrawAnnouncement', null)
      return {}
    },
  }
}
