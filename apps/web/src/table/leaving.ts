import type { TableView } from '@south-street/table'

/** What leaving the table means, by its name among the words, and whether it is asked twice. */
export interface Leaving {
  readonly line: 'over' | 'watching' | 'clock' | 'others-wait' | 'kept'
  readonly isAskedTwice: boolean
}

export function leavingOf({ status, you, seats, play }: Pick<TableView, 'status' | 'you' | 'seats' | 'play'>): Leaving {
  if (status !== 'running') return { line: 'over', isAskedTwice: false }
  if (you === null) return { line: 'watching', isAskedTwice: false }
  if (play?.actor === you && play.deadline !== undefined) return { line: 'clock', isAskedTwice: true }
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1
  return { line: isAlone ? 'kept' : 'others-wait', isAskedTwice: false }
}
