import type { Reason, Teacher, Tried, WrittenHint } from '@south-street/bots'
import type { Game, GameTypes } from '@south-street/engine'
import { describe, expect, test } from 'vitest'
import type { Audit } from '../src/written-hint.ts'

/** Seat 0 is asked. The better answer, the other one, and what was seen of them. */
export interface ReasonCase<Position, Seen> {
  readonly position: Position
  /** What was played from there. */
  readonly before?: readonly string[]
  readonly best: string
  readonly seen?: Seen
  readonly other: string
  readonly otherSeen?: Seen
  readonly whyNot?: boolean
}

/** A kind of reason: where it is said, and what has to be different for it not to be said. */
export interface ReasonKind<Position, Seen> {
  readonly kind: string
  readonly says: ReasonCase<Position, Seen>
  readonly not: Partial<ReasonCase<Position, Seen>>
}

interface CaseParts<T extends GameTypes, Position, Seen> {
  readonly game: Game<T>
  readonly teacher: Teacher<T>
  /** All that could be said, with its weight. */
  findAll(
    view: T['View'],
    best: Tried<T['Action']>,
    other: Tried<T['Action']>,
  ): readonly { readonly kind: string; readonly weight: number }[]
  arrange(position: Position): T['State']
  actAll(state: T['State'], lines: readonly string[]): unknown
  /** An answer as a search would have told of it. */
  told(players: number, action: string, seen: Seen & { readonly chance: number }): Tried<T['Action']>
}

/** Less is not said. */
const LEAST_WEIGHT = 0.15

/** What a game's teacher says at arranged positions. */
export function readCases<T extends GameTypes, Position extends { readonly players: number }, Seen extends object>(
  parts: CaseParts<T, Position, Seen>,
) {
  const { game, teacher, findAll, arrange, actAll, told } = parts
  type Case = ReasonCase<Position, Seen>
  const look = ({ position, before = [], best, seen, other, otherSeen }: Case) => {
    const state = arrange(position)
    actAll(state, before)
    const { players } = position
    const answers = [
      told(players, best, { chance: 0.5, ...seen! }),
      told(players, other, { chance: 0.3, ...otherSeen! }),
    ] as const
    return { view: game.view(state, 0), answers }
  }
  const said = (one: Case): string[] => {
    const { view, answers } = look(one)
    return teacher.compare(view, ...answers, one.whyNot === true).map(({ kind }) => kind)
  }
  /** All that has weight enough to be said, whether or not something else is said first. */
  const couldSay = (one: Case): string[] => {
    const { view, answers } = look(one)
    return findAll(view, ...answers)
      .filter(({ weight }) => weight >= LEAST_WEIGHT)
      .map(({ kind }) => kind)
  }
  /** A hint as it would be written about a case, and the reasons that it gives. */
  const write = (one: Case): { hint: WrittenHint; reasons: readonly Reason[] } => {
    const { view, answers } = look(one)
    const { players } = one.position
    return {
      hint: {
        ...{ game: game.id, rules: game.rules, players, seed: '', decision: 0, view, words: {} },
        answers: answers.map((answer) => ({ ...answer, action: game.format(answer.action), because: [] })),
      },
      reasons: teacher.compare(view, ...answers, one.whyNot === true),
    }
  }
  return { look, said, couldSay, write }
}

/** An audit knows every kind of reason: it holds where it is said, and a wrong number is found. */
export function tryAudit<Position, Seen>(
  audit: Audit,
  kinds: readonly ReasonKind<Position, Seen>[],
  write: (one: ReasonCase<Position, Seen>) => { hint: WrittenHint; reasons: readonly Reason[] },
): void {
  describe('the audit', () => {
    test.each(kinds)('knows $kind: it holds where it is said, and a wrong number is found', ({ kind, says }) => {
      const { hint, reasons } = write(says)
      const of = (because: readonly Reason[]): WrittenHint => ({
        ...hint,
        answers: hint.answers.map((answer, i) => ({
          ...answer,
          because: (i === 0) !== (says.whyNot === true) ? because : [],
        })),
      })
      expect(audit(of(reasons))).toEqual([])
      const found = reasons.find((one) => one.kind === kind)!
      const lies = Object.entries(found.about).flatMap(([name, value]) =>
        typeof value === 'number' && name !== 'seat'
          ? [{ ...found, about: { ...found.about, [name]: value + 11 } }]
          : [],
      )
      for (const lie of lies) expect(audit(of([lie])), JSON.stringify(lie.about)).toHaveLength(1)
    })
  })
}
