import type { NoticeChannel } from '@south-street/protocol'

/** How a channel does, as a mark and a sentence: the keys of their words, and what goes into their gaps. */
export interface SaidResult {
  readonly mark: { readonly key: string; readonly look: 'ok' | 'bad' | 'off'; readonly times?: number }
  readonly line: { readonly key: string; readonly status?: number; readonly at?: number }
}

/** From so many failures in a row on, they are counted. */
const SEVERAL = 3

export function resultOf({ on, last, failures }: NoticeChannel): SaidResult | null {
  if (last === null) return on ? null : { mark: { key: 'mark.off', look: 'off' }, line: { key: 'result.never' } }
  const { code, status, at, test } = last
  const line = {
    key: `result.${code === 'sent' && test ? 'test' : code}`,
    at,
    ...(status !== undefined && { status }),
  }
  if (code === 'sent') return { mark: on ? { key: 'mark.ok', look: 'ok' } : { key: 'mark.off', look: 'off' }, line }
  if (failures < SEVERAL) return { mark: { key: 'mark.bad', look: 'bad' }, line }
  return { mark: { key: 'mark.failed', look: 'bad', times: failures }, line }
}

/** Minutes after midnight, as a field for times has them. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Null while somebody is still typing. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? null : 60 * Number(hours) + Number(minutes)
}
