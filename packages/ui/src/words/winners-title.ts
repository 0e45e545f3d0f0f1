import type { SeatInfo } from '../board.ts'
import { sayList } from './say.ts'
import type { Words } from './words.ts'

/** Who won, as a headline; oneself first, and with a verb of one's own: “You and Ben share South Street”. */
export function winnersTitle(words: Words, seats: readonly SeatInfo[], won: readonly number[]): string {
  const others = won.filter((seat) => !seats[seat]!.isYou).map((seat) => seats[seat]!.name)
  const isMine = others.length < won.length
  if (others.length === 0) return words.say('result.you-win')
  if (won.length === 1) return words.say('result.wins', { seat: others[0]! })
  const names = isMine ? [words.say('result.you'), ...others] : others
  return words.say(isMine ? 'result.you-share' : 'result.share', { seats: sayList(words, names) })
}
