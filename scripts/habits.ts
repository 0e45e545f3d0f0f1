// `npm run habits -- --players 3 --level mate --games 400 --seed S`: what Transatlantic's bots do at every table, and whether
// it is right. Prints with which flag seats open, how often each kind of card is played, which seat wins, and how a seat fares
// whose favourite flag is swapped for each other one wherever it places a marker.

import { parseArgs } from 'node:util'
import { type AnyBot, estimate, simulate } from '@south-street/bots'
import { readRecord, winShares } from '@south-street/engine'
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
  },
})
const players = Number(values.players)
const games = Number(values.games)
const bot = await loadBot(transatlantic.id, transatlantic.rules, values.level, players)

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

/** By seat, the share of the win. */
function play(number: number, bots: readonly AnyBot[]) {
  const options = { players, president: false, compensation: false }
  const { state, record } = simulate(transatlantic, options, `${values.seed}-${number}`, bots)
  return { shares: winShares(transatlantic.score(state as State)), record }
}

const openings = new Map<Flag, number>()
const played = new Map<string, number>()
const wins: number[][] = Array.from({ length: players }, () => [])
for (let number = 0; number < games; number++) {
  const { shares, record } = play(number, Array<typeof bot>(players).fill(bot))
  for (const [seat, share] of shares.entries()) wins[seat]!.push(share)
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
const seats = games * players
console.log(`${values.level}, ${players} seats, ${games} games, seed ${values.seed}`)
console.log('\nfirst marker of a seat:')
for (const [flag, count] of [...openings].sort((a, b) => b[1] - a[1]))
  console.log(`  ${FLAGS[flag]!.padEnd(10)} ${((100 * count) / seats).toFixed(1)} %`)
console.log('\ncards played, a seat and game:')
for (const type of new Set(CARDS.map((card) => card.type)))
  console.log(`  ${type.padEnd(14)} ${((played.get(type) ?? 0) / seats).toFixed(2)}`)
console.log('\nwon by seat:')
for (const [seat, shares] of wins.entries()) console.log(`  ${seat + 1}. ${percent(shares)}`)

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
