import type { ReadRecord } from '@south-street/engine'
import { LESSON_FORMAT } from '@south-street/engine/lesson'

interface Stretch {
  readonly seat: number
  /** The first and the last action, by their indices in the record. */
  readonly from: number
  readonly to: number
}

interface SkeletonStep {
  readonly say: string
  readonly do: readonly string[]
  readonly else: readonly { readonly say: string }[]
  readonly others: [seat: number, action: string][]
}

/** A lesson without words from a stretch of a game: the seat's moves become steps, what lies between them is scripted. */
export function skeletonOf({ game, options, seats, deal, moves }: ReadRecord, { seat, from, to }: Stretch): object {
  const before: [number, string][] = []
  const steps: SkeletonStep[] = []
  for (const [index, move] of moves.slice(0, to + 1).entries()) {
    const action = game.format(move.action)
    if (index >= from && move.seat === seat) {
      const say = `step-${steps.length + 1}`
      steps.push({ say, do: [action], else: [{ say: `${say}-other` }], others: [] })
    } else {
      const script = steps.at(-1)?.others ?? before
      script.push([move.seat, action])
    }
  }
  return {
    format: LESSON_FORMAT,
    id: 'unnamed',
    game: game.id,
    rules: game.rules,
    minutes: 2,
    options,
    seat,
    names: seats.map(({ name }, index) => (index === seat ? '' : name)),
    cards: [],
    clause: '',
    deal: game.codec.writeDeal(deal),
    before,
    steps,
  }
}
