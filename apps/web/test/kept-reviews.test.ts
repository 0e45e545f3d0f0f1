import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readRecord } from '@south-street/engine'
import { type Review, readReview, reviewedText, summarise } from '@south-street/engine/review'
import { GAMES, loadReader } from '@south-street/registry'
import { describe, expect, it } from 'vitest'

// The screens of reviews are tried with reviews that were made before. What they say has to be what the captain of today
// says; a new one is made by `head -1 FILE | npx south-street review --json`.

describe.each(['packet-row', 'transatlantic'])('the kept review of %s', async (game) => {
  const file = readFileSync(new URL(`records/reviewed-${game}.ndjson`, import.meta.url), 'utf8')
  const [first, second] = file.trim().split('\n')
  const record = readRecord(JSON.parse(first!), GAMES)
  const kept = readReview(JSON.parse(second!))
  const seat = record.seats.findIndex(({ bot }) => bot === undefined)
  const reader = (await loadReader(record.game.id, record.game.rules, record.options.players))!
  const begun = reader.begin(record, { hash: createHash('sha256').update(reviewedText(record)).digest('hex') })

  it('is of this game, by the captain of today', () => {
    expect(kept).toMatchObject({ record: begun.record, by: begun.by, unfinished: null })
    expect(kept.decisions.map(({ action }) => action)).toEqual(begun.decisions.map(({ action }) => action))
  })

  it('has a first turning point that is read today as it was then', () => {
    const point = summarise(kept, seat).turningPoints[0]!
    const unread = begun.decisions.find(({ action }) => action === point.action)!
    const place = kept.decisions.indexOf(point)
    // All but one have been read, and all worlds of the story, which is not told again here.
    let review: Review = { ...kept, decisions: kept.decisions.with(place, unread), unfinished: WORLDS }
    for (review of reader.readOn(record, review, seat));
    expect(review.decisions[place]).toEqual(point)
  })
})

const WORLDS = { done: 0, total: 0, worlds: Number.MAX_SAFE_INTEGER, sums: [] }
