// `npm run learning-curve -- --game transatlantic --players 3 --games 20000 --plot FILE`: trains a net from nothing, beside the
// weights that are there, and after every doubling plays it as a mate against the shipped clerk and the shipped mate. Prints the
// win shares, and draws them.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type AnyBot, type Curve, drawCurves, duelBlocks, type Estimate, estimate, simulate } from '@south-street/bots'
import { type AnyGame, chooseOptions, winShares } from '@south-street/engine'
import { findGame, GAMES, loadBot } from '@south-street/registry'
import { loadCourse } from '@south-street/registry/workshop'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAMES[0]!.id },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '32000' },
    first: { type: 'string', default: '500' },
    duels: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'curve' },
    plot: { type: 'string' },
  },
})
const game = findGame(values.game)
const course = game && (await loadCourse(game.id))
if (!game || !course) throw new Error(`the bots of ${values.game} do not learn`)
const [players, last, duels] = [values.players, values.games, values.duels].map(Number) as [number, number, number]

const RIVALS = ['clerk', 'mate']
const curves: (Curve & { points: { x: number; y: number; error: number }[] })[] = RIVALS.map((rival) => ({
  label: `against ${players === 2 ? 'a' : players - 1} shipped ${rival}${players === 2 ? '' : 's'}`,
  points: [],
}))

/** One learner among rivals of one kind, in every seat in turn. */
function measure(learner: AnyBot, rival: AnyBot, { id }: AnyGame): Estimate {
  const blocks = duelBlocks('learner', 'rival', players, duels, `${values.seed}/${id}`)
  return estimate(
    blocks.map(({ tables }) => {
      const shares = tables.map(({ bots, seed }) => {
        const seated = bots.map((name) => (name === 'learner' ? learner : rival))
        const { state } = simulate(game!, chooseOptions(game!, players), seed, seated)
        return winShares(game!.score(state))[bots.indexOf('learner')]!
      })
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    }),
  )
}

const rivals = await Promise.all(RIVALS.map((name) => loadBot(game.id, game.rules, name, players)))
const lessons = course.begin('net', players, values.seed, undefined)
// A file has a linear value beside its net; here nobody asks for it.
const [linear] = [
  course.write('linear', players, course.begin('linear', players, values.seed, undefined).trained(), undefined),
]
console.log(
  `${game.id}, ${players} seats: games of training, ${RIVALS.map((name) => `win share against ${name}s`).join(', ')}`,
)
for (let next = Number(values.first); next <= last; next *= 2) {
  while (lessons.games < next) lessons.step(1 - lessons.games / last)
  const learner = course.seat('mate', players, course.write('net', players, lessons.trained(), linear))
  const shares = rivals.map((rival) => measure(learner, rival, game))
  for (const [i, { mean, error }] of shares.entries()) curves[i]!.points.push({ x: next, y: mean, error })
  const said = shares.map(({ mean, error }) => `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`)
  console.log(`${String(next).padStart(7)}  ${said.join('  ')}`)
}

if (values.plot !== undefined) {
  const ticks = curves[0]!.points.map(({ x }) => x)
  const fair: Curve = {
    label: 'fair',
    isAim: true,
    points: [ticks[0]!, ticks.at(-1)!].map((x) => ({ x, y: 1 / players })),
  }
  const across = {
    label: 'games of training',
    ticks,
    isLogarithmic: true,
    say: (tick: number) => tick.toLocaleString('en'),
  }
  const up = { label: 'win share', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], say: (tick: number) => `${100 * tick} %` }
  writeFileSync(
    values.plot,
    drawCurves(`What a net learns: ${game.id}, ${players} seats`, across, up, [...curves, fair]),
  )
}
