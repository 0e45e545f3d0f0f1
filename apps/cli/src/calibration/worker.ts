import { parentPort } from 'node:worker_threads'
import type { AnyBot, ArenaTable, Statement, Workbench } from '@south-street/bots'
import { type AnyGame, chooseOptions, type GameTypes, type Seat, seededRandom, winShares } from '@south-street/engine'
import { findGame, loadBot } from '@south-street/registry'
import { loadWorkbench } from '@south-street/registry/workshop'

/** What is asked at every table. */
export interface Inquiry {
  readonly game: string
  readonly players: number
  readonly level: string
  /** One decision of so many is asked about: those of one game tell much the same. */
  readonly askedIn: number
  /** So many times every position that was asked about is played on. */
  readonly again: number
}

export interface CalibrationOrder {
  readonly index: number
  readonly inquiry: Inquiry
  readonly table: ArenaTable
}

/** Whose value at first sight is set beside. */
const FIRST_SIGHT = 'mate'

/** Bots keep scratch space, so each is loaded once a thread: all orders of a run ask the same of the same game. */
const loaded = new Map<string, Promise<AnyBot>>()
let bench: Promise<Workbench<GameTypes> | null> | undefined

async function bring(order: CalibrationOrder): Promise<Table> {
  const { index, inquiry, table } = order
  const { players, level, again } = inquiry
  const game = findGame(inquiry.game)!
  const load = (name: string): Promise<AnyBot> => {
    if (!loaded.has(name)) loaded.set(name, loadBot(game.id, game.rules, name, players))
    return loaded.get(name)!
  }
  if (again > 0) bench ??= loadWorkbench(game.id, players)
  return {
    game,
    seated: await Promise.all(table.bots.map(load)),
    // Tables of one kind would play the same game in every rotation.
    seed: `${table.seed}/${index}`,
    teller: await load(level),
    sight: await load(FIRST_SIGHT),
    bench: (await bench) ?? null,
    inquiry,
  }
}

interface Table {
  readonly game: AnyGame
  readonly seated: readonly AnyBot[]
  readonly seed: string
  readonly teller: AnyBot
  readonly sight: AnyBot
  readonly bench: Workbench<GameTypes> | null
  readonly inquiry: Inquiry
}

interface Asked {
  readonly seat: Seat
  readonly said: number
  readonly sight: number
  /** How it went when it was played on again. */
  readonly results: readonly number[]
}

/** Plays one game and returns what was said of it. */
function playAndAsk({ game, seated, seed, teller, sight, bench, inquiry }: Table): Statement[] {
  const options = chooseOptions(game, seated.length)
  const state = game.setup(options, game.deal(options, seededRandom('deal', seed)))
  const asked: Asked[] = []
  const chance = seededRandom('asked', seed)
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const [view, legal] = [game.view(state, seat), game.legal(state, seat)]
    const random = seededRandom('decision', seed, seat, step)
    const bot = seated[seat]!
    if (legal.length === 1 || chance.below(inquiry.askedIn) > 0) {
      game.apply(state, seat, bot.decide(view, legal, random))
      continue
    }
    const [best] = teller.rank!(view, seededRandom('chance', seed, step))
    const [first] = sight.appraise!(view, seededRandom('sight', seed, step))
    // Whoever tells chances plays what it holds for best.
    const action = bot === teller ? best!.action : bot.decide(view, legal, random)
    const results = Array.from({ length: inquiry.again }, (_, time) => {
      const other = game.clone(state)
      bench!.shuffleUnknown(other, seededRandom('unknown', seed, step, time))
      game.apply(other, seat, action)
      return playOn(game, other, seated, `${seed}/${step}/${time}`)[seat]!
    })
    asked.push({ seat, said: best!.chance, sight: first!.value, results })
    game.apply(state, seat, action)
  }
  const shares = winShares(game.score(state))
  return asked.map(({ seat, said, sight, results }) => ({ said, sight, ...meanOf([shares[seat]!, ...results]) }))
}

/** Plays a game to its end, and returns the shares of the win. */
function playOn(game: AnyGame, state: unknown, seated: readonly AnyBot[], seed: string): readonly number[] {
  for (let step = 0, seat = game.actor(state); seat !== null; step++, seat = game.actor(state)) {
    const random = seededRandom('going on', seed, seat, step)
    game.apply(state, seat, seated[seat]!.decide(game.view(state, seat), game.legal(state, seat), random))
  }
  return winShares(game.score(state))
}

function meanOf(results: readonly number[]): { won: number; luck: number } {
  const won = results.reduce((sum, one) => sum + one, 0) / results.length
  return { won, luck: results.reduce((sum, one) => sum + (one - won) ** 2, 0) / results.length }
}

parentPort!.on('message', (order: CalibrationOrder) => {
  // What fails here is a fault of the program: it ends the thread, and whoever waits for it is told.
  void bring(order).then((table) => parentPort!.postMessage(playAndAsk(table)))
})
