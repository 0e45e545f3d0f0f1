import process from 'node:process'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Finding } from './measuring.ts'

interface Measured {
  readonly screen: string
  readonly window: string
  readonly language: string
  readonly theme: string
  readonly found: readonly Finding[]
}

interface Group {
  readonly fault: string
  readonly screen: string
  readonly what: string
  readonly figures: Set<string>
  readonly windows: Map<string, Set<string>>
}

/** The same thing wrong on one screen, wherever it is seen; what is wrong in most windows comes first. */
export function grouped(measured: readonly Measured[]): string[] {
  const groups = new Map<string, Group>()
  for (const { screen, window, language, theme, found } of measured) {
    for (const { fault, what, figure } of found) {
      const key = [fault, screen, what].join('\n')
      const group = groups.get(key) ?? { fault, screen, what, figures: new Set(), windows: new Map() }
      groups.set(key, group)
      group.figures.add(figure)
      const where = group.windows.get(window) ?? new Set()
      group.windows.set(window, where.add(theme === 'daylight' ? language : `${language}*`))
    }
  }
  const size = ({ windows }: Group) => [...windows.values()].reduce((sum, where) => sum + where.size, 0)
  return [...groups.values()]
    .toSorted((a, b) => a.fault.localeCompare(b.fault) || a.screen.localeCompare(b.screen) || size(b) - size(a))
    .map((group) => {
      const figures = [...group.figures].filter((figure) => figure !== '').slice(0, 3)
      const windows = [...group.windows].map(([window, where]) => `${window} ${[...where].join(' ')}`)
      return `${group.fault.padEnd(13)} ${group.screen.padEnd(12)} ${group.what}  ${figures.join(', ')}  [${windows.join(' · ')}]`
    })
}

/** Findings by their kind and by their window, each with its count. */
export function counts(measured: readonly Measured[]): string[] {
  const tally = (keys: (one: Measured) => readonly string[]) => {
    const sums = new Map<string, number>()
    for (const one of measured) for (const key of keys(one)) sums.set(key, (sums.get(key) ?? 0) + 1)
    return [...sums].map(([key, count]) => `${key} ${count}`).join(', ')
  }
  return [
    `by fault: ${tally(({ found }) => found.map(({ fault }) => fault))}`,
    `by window: ${tally(({ window, found }) => found.map(() => window))}`,
    `by screen: ${tally(({ screen, found }) => found.map(() => screen))}`,
  ]
}

/** Prints what was found, grouped; a finding fails the run. */
// biome-ignore lint/style/noDefaultExport: a reporter is found by it.
export default class WindowsReport implements Reporter {
  readonly #measured: Measured[] = []
  readonly #broken: string[] = []

  onTestEnd({ title }: TestCase, { attachments, status, error }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === 'findings') this.#measured.push(JSON.parse(String(body)) as Measured)
    if (status !== 'passed') this.#broken.push(`could not be opened: ${title}: ${error?.message ?? status}`)
    process.stderr.write(status === 'passed' ? '.' : 'x')
  }

  onError(error: { message?: string }): void {
    this.#broken.push(error.message ?? 'something failed')
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const found = this.#measured.reduce((sum, one) => sum + one.found.length, 0)
    console.log(['', ...grouped(this.#measured), ...this.#broken].join('\n'))
    if (found > 0) console.log(counts(this.#measured).join('\n'))
    console.log(
      `${this.#measured.length} windows looked at, ${found} findings, ${this.#broken.length} screens not opened`,
    )
    const isGood = found === 0 && this.#broken.length === 0 && this.#measured.length > 0
    return Promise.resolve({ status: isGood ? 'passed' : 'failed' })
  }

  printsToStdio(): boolean {
    return true
  }
}
