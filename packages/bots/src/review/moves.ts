import type { GameTypes, Random, Seat } from '@south-street/engine'
import type { Attempt, Plan } from '../search/rollouts.ts'
import type { Toolbox } from './tools.ts'

/** A move that a seat can make, by its first action. */
export interface ListedMove<T extends GameTypes> {
  readonly text: string
  readonly action: T['Action']
  readonly attempt: Attempt<T['State']>
  /** What it leads to, if that is more than one action: the text of the last one. */
  readonly aim: string
  /** Of what was played, if it is only the beginning of a move: the rest of it. */
  readonly rest?: ListedMove<T> | undefined
}

/** The moves worth thinking about, by their first actions: what leads to several ends is one move. */
export function listMoves<T extends GameTypes>(reader: Toolbox<T>, state: T['State'], seat: Seat): ListedMove<T>[] {
  const { mind, maxOptions } = reader
  const codes = new Uint16Array(maxOptions)
  return firstOfEach(reader, state, seat, Array.from(codes.subarray(0, mind.options(state, seat, codes))))
}

function firstOfEach<T extends GameTypes>(
  { game, mind, decode }: Toolbox<T>,
  state: T['State'],
  seat: Seat,
  options: readonly number[],
): ListedMove<T>[] {
  const moves = new Map<string, ListedMove<T>>()
  for (const option of options) {
    const action = decode(state, seat, mind.firstStep(state, seat, option))
    const text = game.format(action)
    const aim = game.format(decode(state, seat, option))
    if (!moves.has(text)) moves.set(text, { text, action, attempt: option, aim })
  }
  return [...moves.values()]
}

/**
 * The most promising at first sight, and what was played. What was played is only its first action: whoever cashes a card
 * can still pass.
 */
export function chooseMoves<T extends GameTypes>(
  reader: Toolbox<T>,
  state: T['State'],
  seat: Seat,
  played: T['Action'],
  breadth: number,
  random: Random,
): ListedMove<T>[] {
  const { game, policy } = reader
  const count = policy.appraise(state, seat, random)
  const sight = Array.from({ length: count }, (_, i) => ({ option: policy.options[i]!, logit: policy.logits[i]! }))
  sight.sort((a, b) => b.logit - a.logit || a.option - b.option)
  const all = firstOfEach(
    reader,
    state,
    seat,
    sight.map(({ option }) => option),
  )
  const text = game.format(played)
  const known = all.find((move) => move.text === text)
  const step = (line: T['State']): void => game.apply(line, seat, played)
  const own: ListedMove<T> =
    known?.aim === text ? known : { text, action: played, aim: text, attempt: step, rest: known }
  const chosen = all.slice(0, breadth).map((move) => (move.text === text ? own : move))
  return chosen.includes(own) ? chosen : [...chosen, own]
}

/** One move first, and another, by its text, as soon as the seat can make it. */
export function planBoth<T extends GameTypes>(
  { game, mind, maxOptions, decode }: Toolbox<T>,
  first: ListedMove<T>,
  second: string,
): Plan<T['State']> {
  const codes = new Uint16Array(maxOptions)
  const then = (state: T['State'], seat: Seat): number | null => {
    const count = mind.options(state, seat, codes)
    for (let i = 0; i < count; i++) {
      if (game.format(decode(state, seat, codes[i]!)) === second) return codes[i]!
    }
    return null
  }
  return { attempt: first.attempt, then }
}
