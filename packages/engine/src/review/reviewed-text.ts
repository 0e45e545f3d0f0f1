import { canonicalJson } from '../json.ts'
import type { ReadRecord } from '../record.ts'

/** What of a record a review depends on, as one text to be hashed: the play itself, and nobody's name. */
export function reviewedText({ game, options, deal, moves }: ReadRecord): string {
  return canonicalJson({
    game: game.id,
    rules: game.rules,
    options: Object.fromEntries(Object.entries(options)),
    deal: game.codec.writeDeal(deal),
    actions: moves.map(({ seat, action }) => ({ seat, ...game.codec.writeAction(action) })),
  })
}
