import type { WrittenHint } from '@south-street/bots'
import { tryHints } from '@south-street/bots/test/family-suite.ts'
import { transatlantic } from '@south-street/transatlantic'
import { teacher, transatlanticBots } from '@south-street/transatlantic/bots'
import { describe, expect, test } from 'vitest'
import { audit } from '../../bots/audit/audit.ts'
import { CARDS, OTHERS } from './cards-and-rivals.ts'
import { type Case, look } from './case.ts'
import { FLEET, SHEET, TRIPS } from './trips-and-fleet.ts'

const KINDS = [...TRIPS, ...FLEET, ...SHEET, ...CARDS, ...OTHERS]

tryHints(transatlantic, transatlanticBots, audit, new URL('../../bots/suite.jsonl', import.meta.url), 4)

/** A hint as it would be written about a case. */
function write(says: Case) {
  const { view, answers } = look(says)
  const hint: WrittenHint = {
    ...{
      game: transatlantic.id,
      rules: transatlantic.rules,
      players: view.players,
      seed: '',
      decision: 0,
      view,
      words: {},
    },
    answers: answers.map((answer) => ({ ...answer, action: transatlantic.format(answer.action), because: [] })),
  }
  return { hint, best: answers[0], other: answers[1] }
}

describe('the audit', () => {
  test.each(KINDS)('knows $kind: it holds where it is said, and a wrong number is found', ({ kind, says }) => {
    const { hint, best, other } = write(says)
    const reasons = teacher.compare(hint.view as never, best, other, says.whyNot === true)
    const of = (because: typeof reasons): WrittenHint => ({
      ...hint,
      answers: hint.answers.map((answer, i) => ({
        ...answer,
        because: (i === 0) !== (says.whyNot === true) ? because : [],
      })),
    })
    expect(audit(of(reasons))).toEqual([])
    const found = reasons.find((one) => one.kind === kind)!
    const lies = Object.entries(found.about).flatMap(([name, value]) =>
      typeof value === 'number' && name !== 'seat' ? [{ ...found, about: { ...found.about, [name]: value + 11 } }] : [],
    )
    for (const lie of lies) expect(audit(of([lie])), JSON.stringify(lie.about)).toHaveLength(1)
  })
})
