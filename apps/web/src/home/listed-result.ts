import { joinList, type Words } from '@south-street/ui'

/** How a game has ended, by seat. */
interface ListedGame {
  readonly points: readonly number[]
  readonly places: readonly number[]
  readonly names: readonly string[]
  /** The viewer's seat, if the game was theirs alone. */
  readonly you: number | null
}

/** The result in a few words: the viewer's against the best of the others, or who has won. */
export function sayResult({ say, language }: Words, { points, places, names, you }: ListedGame): string {
  const won = [...places.keys()].filter((seat) => places[seat] === 1)
  const best = points[won[0]!]!
  if (you !== null && places[you] !== 1) return say('home.placed', { place: places[you]!, points: points[you]!, best })
  const rest = points.filter((_, seat) => places[seat] !== 1)
  const isMine = you !== null
  if (won.length > 1) {
    const shared = joinList(
      language,
      won.map((seat) => names[seat]!),
      'conjunction',
    )
    return isMine
      ? say('home.won-shared', { points: best })
      : say('home.others-shared', { names: shared, points: best })
  }
  const next = Math.max(...rest)
  const how = next === best ? '-level' : ''
  return isMine
    ? say(`home.won${how}`, { points: best, next })
    : say(`home.other-won${how}`, { name: names[won[0]!]!, points: best, next })
}
