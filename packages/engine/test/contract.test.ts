import { type CheckName, checkContract } from '@south-street/engine/contract'
import { describe, expect, test } from 'vitest'
import { BUGS, type Bug, highCard, permute } from './high-card.ts'

const PROBES = [
  { type: 'wave' } as const,
  ...Array.from({ length: 12 }, (_, card) => ({ type: 'play', card }) as const),
]

function tryOut(bug: Bug | undefined, players: number) {
  return checkContract({
    game: highCard(bug),
    options: { players },
    probes: PROBES,
    key: (action) => JSON.stringify(action),
    permute,
    seed: 'toy',
    games: 8,
    maxActions: 100,
    every: 1,
  })
}

/** The promise that each planted bug breaks. */
const CAUGHT_BY: Record<Bug, CheckName> = {
  'never-ends': 'ends',
  'actor-of-no-seat': 'actor',
  'actor-without-decision': 'actor',
  'acts-after-the-end': 'actor',
  'offers-what-is-refused': 'legal',
  'offers-in-changing-order': 'legal',
  'legal-forgets-an-action': 'legal',
  'lets-through-a-foreign-card': 'refuse',
  'refuses-without-a-clause': 'refuse',
  'text-loses-the-card': 'text',
  'text-shared-by-two': 'text',
  'record-loses-the-card': 'record',
  'state-holds-a-set': 'json',
  'state-holds-undefined': 'json',
  'view-holds-a-date': 'json',
  'looking-changes-the-state': 'pure',
  'judging-changes-the-state': 'pure',
  'clone-shares-a-pile': 'clone',
  'view-shares-a-pile': 'sharing',
  'sample-shares-a-pile': 'sharing',
  'apply-counts-outside': 'deterministic',
  'events-count-outside': 'deterministic',
  'listening-changes-the-state': 'deterministic',
  'setup-draws-chance': 'deterministic',
  'deal-counts-outside': 'deterministic',
  'invariant-breaks': 'invariants',
  'totals-do-not-add-up': 'score',
  'refusal-message-throws': 'messages',
  'event-message-without-a-key': 'messages',
  'sample-looks-different': 'sample',
  'sample-offers-others': 'sample',
  'sample-repeats-a-card': 'sample',
  'sample-never-shuffles': 'sample',
  'sample-shuffles-the-talon-only': 'sample',
  'view-shows-the-talon': 'sample',
  'legal-peeks': 'sample',
  'refusal-peeks': 'non-interference',
  'event-tells-the-draw': 'non-interference',
  'draw-shown-in-silence': 'non-interference',
  'uses-a-secret-in-silence': 'non-interference',
  'view-shows-the-talon-and-sample-honours-it': 'non-interference',
  'codes-in-another-order': 'search',
  'codes-stop-short': 'search',
  'code-does-something-else': 'search',
  'copy-misses-a-pile': 'search',
  'wave-answers': 'free',
  'free-action-moves-on': 'free',
  'variant-that-no-record-keeps': 'options',
  'variant-that-a-record-loses': 'options',
  'foresight-forgets-the-talon': 'foresight',
  'foresight-forgets-the-hands': 'foresight',
  'naming-the-first-changes-nothing': 'first',
  'naming-the-first-reshuffles': 'first',
  'naming-the-first-changes-the-deal': 'first',
  'pass-that-is-refused': 'passing',
  'stretch-called-card': 'passing',
}

describe('the contract suite', () => {
  test.each([2, 3])('finds nothing wrong with a sound game of %i', (players) => {
    expect(tryOut(undefined, players)).toEqual([])
  })

  test.each(BUGS)('catches a game that has the bug %s', (bug) => {
    const caught = tryOut(bug, 3).map((fault) => fault.check)
    expect(caught).toContain(CAUGHT_BY[bug])
  })

  test('says where it found what', () => {
    expect(tryOut('totals-do-not-add-up', 2)[0]!.message).toMatch(/^game \d+, before action \d+: items of/)
  })
})
