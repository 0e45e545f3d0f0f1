import { redeal } from '@south-street/engine'
import { beginLocalTable } from '../../local/begin-table.ts'
import { CHANCE } from '../../local/platform.ts'
import { SOLO_PERSON } from '../../local/solo-person.ts'
import { readPreferences } from '../../preferences.ts'
import type { ReplayedGame } from '../../replay/replayed-game.ts'
import type { ReviewedDecision } from '../reviewed.ts'

/** The cards that are still to come: as nobody can know them, or as they lay. */
export type CardsToCome = 'fair' | 'same'

/**
 * A new table in this browser that goes on after the second try: the reader in the seat that decided, and the same rivals.
 * People who played are stood in for by bots of the reader's usual level.
 */
export async function playOn(
  replayed: ReplayedGame,
  { move, seat }: ReviewedDecision,
  tried: readonly string[],
  cards: CardsToCome,
): Promise<void> {
  const { game, seats } = replayed
  const { level, name } = readPreferences()
  const beginning = replayed.beginningAt(move)
  const deal =
    cards === 'same' ? beginning.deal : game.codec.writeDeal(redeal(game, replayed.soFarAt(move), seat, CHANCE.random))
  await beginLocalTable({
    game: game.id,
    version: game.rules,
    seats: seats.map((one, i) => {
      if (i === seat) return { person: SOLO_PERSON, name }
      return { level: one.kind === 'bot' ? one.level : level }
    }),
    beginning: { ...beginning, deal, moves: [...beginning.moves, ...tried.map((action) => ({ seat, action }))] },
  })
}
