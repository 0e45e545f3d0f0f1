import type { AnyGame } from '@south-street/engine'
import type { ProblemCode, SpokenRoute } from '@south-street/protocol'
import type { PersonCommand, TableRefusal } from '@south-street/table'
import type { Spoken, SpokenHandlers } from '../call.ts'
import { askerOf, markRequest, readKey, requestOf } from '../call.ts'
import { type Kept, repeat } from '../once.ts'
import { type HttpParts, publicUrl, seeTable } from '../parts.ts'
import { HttpProblem, RefusedAtTable } from '../problem.ts'
import { SeatMarks } from '../seat-marks.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { isStranger } from './entry.ts'
import { shownOrder } from './reading.ts'

type AtTable = Pick<Spoken<'leaveSeat'>, 'visitor' | 'request' | 'params'>

export function tableHandlers(parts: HttpParts): SpokenHandlers<SpokenRoute | 'createTable'> {
  const { house, now, store, config } = parts
  const marks = new SeatMarks(store, now)

  const perform = async (call: AtTable, command: PersonCommand) => {
    const { id } = call.params
    const live = await seeTable(parts, id, call.visitor)
    // Before the move: the one that ends a game counts, too.
    if (config.ratings) await marks.note(live, call.visitor.id, call.request.ip)
    const outcome = await house.perform(id, { by: askerOf(call.visitor), command }, requestOf(call))
    return outcome.refusal === null ? outcome : refuse(outcome.refusal, live.game)
  }
  const done = async (call: AtTable, command: PersonCommand) => ({ revision: (await perform(call, command)).revision })

  return {
    createTable: async (call) => {
      if (await isStranger(parts, call.visitor.id)) throw new HttpProblem('invitation-needed')
      const { game: id, sit, ...wish } = call.body
      demandRatings(parts, wish.rated)
      const by = askerOf(call.visitor)
      const mark = markRequest(call.request)
      const answerFor = (table: string) => ({ mark, answer: { table, revision: 1 } })
      const key = readKey(call.request)
      const keep = (table: string) => ({ scope: by.person, key, body: answerFor(table), at: now() })
      const created = await house.create({ id }, { ...wish, seats: sit ? [by] : [] }, by, keep)
      if (created.refusal !== null) return refuse(created.refusal, house.shelf.find(id))
      return 'table' in created ? answerFor(created.table).answer : repeat(created.answered as Kept, mark)
    },
    takeSeat: (call) => done(call, { kind: 'take-seat', seat: call.body.seat ?? null }),
    leaveSeat: (call) => done(call, { kind: 'leave-seat' }),
    seatBot: (call) => done(call, { kind: 'seat-bot', seat: call.params.seat, level: call.body.level }),
    emptySeat: (call) => done(call, { kind: 'empty-seat', seat: call.params.seat }),
    chooseHouse: (call) => done(call, { kind: 'choose-house', house: call.body.house }),
    changeTerms: async (call) => {
      demandRatings(parts, call.body.rated)
      return done(call, { kind: 'change-terms', terms: call.body })
    },
    start: (call) => done(call, { kind: 'start', first: call.body.first ?? null }),
    act: (call) => {
      const { decision = null, action, hint } = call.body
      return done(call, { kind: 'act', decision, action, ...(hint && { hint }) })
    },
    takeBack: (call) => done(call, { kind: 'take-back' }),
    answerTakeBack: (call) => done(call, { kind: 'answer-take-back', agree: call.body.agree }),
    say: (call) => done(call, { kind: 'chat', text: call.body.text }),
    goAway: (call) => done(call, { kind: 'go-away' }),
    comeBack: (call) => done(call, { kind: 'come-back' }),
    startHoliday: (call) => done(call, { kind: 'start-holiday', days: call.body.days }),
    endHoliday: (call) => done(call, { kind: 'end-holiday' }),
    voteHandover: (call) => done(call, { kind: 'vote-handover', seat: call.params.seat }),
    reclaimSeat: (call) => done(call, { kind: 'reclaim-seat' }),
    agreeHandover: (call) => done(call, { kind: 'agree-handover' }),
    abandon: (call) => done(call, { kind: 'agree-abandon' }),
    close: (call) => done(call, { kind: 'close' }),
    voteStandIn: (call) => done(call, { kind: 'vote-stand-in', seat: call.params.seat }),
    offerSeat: async (call) => {
      const { id, seat } = call.params
      const claim = newSecret()
      const outcome = await perform(call, { kind: 'offer-seat', seat, claim: hashSecret(claim) })
      if (outcome.isRepeat) throw new HttpProblem('secret-shown-once')
      const link = `${publicUrl(parts, call.request)}/t/${id}#claim=${claim}`
      return { claim, link, revision: outcome.revision }
    },
    claimSeat: async (call) => {
      // Whoever holds the link need not be let in as a spectator first.
      const { id } = call.params
      const command = { kind: 'claim-seat', claim: hashSecret(call.body.claim) } as const
      const outcome = await house.perform(id, { by: askerOf(call.visitor), command }, requestOf(call))
      if (outcome.refusal !== null) return refuse(outcome.refusal, (await house.open(id))?.game)
      return { revision: outcome.revision }
    },
    ...orderHandlers(parts),
    rematch: async (call) => {
      const { id } = call.params
      const { game } = await seeTable(parts, id, call.visitor)
      const rematch = await house.rematch(id, askerOf(call.visitor), requestOf(call))
      return rematch.refusal === null ? { table: rematch.table, revision: 1 } : refuse(rematch.refusal, game)
    },
  }
}

function orderHandlers(parts: HttpParts): SpokenHandlers<'giveOrder' | 'withdrawOrder'> {
  const { house, once } = parts
  return {
    giveOrder: (call) =>
      once.run(call, async () => {
        const { id } = call.params
        const { game } = await seeTable(parts, id, call.visitor)
        const { order, refusal } = await house.giveOrder(id, call.visitor.id, call.body)
        return refusal === null ? { order: shownOrder(order) } : refuse(refusal, game)
      }),
    withdrawOrder: (call) =>
      once.run(call, async () => {
        const { id } = call.params
        const { game } = await seeTable(parts, id, call.visitor)
        const refusal = await house.withdrawOrder(id, call.visitor.id)
        return refusal === null ? { order: null } : refuse(refusal, game)
      }),
  }
}

function demandRatings({ config }: HttpParts, wanted: boolean | undefined): void {
  if (wanted === true && !config.ratings) throw new HttpProblem('ratings-off')
}

/** What a house or a table refuses becomes an answer in words. */
function refuse(refusal: TableRefusal | ProblemCode, game: AnyGame | undefined): never {
  if (typeof refusal === 'string') throw new HttpProblem(refusal)
  throw new RefusedAtTable(refusal, game!)
}
