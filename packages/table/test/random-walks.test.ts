import { highCard, permute } from '@south-street/engine/test/high-card.ts'
import type { EntryKind } from '@south-street/table'
import { expect, test } from 'vitest'
import { walkRandomly } from './random-table.ts'

const game = highCard()

test('any commands in any order keep log, table and secrets sound', () => {
  const met = new Set<EntryKind>()
  for (let seed = 0; seed < 60; seed++) {
    for (const players of [2, 3]) {
      const { log } = walkRandomly(game, players, `toy-${seed}`, 160, permute as never)
      for (const { kind } of log) met.add(kind)
    }
  }
  // A walk that never gets somewhere shows nothing about it.
  expect([...met].sort()).toEqual(
    [
      'abandon-agreed',
      'abandoned',
      'action',
      'away',
      'back',
      'bot-seated',
      'chat',
      'closed',
      'created',
      'forgotten',
      'handover-agreed',
      'handover-due',
      'handover-vote',
      'holiday-ended',
      'holiday-started',
      'house-chosen',
      'rematch',
      'renamed',
      'seat-claimed',
      'seat-offered',
      'seat-reclaimed',
      'seated',
      'stand-in-vote',
      'started',
      'stood-in',
      'take-back-agreed',
      'take-back-asked',
      'take-back-refused',
      'taken-back',
      'terms-changed',
      'unseated',
    ].sort(),
  )
})
