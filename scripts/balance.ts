// `npm run balance -- FILE…`: how even Packet Row is, from records of games between bots (`south-street simulate --bots mate
// …`). Prints the tables of docs/balance.md, and with `--plot FOLDER` draws the scores and the seats.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawShares, type Estimate, estimate } from '@south-street/bots'
import { readRecord, type Score, winShares } from '@south-street/engine'
import { CARDS, packetRow, type State } from '@south-street/packet-row'

interface Played {
  readonly players: number
  readonly rounds: number
  readonly actions: number
  readonly scores: readonly Score[]
  /** By seat, ties shared. */
  readonly shares: readonly number[]
  readonly firstMaster: number
  readonly startingContracts: readonly number[]
  /** By kind of card, how many were taken. */
  readonly taken: ReadonlyMap<string, number>
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { plot: { type: 'string' } } })
const games = positionals.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').map(replayLine))

function replayLine(line: string): Played {
  const record = readRecord(JSON.parse(line), [packetRow])
  const { players } = record.options
  const state: State = packetRow.setup(record.options, record.deal)
  const taken = new Map<string, number>()
  for (const { seat, action } of record.moves) {
    if (action.type === 'take') {
      const { kind } = CARDS[action.card]!
      taken.set(kind, (taken.get(kind) ?? 0) + 1)
    }
    packetRow.apply(state, seat, action)
  }
  const scores = packetRow.score(state)
  return {
    players,
    rounds: state.round + 1,
    actions: record.moves.length,
    scores,
    shares: winShares(scores),
    firstMaster: record.deal.harbourMaster,
    startingContracts: record.deal.startingContracts,
    taken,
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length
const figure = ({ mean: value, error }: Estimate): string => `${(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)}`

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  console.log('')
}

const counts = [...new Set(games.map(({ players }) => players))].sort()
const of = (players: number): Played[] => games.filter((game) => game.players === players)

printTable(
  ['seats', 'games', 'rounds', 'actions', 'score', 'winner’s score', 'buildings', 'money', 'bankers'],
  counts.map((players) => {
    const played = of(players)
    const scores = played.flatMap((game) => game.scores)
    const item = (name: string): string =>
      mean(scores.map((score) => score.items.find((one) => one.name === name)!.points)).toFixed(1)
    const best = played.map((game) => Math.max(...game.scores.map(({ total }) => total)))
    return [
      String(players),
      String(played.length),
      mean(played.map((game) => game.rounds)).toFixed(1),
      mean(played.map((game) => game.actions)).toFixed(0),
      mean(scores.map(({ total }) => total)).toFixed(1),
      mean(best).toFixed(1),
      item('cards'),
      item('money'),
      item('bankers'),
    ]
  }),
)

/** Win shares by how far left of the first harbour master a seat is. */
const seatShares = new Map(
  counts.map((players) => {
    const steps = Array.from({ length: players }, (_, step) => step)
    return [
      players,
      steps.map((step) => estimate(of(players).map((game) => game.shares[(game.firstMaster + step) % players]!))),
    ]
  }),
)
printTable(
  ['seats', 'fair', ...[0, 1, 2, 3, 4].map((step) => (step === 0 ? 'first harbour master' : `${step} to the left`))],
  [...seatShares].map(([players, shares]) => [
    String(players),
    (100 / players).toFixed(1),
    ...Array.from({ length: 5 }, (_, step) => (shares[step] === undefined ? '' : figure(shares[step]))),
  ]),
)

const startShares = CARDS.flatMap((card, contract) => {
  if (!card.starting) return []
  // Against a fair share, so that all numbers of seats count together.
  const gains = games.flatMap((game) => {
    const seat = game.startingContracts.indexOf(contract)
    return seat < 0 ? [] : [game.shares[seat]! - 1 / game.players]
  })
  return [{ name: card.id.replace('start/contract/', ''), gain: estimate(gains) }]
})
printTable(
  ['starting contract', 'win share above fair, points'],
  startShares.map(({ name, gain }) => [name, figure(gain)]),
)

const kinds = [...new Set(games.flatMap(({ taken }) => [...taken.keys()]))]
printTable(
  ['kind of card', ...counts.map((players) => `taken a seat, ${players} seats`)],
  kinds.map((kind) => [
    kind,
    ...counts.map((players) => mean(of(players).map((game) => (game.taken.get(kind) ?? 0) / players)).toFixed(2)),
  ]),
)

if (values.plot !== undefined) {
  const bars = [...seatShares].flatMap(([players, shares]) =>
    shares.map((share, step) => ({ label: `${players} seats, seat ${step + 1}`, ...share, fair: 1 / players })),
  )
  writeFileSync(
    join(values.plot, 'balance-seats.svg'),
    drawShares('Win share by seat, counted from the first harbour master', bars, 0.6),
  )
  const contracts = startShares.map(({ name, gain }) => ({
    label: name,
    mean: gain.mean + 0.25,
    error: gain.error,
    fair: 0.25,
  }))
  writeFileSync(
    join(values.plot, 'balance-contracts.svg'),
    drawShares('Win share by starting contract (25 % is fair)', contracts, 0.6),
  )
}
