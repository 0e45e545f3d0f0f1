import { seededRandom } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { carryOut, giveOrder, legalTexts, type Order, type OrderVerdict } from '@south-street/table'
import { createdBy, PEOPLE, Walk, walkRandomly } from '@south-street/table/test/random-table.ts'
import { describe, expect, test } from 'vitest'
import { permute } from './permute.ts'

const game = packetRow
const random = seededRandom('packet-row-table')

test.each([2, 3, 4, 5])('a table of %i keeps log and secrets sound', (players) => {
  let actions = 0
  for (const seed of ['a', 'b', 'c']) {
    const { log } = walkRandomly(game, players, `packet-row-${players}${seed}`, 400, permute as never)
    actions += log.filter(({ kind }) => kind === 'action').length
  }
  expect(actions).toBeGreaterThan(60)
})

class At extends Walk {
  get state(): { phase: string; round: number; area: number; actor: number; spaces: number[] } {
    return this.table.play!.state as never
  }

  act(seat: number, action: string): string | null {
    const command = { kind: 'act', decision: this.table.play!.decision, action } as const
    return this.run({ by: PEOPLE[seat]!, command }, random)
  }

  /** Passes where one can, else takes the first answer. */
  next(): void {
    const { actor } = this.state
    const texts = legalTexts(game, this.table, actor)
    expect(this.act(actor, texts.includes('pass') ? 'pass' : texts[0]!)).toBeNull()
  }

  order(seat: number, wish: Parameters<typeof giveOrder>[3]): Order {
    return giveOrder(game, this.table, seat, wish).order!
  }

  verdict(seat: number, order: Order): OrderVerdict['do'] {
    return carryOut(game, this.table, seat, order).do
  }
}

/** An area is chosen, and the seat after the harbour master is asked. */
function asked(): { at: At; seat: number } {
  const at = new At(game, createdBy(game, 3))
  for (const by of PEOPLE.slice(0, 3)) at.run({ by, command: { kind: 'take-seat', seat: null } }, random)
  at.run({ by: PEOPLE[0]!, command: { kind: 'start' } }, random)
  at.next()
  return { at, seat: at.state.actor }
}

describe('a standing order', () => {
  test('passes in this area only', () => {
    const { at, seat } = asked()
    const order = at.order(seat, { until: 'area' })
    const verdict = carryOut(game, at.table, seat, order)
    expect(verdict).toEqual({ do: 'pass', action: 'pass', decision: at.table.play!.decision })
    expect(at.act(seat, 'pass')).toBeNull()
    expect(at.verdict(seat, order)).toBe('wait')
    const { area } = at.state
    const { round } = at.state
    while (at.state.area === area) at.next()
    expect(at.verdict(seat, order)).toBe('lapse')
    // Nobody may have looked while an area was to be chosen.
    at.next()
    expect([at.state.round, at.state.area === area]).toEqual([round, false])
    expect(at.verdict(seat, order)).toBe('lapse')
  })

  test('passes through this round, and waits where nothing can be passed', () => {
    const { at, seat } = asked()
    const master = (seat + 2) % 3
    const orders = [seat, master].map((one) => ({ one, order: at.order(one, { until: 'round' }) }))
    const { round } = at.state
    while (at.state.phase !== 'choose') at.next()
    expect(at.state.round).toBe(round)
    for (const { one, order } of orders) expect(at.verdict(one, order)).toBe('wait')
    while (at.state.round === round) at.next()
    for (const { one, order } of orders) expect(at.verdict(one, order)).toBe('lapse')
  })

  test('passes until a card appears', () => {
    const { at, seat } = asked()
    const wish = (card: string) => giveOrder(game, at.table, seat, { until: 'card', card })
    expect(wish('no/such/card').refusal?.code).toBe('card-unknown')
    const offered = legalTexts(game, at.table, seat)
      .find((text) => text.startsWith('take '))!
      .split(' ')[1]!
    expect(wish(offered).refusal?.code).toBe('card-offered-already')
    expect(at.verdict(seat, { until: 'card', card: offered })).toBe('lapse')
    const { talons } = at.table.play!.deal as { talons: Record<string, string[]> }
    const undermost = talons.market!.at(-1)!
    expect(at.verdict(seat, wish(undermost).order!)).toBe('pass')
  })

  test('leaves the seat to the bot that stands in', () => {
    const { at, seat } = asked()
    const order = at.order(seat, { until: 'round' })
    at.run({ by: PEOPLE[seat]!, command: { kind: 'go-away' } }, random)
    expect(at.verdict(seat, order)).toBe('wait')
  })
})
