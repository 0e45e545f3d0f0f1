import { joinList, type Phrase, type PhraseParam, type PhraseParams, type Words } from '@south-street/ui'
import type { i18n } from 'i18next'

/** How the seats of a table are called in sentences. */
export type NameOfSeat = (seat: number) => string

/** What stands for points, and how many there are before it. */
const POINTS = /(\d+)\s(VP|SP|PZ)(?!\p{L})/gu

/** So that a long evening does not fill the memory. */
const MOST_KEPT = 4000

/** For the eye, or for the ear: “6 dollars” where the eye reads a sign. */
type Hearer = 'eye' | 'ear'

/** Says what stands in a namespace of the words, or in the first of several that has it. A seat in a sentence is called as the table calls it. */
export function sayIn(
  i18n: i18n,
  namespace: string | readonly string[],
  nameOf: NameOfSeat,
  hearer: Hearer = 'eye',
): Words['say'] {
  const fill = (param: PhraseParam): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param
    if (Array.isArray(param))
      return joinList(i18n.language, param.map((item: Phrase) => fill(item)) as string[], 'unit')
    if ('seat' in param) return nameOf(param.seat)
    const phrase = param as Phrase
    return say(phrase.key, phrase.params)
  }
  const translate = (key: string, params: PhraseParams): string => {
    const filled = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, fill(param)]))
    if (hearer === 'eye') return i18n.t(key, { ns: namespace, ...filled })
    const options = { ns: namespace, count: Number(filled.amount ?? 0), ...filled }
    const spoken = `aloud.${key}`
    const text = i18n.t(i18n.exists(spoken, options) ? spoken : key, options)
    return text.replaceAll(POINTS, (_, count) => i18n.t('aloud.points', { ns: namespace, count: Number(count) }))
  }
  // Most of a table's words are the same at every picture, and finding them takes longer than drawing them.
  const found = new Map<string, string>()
  const say = (key: string, params?: PhraseParams): string => {
    const phrase = params === undefined ? key : key + JSON.stringify(params)
    const known = found.get(phrase)
    if (known !== undefined) return known
    const text = translate(key, params ?? {})
    if (found.size >= MOST_KEPT) found.clear()
    found.set(phrase, text)
    return text
  }
  return say
}
