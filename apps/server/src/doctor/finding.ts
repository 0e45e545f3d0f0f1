/** What the doctor says of one thing: a line, and what to do about it. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly about: string
  /** `warning`: it works, and somebody should know of it. */
  readonly state: 'ok' | 'warning' | 'wrong'
  /** A sentence without its end. */
  readonly says: string
  /** What to do, a sentence without its end: whoever reads that something is not well wants to know. */
  readonly advice?: string
}

export function ok(about: string, says: string): Finding {
  return { about, state: 'ok', says }
}

export function warning(about: string, says: string, advice: string): Finding {
  return { about, state: 'warning', says, advice }
}

export function wrong(about: string, says: string, advice: string): Finding {
  return { about, state: 'wrong', says, advice }
}

const MEGABYTE = 1_048_576

export function megabytes(bytes: number): string {
  const size = bytes / MEGABYTE
  if (size >= 10_240) return `${Math.round(size / 1_024)} GB`
  return size < 10 ? `${size.toFixed(1)} MB` : `${Math.round(size)} MB`
}
