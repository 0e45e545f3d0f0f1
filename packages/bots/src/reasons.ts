import type { GameTypes, Message } from '@south-street/engine'
import { distanceOf } from './distance.ts'
import type { Facts } from './facts.ts'
import type { Outlook } from './search/foresight.ts'

/** Why one answer is better than another. What it says can be checked against the position and the facts. */
export interface Reason {
  readonly kind: string
  /** What it speaks of, as plain data: cards by their ids, seats, sums, counts. */
  readonly about: Readonly<Record<string, About>>
  /** The same as a sentence, to be put into words late. */
  readonly said: Message
}

export type About = string | number | readonly string[]

/** What a reason is about: gaining, keeping something from a rival, waiting, the end, or the other answer. */
export type Aspect = 'gain' | 'deny' | 'wait' | 'end' | 'other'

/** Something that could be said, before it is decided what is. */
export interface Candidate extends Omit<Reason, 'said'> {
  readonly aspect: Aspect
  /** How much it makes of the difference, in points. What is below the least is not worth a sentence. */
  readonly weight: number
}

/** Points: a difference below this is taken for chance. */
const LEAST = 0.15

/** Whether the better of two answers cannot be told by what was tried. */
function isTooClose(best: Pick<Outlook, 'chance'>, other: Pick<Outlook, 'chance' | 'gapError'>): boolean {
  return distanceOf(best.chance - other.chance, other.gapError) === 'close'
}

/**
 * At most two of what could be said, the weightiest, each about something else. Whoever asks "why not?" is first told
 * what is wrong with the other answer. Of two that weigh the same the one that was found first is said.
 */
function chooseReasons(candidates: readonly Candidate[], asksWhyNot: boolean): readonly Candidate[] {
  const weighty = candidates.filter(({ weight }) => weight >= LEAST).sort((a, b) => b.weight - a.weight)
  const isAnswer = ({ aspect }: Candidate) => (aspect === 'other') === asksWhyNot
  const first = weighty.find(isAnswer) ?? weighty[0]
  if (first === undefined) return []
  const second = weighty.find((one) => one.aspect !== first.aspect)
  return second === undefined ? [first] : [first, second]
}

/** An answer with what was foreseen and seen of it. */
export interface Tried<Action> extends Outlook {
  readonly action: Action
  readonly facts?: Facts
}

/** What a game teaches with. */
export interface Teaching<T extends GameTypes> {
  /** All that could be said for the better answer and against the other one. */
  find(view: T['View'], best: Tried<T['Action']>, other: Tried<T['Action']>): readonly Candidate[]
  /** The sentence of a kind of reason. */
  say(kind: string, about: Readonly<Record<string, About | Message>>): Message
  /** Which of these answers most people would give; undefined for the best of them. */
  likely(view: T['View'], others: readonly Tried<T['Action']>[]): Tried<T['Action']> | undefined
  /** A move in words, where what is said against it does not name it. */
  name?(action: T['Action'], view: T['View']): Message
}

export interface Teacher<T extends GameTypes> {
  /** One or two reasons why the first answer is better than the other: why it, or why not the other. */
  compare(view: T['View'], best: Tried<T['Action']>, other: Tried<T['Action']>, asksWhyNot: boolean): readonly Reason[]
  /** Why the best of these answers, compared with what most would do, and why not each of the others; in their order. */
  explain(view: T['View'], ranked: readonly Tried<T['Action']>[]): readonly (readonly Reason[])[]
}

export function createTeacher<T extends GameTypes>({ find, say, likely, name }: Teaching<T>): Teacher<T> {
  const tell = (kind: string, about: Reason['about']): Reason => ({ kind, about, said: say(kind, about) })
  const compare: Teacher<T>['compare'] = (view, best, other, asksWhyNot) => {
    const found = find(view, best, other)
    if (isTooClose(best, other)) {
      // What can be said against the other one is not worth much then.
      const [first] = asksWhyNot
        ? []
        : chooseReasons(
            found.filter(({ aspect }) => aspect !== 'other'),
            false,
          )
      return [tell('close', {}), ...(first ? [tell(first.kind, first.about)] : [])]
    }
    const chosen = chooseReasons(found, asksWhyNot)
    if (chosen.length === 0) {
      const reason = tell('overall', {})
      return [asksWhyNot ? { ...reason, said: say('best-move', { why: reason.said }) } : reason]
    }
    return chosen.map(({ kind, about, aspect }, place) => {
      const reason = tell(kind, about)
      const isOfOther = aspect === 'other'
      // Where it is not about the move that was asked about, it has to say so, once.
      if (isOfOther !== asksWhyNot && (place === 0 || (chosen[0]!.aspect === 'other') === asksWhyNot)) {
        if (asksWhyNot) return { ...reason, said: say('best-move', { why: reason.said }) }
        if (name !== undefined) {
          return { ...reason, said: say('other-move', { move: name(other.action, view), why: reason.said }) }
        }
      }
      return reason
    })
  }
  return {
    compare,
    explain: (view, ranked) => {
      if (ranked.length < 2) return ranked.map(() => [])
      const best = bestOf(ranked)
      const others = ranked.filter((one) => one !== best).sort((a, b) => b.chance - a.chance)
      const obvious = likely(view, others) ?? bestOf(others)
      return ranked.map((one) => (one === best ? compare(view, best, obvious, false) : compare(view, best, one, true)))
    },
  }
}

function bestOf<Action>(tried: readonly Tried<Action>[]): Tried<Action> {
  return tried.reduce((one, other) => (other.chance > one.chance ? other : one))
}
