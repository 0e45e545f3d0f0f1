// `npm run hints -- --game G --count 200 --seed S --out FILE`: writes hints from random positions of captains' games (those of
// the game's suite in a random order, then games that are played for it), one line of JSON each: the position as the seat sees it, what the captain makes of the answers with the facts behind it, and what
// it says, in every language. `npm run hints -- --check FILE` works out anew, from position and facts, everything that the
// hints of a file state, and says what is not so; `--read FILE --lang de --lines 1-20` prints them to be read. `--play FILE
// --worlds 128` plays their moves out and says how often what was called clear is better indeed.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnyBot, SuitePosition, WrittenHint } from '@south-street/bots'
import { type AnyGame, chooseOptions, seededRandom, shuffle } from '@south-street/engine'
import { findGame, GAMES, loadBot } from '@south-street/registry'
import { loadAudit } from '@south-street/registry/workshop'
import { LANGUAGES, Words } from '../apps/cli/src/words.ts'
import { playHints } from './hints/played.ts'
import { ROOT } from './set-up.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAMES[0]!.id },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    check: { type: 'string' },
    read: { type: 'string' },
    play: { type: 'string' },
    worlds: { type: 'string', default: '128' },
    lang: { type: 'string', default: 'en' },
    lines: { type: 'string', default: '1-1000' },
  },
})

const ADVISER = 'captain'
/** So many positions of one game at most: neighbours are alike. */
const A_GAME = 10
const NAMES = ['Anna', 'Ben', 'Cedric', 'Dora', 'Emil']
const namesFor = (seat: number | null): string[] => NAMES.map((name, other) => (other === seat ? 'You' : name))

const WORDS = LANGUAGES.map((language) => new Words(language))

function* playersInTurn({ seats }: AnyGame): Generator<number, never> {
  for (;;) for (let players = seats.min; players <= seats.max; players++) yield players
}

/** The captain's hint about a position, with all that it was made from; null where there is nothing to choose. */
function writeHint(game: AnyGame, captain: AnyBot, state: unknown, seed: string, decision: number): WrittenHint | null {
  const seat = game.actor(state)!
  const view = game.view(state, seat)
  const ranked = captain.rank!(view, seededRandom('hint', seed, decision), { facts: true, hint: true })
  if (ranked.length < 2) return null
  const reasons = captain.explain!(view, ranked)
  const told = ranked.map((one, i) => ({ ...one, because: reasons[i]! })).sort((a, b) => b.chance - a.chance)
  const players = game.view(state, null) as { readonly players: number }
  const names = namesFor(seat)
  return {
    game: game.id,
    rules: game.rules,
    players: players.players,
    seed,
    decision,
    view,
    answers: told.map(({ action, chance, gapError, doubt, because, facts }) => ({
      action: game.format(action),
      chance,
      gapError,
      doubt,
      because,
      ...(facts && { facts }),
    })),
    words: Object.fromEntries(
      WORDS.map((words) => [
        words.language,
        told.map(({ action, because }) => {
          const move = words.say(game.id, game.messages.action(action, view), names)
          return `${move}: ${because.map(({ said }) => words.say(game.id, said, names)).join(' ')}`
        }),
      ]),
    ),
  }
}

/** Plays a game of captains and writes hints about random decisions of it. */
async function gather(
  game: AnyGame,
  players: number,
  seed: string,
  most: number,
  keep: (hint: WrittenHint | null) => void,
) {
  const captain = await loadBot(game.id, game.rules, ADVISER, players)
  const random = seededRandom('hints', seed)
  const options = chooseOptions(game, players, [])
  const state = game.setup(options, game.deal(options, random))
  let kept = 0
  for (let decision = 0; kept < most; decision++) {
    const seat = game.actor(state)
    if (seat === null) return
    const hint = random.below(12) === 0 ? writeHint(game, captain, state, seed, decision) : null
    keep(hint)
    if (hint !== null) kept++
    game.apply(state, seat, captain.decide(game.view(state, seat), [], random))
  }
}

async function write(path: string): Promise<void> {
  const game = findGame(values.game)
  if (game === undefined) throw new Error(`there is no game ${values.game}`)
  const count = Number(values.count)
  writeFileSync(path, '')
  let written = 0
  const keep = (hint: WrittenHint | null) => {
    if (hint === null) return
    appendFileSync(path, `${JSON.stringify(hint)}\n`)
    written++
    if (written % 10 === 0) console.log(`${written} of ${count} hints`)
  }
  for (const { id, players, state } of suitePositions(game)) {
    if (written === count) return
    const captain = await loadBot(game.id, game.rules, ADVISER, players)
    keep(writeHint(game, captain, state, id, Number(id.split('/').at(-1))))
  }
  const players = playersInTurn(game)
  for (let number = 0; written < count; number++) {
    await gather(game, players.next().value, `${values.seed}-${number}`, Math.min(A_GAME, count - written), keep)
  }
}

/** Captains' positions of the suite, in a random order. */
function suitePositions(game: AnyGame): SuitePosition<unknown>[] {
  const lines = readFileSync(join(ROOT, 'games', game.id, 'bots', 'suite.jsonl'), 'utf8').split('\n')
  const positions = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SuitePosition<unknown>)
  const captains = positions.filter(({ source }) => source === ADVISER)
  return shuffle(captains, seededRandom('hints', values.seed))
}

function readHints(path: string): WrittenHint[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WrittenHint)
}

async function check(path: string): Promise<void> {
  const hints = readHints(path)
  const kinds = new Map<string, number>()
  let wrong = 0
  let statements = 0
  for (const [line, hint] of hints.entries()) {
    const audit = await loadAudit(hint.game)
    if (audit === null) throw new Error(`nobody audits the hints of ${hint.game}`)
    for (const fault of audit(hint)) {
      wrong++
      console.log(`line ${line + 1}: ${fault}`)
    }
    for (const { kind } of hint.answers.flatMap(({ because }) => because)) {
      statements++
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
  }
  for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)} ${kind}`)
  console.log(`${hints.length} hints, ${statements} reasons of ${kinds.size} kinds, ${wrong} contradictions`)
  if (wrong > 0) process.exitCode = 1
}

function read(path: string): void {
  const [first, last] = values.lines.split('-').map(Number)
  for (const [line, hint] of readHints(path).entries()) {
    if (line + 1 < first! || line + 1 > last!) continue
    const game = findGame(hint.game, hint.rules)!
    const words = WORDS.find(({ language }) => language === values.lang)!
    console.log(`\n${line + 1}. ${hint.game}, ${hint.players} seats, seed ${hint.seed}, decision ${hint.decision}`)
    for (const message of game.messages.view(hint.view))
      console.log(`   ${words.say(game.id, message, namesFor((hint.view as { readonly viewer: number }).viewer))}`)
    for (const [i, { chance, gapError }] of hint.answers.entries()) {
      console.log(
        ` ${i === 0 ? '>' : '-'} ${chance.toFixed(2)} ± ${gapError.toFixed(2)}  ${hint.words[values.lang]![i]}`,
      )
    }
  }
}

if (values.check !== undefined) await check(values.check)
else if (values.read !== undefined) read(values.read)
else if (values.play !== undefined) await playHints(values.play, readHints(values.play), Number(values.worlds))
else if (values.out !== undefined) await write(values.out)
else throw new Error('say --out FILE, --check FILE, --read FILE or --play FILE')
