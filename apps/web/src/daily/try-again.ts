import type { TableView } from '@south-street/table'
import { beginLocalTable } from '../local/begin-table.ts'
import { soloSeat } from '../local/solo-person.ts'
import { readPreferences } from '../preferences.ts'

/** The same deal and the same bots once more, in this browser: it counts nowhere. Null before the seal is open. */
export function tryDailyAgain({ game, rules, settings, seats, play }: TableView): (() => Promise<void>) | null {
  const { deal, salt } = play?.seal ?? {}
  if (deal === undefined || salt === undefined) return null
  const { name, house } = readPreferences()
  return () =>
    beginLocalTable({
      game,
      version: rules,
      seats: seats.map((seat) => (seat.kind === 'bot' ? { level: seat.level } : soloSeat(name, house))),
      beginning: { options: settings.options, deal, salt, moves: [] },
    })
}
