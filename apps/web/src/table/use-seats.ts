import type { TableView } from '@south-street/table'
import type { SeatInfo } from '@south-street/ui'
import { useMemo } from 'react'
import { usePageWords } from '../language/language.ts'
import { seatInfos } from './seat-names.ts'

/** Every picture brings its own list of seats; as long as it says the same, all words made of the names stay good. */
export function useSeats(view: TableView): readonly SeatInfo[] {
  const { say, ...pageWords } = usePageWords()
  const holders = JSON.stringify(view.seats)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language, seats with what they say.
  return useMemo(() => seatInfos(view.seats, view.you, { say, ...pageWords }), [holders, view.you, say])
}
