import { type Game, type GameTypes, type Move, type ReadRecord, seededRandom } from '@south-street/engine'
import { chooseWord, isCostly, type Review, readReview, wordBounds } from '@south-street/engine/review'
import { describe, expect, it } from 'vitest'
import {
  type Bot,
  createReader,
  type ForesightSettings,
  type GameReader,
  type ReaderTools,
  type ReviewEffort,
  randomBot,
} from '../src/index.ts'

/** What it takes to try a game's reader. */
export interface ReviewTrial<T extends GameTypes> {
  readonly game: Game<T>
  readonly players: number
  readonly tools: ReaderTools<T>
  readonly bot: Bot<T>
  options(players: number): T['Options']
  /** Another deal that the seat which decides first cannot tell from this one. */
  alike(deal: T['Deal'], options: T['Options']): T['Deal']
}

function settling(decisions: number): ForesightSettings {
  return { decisions, rounds: 1 }
}

/** As little as makes every kind of step happen. */
const TINY: ReviewEffort = {
  draft: { decisions: 1, rounds: 0, breadth: 1, suspicion: 0.1 },
  read: { decisions: 6, rounds: 0, breadth: 2, suspicion: 0.1 },
  confirmed: { decisions: 12, rounds: 0, breadth: 2, suspicion: 0.1, settling: [1, 2].map(settling) },
  story: { worlds: 2, rounds: 0 },
}

function playGame<T extends GameTypes>(
  { game, bot, players, options }: ReviewTrial<T>,
  change: (deal: T['Deal']) => T['Deal'] = (deal) => deal,
  begun: readonly Move<T['Action']>[] = [],
): ReadRecord<T> {
  const chosen = options(players)
  const deal = change(game.deal(chosen, seededRandom('review', players)))
  const state = game.setup(chosen, deal)
  const moves = [...begun]
  for (const { seat, action } of begun) game.apply(state, seat, action)
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const player = begun.length === 0 ? bot : randomBot
    const random = seededRandom('review', moves.length)
    const action = player.decide(game.view(state, seat), game.legal(state, seat), random)
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  return { game, options: chosen, seats: [], deal, moves, result: null, seal: null }
}

const REQUEST = { hash: 'cafe' }

function readAll<T extends GameTypes>(reader: GameReader<T>, record: ReadRecord<T>, first: number): Review {
  let review = reader.begin(record, REQUEST)
  for (review of reader.readOn(record, review, first));
  return review
}

/** Stops after every few steps, writes everything down and goes on with a new reader. */
function readInPieces<T extends GameTypes>(tools: ReaderTools<T>, record: ReadRecord<T>): Review {
  let kept = JSON.stringify(createReader(tools).begin(record, REQUEST))
  for (;;) {
    let left = 97
    for (const review of createReader(tools).readOn(record, readReview(JSON.parse(kept)), 1)) {
      kept = JSON.stringify(review)
      if (review.unfinished === null) return readReview(JSON.parse(kept))
      if (--left === 0) break
    }
  }
}

/** Tries what every review promises, with little effort. */
export function tryReviews<T extends GameTypes>(name: string, setUp: () => Promise<ReviewTrial<T>>): void {
  describe(`reviews of ${name}`, async () => {
    const trial = await setUp()
    const tools = { ...trial.tools, thorough: TINY }
    const record = playGame(trial)
    const reader = createReader(tools)
    const review = readAll(reader, record, 0)
    const shares = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

    it('are the same to the byte, whoever comes first and wherever they were stopped', () => {
      expect(JSON.stringify(readInPieces(tools, record))).toBe(JSON.stringify(review))
    })

    it('read every real decision, and find what was played among its moves', () => {
      expect(review.unfinished).toBeNull()
      expect(review.decisions.length).toBeGreaterThan(10)
      for (const { action, seat, pass, options, played } of review.decisions) {
        expect(pass === 'read' || pass === 'confirmed').toBe(true)
        expect(record.moves[action]).toMatchObject({ seat })
        expect(options.map((option) => option.action)).toContain(played)
        expect(options.length).toBeGreaterThan(1)
        expect(options[0]!.chance).toBeGreaterThanOrEqual(options.at(-1)!.chance)
      }
    })

    it('say as the cost of a move the difference of two chances', () => {
      for (const { options, played, loss } of review.decisions) {
        const own = options.find(({ action }) => action === played)!
        // Nobody has less than no chance at all.
        if (own.chance > 0) expect(options[0]!.chance - own.chance).toBeCloseTo(loss, 3)
      }
    })

    it('choose bad words by the bounds, and only for what was read twice', () => {
      const bounds = wordBounds(trial.players)
      for (const { word, loss, lossError, pass } of review.decisions.filter(isCostly)) {
        expect(loss).toBeGreaterThanOrEqual(bounds[word as keyof typeof bounds] - 1e-4)
        expect(chooseWord(loss + 1e-4, Math.max(0, lossError - 1e-4), false, trial.players)).not.toBe('close')
        expect(pass).toBe('confirmed')
      }
    })

    it('add up: chances to 1, what a move changed to 0, and the parts of every result', () => {
      for (const { chance } of review.curve) expect(shares(chance)).toBeCloseTo(1, 4)
      for (const { effect } of review.decisions) expect(shares(effect)).toBeCloseTo(0, 2)
      for (const { change } of review.reveals) expect(shares(change)).toBeCloseTo(0, 2)
      expect(review.books).toHaveLength(trial.players)
      for (const { start, result, own, rivals, cards, deal, reveals, rest } of review.books) {
        const parts = [own, ...rivals, cards, rest].map(({ value }) => value)
        expect(shares(parts)).toBeCloseTo(result - start, 4)
        expect(deal.value + reveals.value).toBeCloseTo(cards.value, 4)
      }
      expect(review.curve[0]!.action).toBe(0)
      expect(review.curve.at(-1)!.chance).toEqual(review.books.map(({ result }) => result))
    })

    it('never look at what the seat could not know', () => {
      const [first] = record.moves
      const other = playGame(trial, (deal) => trial.alike(deal, record.options), [first!])
      expect(JSON.stringify(other.deal)).not.toBe(JSON.stringify(record.deal))
      const judged = [record, other].map((one) => {
        const [step] = reader.readOn(one, reader.begin(one, REQUEST), first!.seat)
        return step!.decisions[0]!
      })
      expect(judged[0]).toMatchObject({ action: 0, pass: 'draft' })
      expect(judged[1]).toEqual(judged[0])
    })

    it('are refused while a game runs', () => {
      const running = { ...record, moves: record.moves.slice(0, -1) }
      expect(() => reader.begin(running, REQUEST)).toThrow(expect.objectContaining({ code: 'game-still-runs' }))
    })
  })
}
