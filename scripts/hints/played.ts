import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type Distance, distanceOf, type PuzzleBench, type WrittenHint } from '@south-street/bots'
import type { GameTypes } from '@south-street/engine'
import { loadPuzzleBench } from '@south-street/registry/workshop'

const DISTANCES: readonly Distance[] = ['clear', 'little', 'close']
/** The best move and so many others of a hint are played out. */
const OTHERS = 3

/** How far the best move was said to be ahead of another, and how far it was in whole games. */
interface PlayedPair {
  readonly line: number
  readonly place: number
  readonly said: number
  readonly saidError: number
  readonly doubt: number
  readonly played: number
  readonly playedError: number
}

/**
 * Plays the moves of hints out, in whole games by mates and in worlds that the seat could not tell from the real one: how often is
 * what was called clear better indeed? What was played is kept beside the hints, so that a run that is broken off goes on.
 */
export async function playHints(path: string, hints: readonly WrittenHint[], worlds: number): Promise<void> {
  const kept = `${path}.played`
  const pairs = existsSync(kept) ? readPairs(kept) : []
  const first = pairs.reduce((last, { line }) => Math.max(last, line), 0)
  for (const [i, hint] of hints.entries()) {
    const line = i + 1
    if (line <= first) continue
    const bench = await loadPuzzleBench(hint.game, hint.players)
    if (bench === null) throw new Error(`nobody plays hints of ${hint.game} out`)
    const found = playHint(bench, hint, line, worlds)
    if (found.length > 0) appendFileSync(kept, found.map((pair) => `${JSON.stringify(pair)}\n`).join(''))
    pairs.push(...found)
  }
  tell(pairs)
}

function readPairs(path: string): PlayedPair[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PlayedPair)
}

function playHint(bench: PuzzleBench<GameTypes>, hint: WrittenHint, line: number, worlds: number): PlayedPair[] {
  const open = bench.listAnswers(hint.view as GameTypes['View']) ?? []
  // Two ways to go on may begin with the same move: the better one counts.
  const isFirst = (action: string, place: number) =>
    hint.answers.findIndex((other) => other.action === action) === place
  const answers = hint.answers.filter(({ action }, place) => isFirst(action, place))
  const shown = answers.slice(0, OTHERS + 1).flatMap((answer, place) => {
    const option = open.find(({ actions }) => actions.includes(answer.action))?.option
    return option === undefined ? [] : [{ place, option, answer }]
  })
  const [best, ...others] = shown
  if (best === undefined || best.place !== 0 || others.length === 0) return []
  const play = bench.openWorlds(hint.view as GameTypes['View'], bench.settings[0]!, `hint ${line}`)
  const options = shown.map(({ option }) => option)
  const shares = Array.from({ length: worlds }, (_, world) => play(world, options))
  return others.map(({ place, answer }, i) => ({
    line,
    place,
    said: best.answer.chance - answer.chance,
    saidError: answer.gapError,
    doubt: answer.doubt,
    ...meanOf(shares.map((world) => world[0]! - world[i + 1]!)),
  }))
}

function meanOf(list: readonly number[]): Pick<PlayedPair, 'played' | 'playedError'> {
  const played = list.reduce((sum, one) => sum + one, 0) / list.length
  const squares = list.reduce((sum, one) => sum + (one - played) ** 2, 0)
  return { played, playedError: Math.sqrt(squares / list.length / (list.length - 1)) }
}

function tell(pairs: readonly PlayedPair[]): void {
  console.log('| | pairs | said | played | ahead | behind by two standard errors |')
  console.log('|---|---|---|---|---|---|')
  for (const [name, of] of [
    ['best and next', pairs.filter(({ place }) => place === 1)],
    ['best and any other', pairs],
  ] as const) {
    for (const distance of DISTANCES) {
      const some = of.filter(({ said, saidError, doubt }) => distanceOf(said, saidError, doubt) === distance)
      const mean = (key: 'said' | 'played'): string =>
        (some.reduce((sum, pair) => sum + pair[key], 0) / some.length).toFixed(3)
      const share = (is: (pair: PlayedPair) => boolean): string =>
        `${((100 * some.filter(is).length) / some.length).toFixed(0)} %`
      const figures = [
        mean('said'),
        mean('played'),
        share(({ played }) => played > 0),
        share(({ played, playedError }) => played < -2 * playedError),
      ]
      console.log(`| ${[`${name}: ${distance}`, some.length, ...figures].join(' | ')} |`)
    }
  }
}
