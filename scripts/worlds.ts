// `npm run worlds -- [--players 4] [--positions 200] [--worlds 24] [--seed S]`: how far the worlds that Packet Row's bots imagine are from
// the real one. Positions come from mates' games. In each the two options that look best are played out to the end by mates, in
// worlds with the rivals' true starting contracts, with contracts dealt anew and with contracts read from what the rivals
// hold; the talons are the same in all three.

import { parseArgs } from 'node:util'
import { estimate, OnePly } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { packetRow, type State } from '@south-street/packet-row'
import {
  createMind,
  hidingRivals,
  loadValues,
  ReadContracts,
  shuffleTalons,
  unseenContracts,
} from '@south-street/packet-row/bots'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    positions: { type: 'string', default: '200' },
    worlds: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'gate' },
  },
})
const players = Number(values.players)
const worlds = Number(values.worlds)
const { net, contracts } = await loadValues(players)
if (contracts === null) throw new Error('there are no weights for the contracts: npm run train -- --what contracts')
const { value } = net
const mind = createMind(players, net.detail)
const mate = new OnePly(mind, value, packetRow.search!.maxCodes)
const read = new ReadContracts(contracts)

/** One decision of each game, with at least two answers and as many hidden contracts as there are, or two. */
function positionOf(game: number): State | null {
  const random = seededRandom('worlds', values.seed, players, game)
  const state = packetRow.setup({ players }, packetRow.deal({ players }, random))
  const found: State[] = []
  value.startAfresh()
  while (state.actor >= 0) {
    const options = mate.appraise(state, state.actor, random)
    if (options > 1 && hidingRivals(state, state.actor).length >= Math.min(2, players - 1))
      found.push(mind.clone(state))
    mind.play(state, state.actor, mate.choose(state, state.actor, random))
  }
  return found.length === 0 ? null : found[random.below(found.length)]!
}

/** What the contracts are worth knowing: of every hidden one, the logarithm of the chance that was given to it. */
const losses = { read: [] as number[], uniform: [] as number[], chance: [] as number[] }

function readAll(state: State): void {
  const hiding = hidingRivals(state, state.actor)
  read.watch(state, state.actor)
  for (const rival of hiding) {
    const chance = read.chance(rival, state.hands[rival]![0]!)
    losses.read.push(-Math.log(chance))
    losses.uniform.push(Math.log(unseenContracts(state, hiding).length))
    losses.chance.push(chance)
  }
}

const KINDS = ['true', 'dealt anew', 'read'] as const
type Kind = (typeof KINDS)[number]

function imagine(state: State, kind: Kind, world: number, seed: string): State {
  const imagined = mind.clone(state)
  // The talons first, from a source of their own, so that they are the same whatever happens to the contracts.
  if (kind !== 'true') mind.resample(imagined, state.actor, seededRandom('contracts', seed, world))
  if (kind === 'read') read.deal(imagined, seededRandom('read', seed, world))
  imagined.talons = state.talons.map((talon) => talon.slice())
  imagined.box = [...imagined.box.filter((card) => !isDeckCard(card)), ...state.box.filter(isDeckCard)]
  shuffleTalons(imagined, seededRandom('talons', seed, world))
  return imagined
}

const deckCards = new Set(
  packetRow.setup({ players: 3 }, packetRow.deal({ players: 3 }, seededRandom('decks'))).talons.flat(),
)
function isDeckCard(card: number): boolean {
  return deckCards.has(card)
}

const rewards = new Float64Array(8)

function playOut(from: State, option: number, seat: number, seed: string): number {
  const state = mind.clone(from)
  value.startAfresh()
  const random = seededRandom('play', seed)
  mind.play(state, seat, option)
  while (state.actor >= 0) mind.play(state, state.actor, mate.choose(state, state.actor, random))
  mind.reward(state, rewards)
  return rewards[seat]!
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

/** Of paired differences in one position: their mean, and how much of its square is chance. */
function differ(these: readonly number[], those: readonly number[]): { mean: number; chance: number } {
  const differences = these.map((one, i) => one - those[i]!)
  const middle = mean(differences)
  const variance = differences.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (differences.length - 1)
  return { mean: middle, chance: variance / differences.length }
}

const root = (square: number): number => Math.sqrt(Math.max(0, square))
const results = new Map<Kind, { errors: ReturnType<typeof differ>[]; choices: ReturnType<typeof differ>[] }>()
for (const kind of KINDS) results.set(kind, { errors: [], choices: [] })
let done = 0
for (let game = 0; done < Number(values.positions); game++) {
  const state = positionOf(game)
  if (state === null) continue
  readAll(state)
  const seat = state.actor
  const count = mate.appraise(state, seat, seededRandom('sight', game))
  const ranked = Array.from({ length: count }, (_, i) => i).sort((a, b) => mate.logits[b]! - mate.logits[a]!)
  const best = ranked.slice(0, 2).map((i) => mate.options[i]!)
  const played = new Map(
    KINDS.map((kind) => [
      kind,
      best.map((option) =>
        Array.from({ length: worlds }, (_, world) =>
          playOut(
            imagine(state, kind, world, `${values.seed} ${game}`),
            option,
            seat,
            `${values.seed} ${game} ${world}`,
          ),
        ),
      ),
    ]),
  )
  const [first, second] = played.get('true')!
  for (const kind of KINDS) {
    const [own, other] = played.get(kind)!
    results.get(kind)!.errors.push(differ(own!, first!))
    const [gaps, real] = [own!.map((one, i) => one - other![i]!), first!.map((one, i) => one - second![i]!)]
    results.get(kind)!.choices.push(differ(gaps, kind === 'true' ? gaps.map(() => 0) : real))
  }
  done++
  if (done % 20 === 0) console.error(`${done} positions`)
}

const loss = mean(losses.read)
console.log(`${players} seats, ${done} positions, ${worlds} worlds each, seed ${values.seed}`)
console.log(
  `log-loss ${loss.toFixed(3)}, uniform ${mean(losses.uniform).toFixed(3)}: better by ${(mean(losses.uniform) - loss).toFixed(3)}`,
)
console.log(`chance given to the true contract ${mean(losses.chance).toFixed(3)} (${losses.chance.length} contracts)`)
for (const kind of KINDS) {
  const { errors, choices } = results.get(kind)!
  const bias = estimate(errors.map((one) => one.mean))
  const off = root(mean(errors.map((one) => one.mean ** 2 - one.chance)))
  const gap = root(mean(choices.map((one) => one.mean ** 2 - one.chance)))
  const what = kind === 'true' ? 'size of the difference between two options' : 'error of the difference'
  console.log(
    `${kind}: too hopeful by ${bias.mean.toFixed(3)} ± ${bias.error.toFixed(3)}, rms ${off.toFixed(3)}; ${what} ${gap.toFixed(3)}`,
  )
}
