import { OnePly, power } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { CARDS, packetRow, type State } from '@south-street/packet-row'
import { createMind, hidingRivals, loadValues, ReadContracts, unseenContracts } from '@south-street/packet-row/bots'
import { describe, expect, test } from 'vitest'

/** The start of every third round of a game between mates. */
async function matesGame(players: number, seed: string): Promise<State[]> {
  const { net } = await loadValues(players)
  const mind = createMind(players, net.detail)
  const mate = new OnePly(mind, net.value, packetRow.search!.maxCodes)
  const random = seededRandom(seed, players)
  const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
  const found: State[] = []
  for (let round = 3; state.actor >= 0; ) {
    if (state.round === round) {
      found.push(packetRow.clone(state))
      round += 3
    }
    mind.play(state, state.actor, mate.choose(state, state.actor, random))
  }
  return found
}

async function reader(players: number): Promise<ReadContracts> {
  return new ReadContracts((await loadValues(players)).contracts!)
}

describe.each([2, 3, 4, 5])('reading the rivals’ starting contracts with %i seats', (players) => {
  test('uses only what the seat may know: every game with the same view gives the same worlds', async () => {
    const [one, other] = [await reader(players), await reader(players)]
    for (const [i, state] of (await matesGame(players, 'same')).entries()) {
      const seat = state.actor
      const twin = packetRow.sample(packetRow.view(state, seat), seededRandom('twin', i))
      one.watch(state, seat)
      other.watch(twin, seat)
      for (let world = 0; world < 5; world++) {
        const [a, b] = [packetRow.clone(state), packetRow.clone(twin)]
        one.deal(a, seededRandom(i, world))
        other.deal(b, seededRandom(i, world))
        expect(b.hands).toEqual(a.hands)
        expect(packetRow.check(a)).toEqual([])
        expect(packetRow.view(a, seat)).toEqual(packetRow.view(state, seat))
      }
    }
  })

  test('gives the true contract more than a fair chance', async () => {
    const read = await reader(players)
    let gained = 0
    let looks = 0
    for (const seed of ['first', 'second', 'third', 'fourth']) {
      for (const state of await matesGame(players, seed)) {
        const hiding = hidingRivals(state, state.actor)
        read.watch(state, state.actor)
        for (const rival of hiding) {
          gained += read.chance(rival, state.hands[rival]![0]!) - 1 / unseenContracts(state, hiding).length
          looks++
        }
      }
    }
    expect(looks).toBeGreaterThan(3)
    expect(gained / looks).toBeGreaterThan(0.03)
  })
})

test('draws assignments as often as they are likely, over all of them together', () => {
  // One weight: a contract is much likelier where its goods are there, whatever else there is.
  const weights = new Float32Array(44)
  for (let quarter = 0; quarter < 4; quarter++) weights[quarter * 11 + 1] = 3
  const state = packetRow.setup({ players: 3 }, packetRow.deal({ players: 3 }, seededRandom('draws')))
  const read = new ReadContracts(weights)
  const hiding = hidingRivals(state, 0)
  const unseen = unseenContracts(state, hiding)
  const wanted = CARDS[unseen[0]!]!
  const goods = CARDS.flatMap(({ kind, good, units }, card) =>
    kind === 'goods' && good === wanted.good && units === 3 ? [card] : [],
  )
  for (const talon of state.talons)
    for (const card of goods) if (talon.includes(card)) talon.splice(talon.indexOf(card), 1)
  // Both rivals hold six units of one good, and nothing else.
  for (const [i, rival] of hiding.entries()) state.hands[rival]!.push(...goods.slice(2 * i, 2 * i + 2))
  read.watch(state, 0)
  const fits = (card: number): boolean => CARDS[card]!.good === wanted.good
  const odds = (card: number): number => (fits(card) ? power(3) : 1)
  let [both, total, seen] = [0, 0, 0]
  for (const a of unseen) {
    for (const b of unseen) {
      if (a === b) continue
      total += odds(a) * odds(b)
      if (fits(a) && fits(b)) both += odds(a) * odds(b)
    }
  }
  const pairs = unseen.length * (unseen.length - 1)
  const fitting = unseen.filter(fits).length
  const expected = (0.9 * both) / total + (0.1 * fitting * (fitting - 1)) / pairs
  const draws = 4000
  const random = seededRandom('many')
  for (let i = 0; i < draws; i++) {
    read.deal(state, random)
    if (hiding.every((rival) => fits(state.hands[rival]![0]!))) seen++
  }
  expect(Math.abs(seen / draws - expected)).toBeLessThan(0.03)
})
