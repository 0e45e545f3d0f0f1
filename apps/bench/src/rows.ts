/** What a figure has to reach. */
interface Bar {
  readonly text: string
  readonly isMet: boolean
}

export type Row = readonly [what: string, figure: string, bar: Bar | null]

const count = new Intl.NumberFormat('en')

export function atLeast(value: number, bar: number, unit = ''): Bar {
  return { text: `at least ${count.format(bar)}${unit}`, isMet: value >= bar }
}

export function atMost(value: number, bar: number, unit = ''): Bar {
  return { text: `at most ${count.format(bar)}${unit}`, isMet: value <= bar }
}

export function under(value: number, bar: number, unit = ''): Bar {
  return { text: `under ${count.format(bar)}${unit}`, isMet: value < bar }
}

/** The figures as a table, each with the bar that it has to reach; one that does not says so. */
export function formatRows(rows: readonly Row[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const lines = rows.map(([what, figure, bar]) => {
    const wanted = bar === null ? '' : bar.isMet ? bar.text : `${bar.text}: MISSED`
    return `${what.padEnd(widths[0]!)}  ${figure.padEnd(widths[1]!)}  ${wanted}`.trimEnd()
  })
  return `${lines.join('\n')}\n`
}
