import { type CreatedEntry, createTable, decide, giveOrder, type PersonCommand, seatOf } from '@south-street/table'
import type { Call, Handlers } from '../call.ts'
import { askerOf, markRequest, readKey, requestOf } from '../call.ts'
import { repeat } from '../once.ts'
import { type HttpParts, publicUrl, seeTable } from '../parts.ts'
import { HttpProblem, RefusedAtTable } from '../problem.ts'
import { hashSecret, newId, newSecret } from '../secrets.ts'
import { chooseLanguage, sayFault } from '../words.ts'
import { shownOrder } from './reading.ts'

type Names =
  | 'createTable'
  | 'takeSeat'
  | 'leaveSeat'
  | 'seatBot'
  | 'emptySeat'
  | 'start'
  | 'act'
  | 'takeBack'
  | 'answerTakeBack'
  | 'giveOrder'
  | 'withdrawOrder'
  | 'say'
  | 'goAway'
  | 'comeBack'
  | 'voteStandIn'
  | 'agreeHandover'
  | 'offerSeat'
  | 'claimSeat'
  | 'abandon'
  | 'rematch'
  | 'close'
  | 'closeByOperator'

/** Whoever has not been heard of for so long counts as absent. */
const ABSENT_MS = 10 * 60_000

type AtTable = Pick<Call<'start'>, 'visitor' | 'request' | 'params'>

export function tableHandlers(parts: HttpParts): Handlers<Names> {
  const { store, service, once, now } = parts

  const perform = async (call: AtTable, command: PersonCommand) => {
    const { id } = call.params
    const live = await seeTable(parts, id, call.visitor)
    const outcome = await service.perform(id, { by: askerOf(call.visitor), command }, requestOf(call))
    if (outcome.refusal === null) return outcome
    if (typeof outcome.refusal === 'string') throw new HttpProblem(outcome.refusal)
    throw new RefusedAtTable(outcome.refusal, live.game)
  }
  const done = async (call: AtTable, command: PersonCommand) => ({ revision: (await perform(call, command)).revision })

  const isAbsent = async (call: Call<'offerSeat' | 'voteStandIn'>): Promise<boolean> => {
    const { table } = await seeTable(parts, call.params.id, call.visitor)
    const holder = table.seats[call.params.seat]
    if (holder?.kind !== 'person') return false
    const owner = await store.identities.find(holder.person)
    return owner === null || owner.seenAt < now() - ABSENT_MS
  }

  return {
    createTable: async (call) => {
      const { visitor, request } = call
      const entry = createdBy(parts, call)
      const answer = { table: entry.table, revision: 1 }
      const mark = markRequest(request)
      const kept = { scope: visitor.id, key: readKey(request), body: { mark, answer }, at: now() }
      const before = await service.create(entry, kept)
      return before === null ? answer : repeat(before.answered as typeof kept.body, mark)
    },
    takeSeat: (call) => done(call, { kind: 'take-seat', seat: call.body.seat ?? null }),
    leaveSeat: (call) => done(call, { kind: 'leave-seat' }),
    seatBot: (call) => done(call, { kind: 'seat-bot', seat: call.params.seat, level: call.body.level }),
    emptySeat: (call) => done(call, { kind: 'empty-seat', seat: call.params.seat }),
    start: (call) => done(call, { kind: 'start' }),
    act: (call) => {
      const { decision = null, action, hint } = call.body
      return done(call, { kind: 'act', decision, action, ...(hint && { hint }) })
    },
    takeBack: (call) => done(call, { kind: 'take-back' }),
    answerTakeBack: (call) => done(call, { kind: 'answer-take-back', agree: call.body.agree }),
    say: (call) => done(call, { kind: 'chat', text: call.body.text }),
    goAway: (call) => done(call, { kind: 'go-away' }),
    comeBack: (call) => done(call, { kind: 'come-back' }),
    agreeHandover: (call) => done(call, { kind: 'agree-handover' }),
    abandon: (call) => done(call, { kind: 'agree-abandon' }),
    close: (call) => done(call, { kind: 'close' }),
    voteStandIn: async (call) =>
      done(call, { kind: 'vote-stand-in', seat: call.params.seat, absent: await isAbsent(call) }),
    offerSeat: async (call) => {
      const { id, seat } = call.params
      const claim = newSecret()
      const absent = await isAbsent(call)
      const outcome = await perform(call, { kind: 'offer-seat', seat, claim: hashSecret(claim), absent })
      if (outcome.isRepeat) throw new HttpProblem('secret-shown-once')
      const link = `${publicUrl(parts, call.request)}/t/${id}#claim=${claim}`
      return { claim, link, revision: outcome.revision }
    },
    claimSeat: async (call) => {
      // Whoever holds the link need not be let in as a spectator first.
      const { id } = call.params
      const command = { kind: 'claim-seat', claim: hashSecret(call.body.claim) } as const
      const outcome = await service.perform(id, { by: askerOf(call.visitor), command }, requestOf(call))
      if (outcome.refusal === null) return { revision: outcome.revision }
      if (typeof outcome.refusal === 'string') throw new HttpProblem(outcome.refusal)
      throw new RefusedAtTable(outcome.refusal, (await service.open(id))!.game)
    },
    giveOrder: (call) =>
      once.run(call, async () => {
        const { id } = call.params
        const { game, table } = await seeTable(parts, id, call.visitor)
        const seat = seatOf(table, call.visitor.id)
        if (seat === null) throw new HttpProblem('not-seated')
        const { order, refusal } = giveOrder(game, table, seat, call.body)
        if (refusal !== null) throw new RefusedAtTable(refusal, game)
        await service.setOrder(id, seat, order)
        return { order: shownOrder(order) }
      }),
    withdrawOrder: (call) =>
      once.run(call, async () => {
        const { id } = call.params
        const { table } = await seeTable(parts, id, call.visitor)
        const seat = seatOf(table, call.visitor.id)
        if (seat === null) throw new HttpProblem('not-seated')
        await service.setOrder(id, seat, null)
        return { order: null }
      }),
    rematch: async (call) => {
      const { id } = call.params
      const { game, table } = await seeTable(parts, id, call.visitor)
      const by = askerOf(call.visitor)
      const command = { kind: 'rematch', table: newId() } as const
      // Asked first without effect: a table that nobody needs is not set up.
      const wanted = decide(game, table, { by, command }, service.context(game.id))
      const created = wanted.refusal === null ? wanted.creates : undefined
      if (created !== undefined) await service.create(created)
      try {
        await perform(call, command)
      } catch (error) {
        if (created !== undefined) await store.tables.remove(command.table)
        throw error
      }
      const next = (await service.open(id))!.table.next!
      if (created !== undefined && next !== command.table) await store.tables.remove(command.table)
      return { table: next, revision: 1 }
    },
    closeByOperator: async ({ params }) => {
      const outcome = await service.perform(params.id, { by: null, command: { kind: 'close-by-operator' } })
      if (outcome.refusal !== null) throw new HttpProblem('no-such-table')
      return { revision: outcome.revision }
    },
  }
}

function createdBy({ service }: HttpParts, { body, visitor, request }: Call<'createTable'>): CreatedEntry {
  const { game: id, sit, ...wish } = body
  const game = service.shelf.find(id)
  if (game === undefined) throw new HttpProblem('game-unknown')
  const by = askerOf(visitor)
  const seats = sit ? [by] : []
  const { entries, refusal } = createTable(game, { ...wish, table: newId(), seats }, by, service.context(id))
  if (refusal === null) return entries[0]
  if (refusal.of !== 'form') throw new RefusedAtTable(refusal, game)
  const reason = sayFault(chooseLanguage(request.headers['accept-language']), refusal.code, refusal.params)
  throw new HttpProblem('options-malformed', { place: refusal.place ?? '', reason })
}
