interface Listed {
  readonly status: string
  readonly changedAt: number
  readonly isMyMove?: boolean
}

const rank = ({ status, isMyMove }: Listed): number =>
  isMyMove ? 0 : status === 'running' || status === 'open' ? 1 : 2

/** What waits for the viewer first, then what goes on, then what is over; of each the last one first. */
export function byUrgency<Table extends Listed>(tables: readonly Table[]): Table[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt)
}
