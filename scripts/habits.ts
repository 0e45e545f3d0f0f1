// `npm run habits -- --players 3 --level mate --games 400 --seed S`: what Transatlantic's bots do at every table, and whether
// it is right. Prints with which flag seats open, how often each kind of card is played, which seat wins, how long they think,
// and how a seat fares whose favourite flag is swapped for each other one wherever it places a marker. `--openings` plays every
// game only until all seats have opened, and tells nothing else: enough for levels whose games take long. `--seats` leaves out
// the swaps; `--compensation` plays with that variant. `--money 190,170,140` tries out what else the seats might begin with,
// the start player first.

import { parseArgs } from 'node:util'
import { type AnyBot, estimate, simulate } from '@south-street/bots'
import { readRecord, seededRandom, winShares } from '@south-street/engine'
import { loadBot } from '@south-street/registry'
import {
  type Action,
  CARDS,
  FLAGS,
  type Flag,
  GOODS_MARKERS,
  type State,
  transatlantic,
} from '@south-street/transatlantic'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    level: { type: 'string', default: 'mate' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    openings: { type: 'boolean', default: false },
    seats: { type: 'boolean', default: false },
    compensation: { type: 'boolean', default: false },
    money: { type: 'string' },
  },
})
const players = Number(values.players)
const games = Number(values.games)
const asked = await loadBot(transatlantic.id, transatlantic.rules, values.level, players)
/** The processor time of every decision, in milliseconds. */
const times: number[] = []
const bot: AnyBot = {
  ...asked,
  decide: (...question) => {
    const before = process.cpuUsage()
    const action = asked.decide(...question)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    return action
  },
}

function markersOf(action: Action): readonly Flag[] {
  if (action.type !== 'invest') return []
  if (action.option === 'bunker') return [FLAGS.indexOf('COAL')]
  if (action.option === 'markers') return action.markers
  return 'marker' in action && action.marker !== undefined ? [action.marker] : []
}

/** The same action with another marker in the favourite's place. */
function swapped(action: Action, favourite: Flag, other: Flag): Action {
  if (action.type !== 'invest') return action
  if ('marker' in action && action.marker === favourite) return { ...action, marker: other }
  if (!('markers' in action)) return action
  // Kept in the order of the flags, as the listed actions are.
  const markers = action.markers.map((flag) => (flag === favourite ? other : flag)).sort((a, b) => a - b)
  return { ...action, markers }
}

/** Plays as the bot does, but never places the favourite where the other can be had. */
function swapping(favourite: Flag, other: Flag): AnyBot {
  return {
    ...bot,
    name: 'swapping',
    decide: (view, actions, random) => {
      const action = bot.decide(view, actions, random) as Action
      const instead = JSON.stringify(swapped(action, favourite, other))
      return actions.find((one) => JSON.stringify(one) === instead) ?? action
    },
  }
}

const options = { players, president: false, compensation: values.compensation }

/** By seat, the first marker. Plays no further. */
function findOpenings(number: number): Map<number, Flag> {
  const seed = `${values.seed}-${number}`
  const state = transatlantic.setup(options, transatlantic.deal(options, seededRandom('deal', seed)))
  const opened = new Map<number, Flag>()
  for (let moves = 0; state.actor >= 0 && opened.size < players; moves++) {
    const { actor } = state
    const [view, actions] = [transatlantic.view(state, actor), transatlantic.legal(state, actor)]
    const action = bot.decide(view, actions, seededRandom('decision', seed, actor, moves)) as Action
    const [first] = markersOf(action)
    if (first !== undefined && !opened.has(actor)) opened.set(actor, first)
    transatlantic.apply(state, actor, action)
  }
  return opened
}

/** The game, or one in which the seats begin with other money. */
const tried: typeof transatlantic = {
  ...transatlantic,
  setup: (chosen, dealt) => {
    const state = transatlantic.setup(chosen, dealt)
    const money = values.money?.split(',').map(Number)
    if (money !== undefined)
      state.money = state.money.map((_, seat) => money[(seat - state.startSeat + players) % players]!)
    return state
  },
}

/** By seat, the share of the win; and who began. */
function play(number: number, bots: readonly AnyBot[]) {
  const { state, record } = simulate(tried, options, `${values.seed}-${number}`, bots)
  const { startSeat } = state as State
  return { shares: winShares(transatlantic.score(state as State)), startSeat, record }
}

const openings = new Map<Flag, number>()
const played = new Map<string, number>()
const wins: number[][] = Array.from({ length: players }, () => [])
const seats = games * players
function printOpenings(): void {
  console.log(`${values.level}, ${players} seats, ${games} games, seed ${values.seed}`)
  console.log('\nfirst marker of a seat:')
  for (const [flag, count] of [...openings].sort((a, b) => b[1] - a[1]))
    console.log(`  ${FLAGS[flag]!.padEnd(10)} ${((100 * count) / seats).toFixed(1)} %`)
}

if (values.openings) {
  for (let number = 0; number < games; number++)
    for (const flag of findOpenings(number).values()) openings.set(flag, (openings.get(flag) ?? 0) + 1)
  printOpenings()
  process.exit()
}

for (let number = 0; number < games; number++) {
  const { shares, startSeat, record } = play(number, Array<typeof bot>(players).fill(bot))
  for (const [seat, share] of shares.entries()) wins[(seat - startSeat + players) % players]!.push(share)
  const opened = new Set<number>()
  for (const { seat, action } of readRecord(record, [transatlantic]).moves) {
    if (action.type === 'play') {
      const { type } = CARDS[action.card]!
      played.set(type, (played.get(type) ?? 0) + 1)
    }
    const [first] = markersOf(action)
    if (first === undefined || opened.has(seat)) continue
    opened.add(seat)
    openings.set(first, (openings.get(first) ?? 0) + 1)
  }
}

const percent = (list: readonly number[]): string => {
  const { mean, error } = estimate(list)
  return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`
}
printOpenings()
console.log('\ncards played, a seat and game:')
for (const type of new Set(CARDS.map((card) => card.type)))
  console.log(`  ${type.padEnd(14)} ${((played.get(type) ?? 0) / seats).toFixed(2)}`)
console.log('\nwon by the seats in the order of their turns:')
for (const [turn, shares] of wins.entries()) console.log(`  ${turn + 1}. ${percent(shares)}`)
times.sort((a, b) => a - b)
console.log(
  `\nmilliseconds a decision: ${(times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(1)} in the mean,`,
  `${times[Math.floor(0.99 * times.length)]!.toFixed(1)} at most in 99 of 100, ${times.at(-1)!.toFixed(1)} at most`,
)
if (values.seats) process.exit()

const favourite = [...openings].filter(([flag]) => GOODS_MARKERS.includes(flag)).sort((a, b) => b[1] - a[1])[0]![0]
console.log(
  `\nwon by one seat that places another marker than ${FLAGS[favourite]} (${(100 / players).toFixed(1)} % is fair):`,
)
const others = GOODS_MARKERS.filter((other) => other !== favourite).map((other) => {
  const swap = swapping(favourite, other)
  const shares = Array.from({ length: games }, (_, number) => {
    const seat = number % players
    return play(
      number,
      Array.from({ length: players }, (_, one) => (one === seat ? swap : bot)),
    ).shares[seat]!
  })
  return { other, shares, mean: estimate(shares).mean }
})
for (const { other, shares } of others.sort((a, b) => b.mean - a.mean))
  console.log(`  ${FLAGS[other]!.padEnd(10)} ${percent(shares)}`)
