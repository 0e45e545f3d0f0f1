import { createInstance } from 'i18next'
import { type Catalogue, gapsIn, type Sample, type Samples } from './catalogue.ts'

/** Numbers that want every plural form of the three languages, and those that look like one and are none: 12, 22. */
export const NUMBERS = [0, 1, 2, 5, 12, 22, 25]

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Says the sentences of a catalogue with sample values, as the page would. */
export class Speaker {
  private readonly i18n = createInstance()
  private readonly language: string
  private readonly catalogue: Catalogue
  private readonly rules: Intl.PluralRules
  private readonly lists: Readonly<Record<'unit' | 'conjunction', Intl.ListFormat>>
  private readonly said = new Map<string, readonly string[]>()

  constructor(language: string, catalogue: Catalogue) {
    this.language = language
    this.catalogue = catalogue
    this.rules = new Intl.PluralRules(language)
    this.lists = {
      unit: new Intl.ListFormat(language, { type: 'unit' }),
      conjunction: new Intl.ListFormat(language, { type: 'conjunction' }),
    }
    void this.i18n.init({
      lng: language,
      initAsync: false,
      resources: { [language]: { words: catalogue.words } },
      defaultNS: 'words',
      interpolation: { escapeValue: false },
    })
  }

  /** The keys as programs say them: without the endings of plurals. */
  get keys(): readonly string[] {
    return [...new Set([...this.catalogue.texts.keys()].map((key) => key.replace(PLURAL, '')))].sort()
  }

  /** One sentence, or one for each of the numbers where one goes into it. */
  sayAll(key: string): readonly string[] {
    const known = this.said.get(key) ?? this.sayAnew(key)
    this.said.set(key, known)
    return known
  }

  private sayAnew(key: string): readonly string[] {
    const { texts } = this.catalogue
    // The rules hold dots in their keys and gaps in none: they are read as they stand.
    if (texts.has(key) && gapsIn(texts.get(key)!).length === 0) return [texts.get(key)!]
    const isCounted = texts.has(key) ? this.wantsNumber(key, texts.get(key)!) : true
    return isCounted ? NUMBERS.map((number) => this.say(key, number)) : [this.say(key, 0)]
  }

  private say(key: string, number: number, given: Samples = {}): string {
    const text = this.textOf(key, number)
    const filled = gapsIn(text).map((gap) => [gap, this.fill(this.sampleOf(key, gap, given), number)])
    const values: Record<string, string | number> = Object.fromEntries(filled)
    // The library counts with numbers only.
    return this.i18n.t(key, { ...values, count: Number(values.count ?? number) })
  }

  /** The form that this number wants in this language; the library would quietly take another one. */
  private textOf(key: string, number: number): string {
    const { texts, folder } = this.catalogue
    const text = texts.get(key) ?? texts.get(`${key}_${this.rules.select(number)}`)
    if (text === undefined) throw new Error(`${folder} ${this.language}: ${key} has no form for ${number}`)
    return text
  }

  private sampleOf(key: string, gap: string, given: Samples): Sample {
    const { samples, folder } = this.catalogue
    const sample = given[gap] ?? samples.keys[key]?.[gap] ?? samples.gaps[gap] ?? (gap === 'count' ? '#' : undefined)
    if (sample === undefined) throw new Error(`${folder} ${this.language}: nobody knows what {{${gap}}} of ${key} is`)
    return sample
  }

  private wantsNumber(key: string, text: string): boolean {
    return gapsIn(text).some((gap) => this.sampleOf(key, gap, {}) === '#')
  }

  private fill(sample: Sample, number: number): string | number {
    if (sample === '#') return number
    if (typeof sample === 'string') return sample
    if ('say' in sample) return this.say(sample.say, Number(sample.with?.count ?? 0), sample.with)
    if ('and' in sample) return this.join(sample.and, 'conjunction')
    if ('day' in sample) {
      return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(Date.parse(sample.day))
    }
    if ('lasts' in sample) {
      const format = new Intl.NumberFormat(this.language, { style: 'unit', unit: sample.unit, unitDisplay: 'long' })
      return format.format(sample.lasts)
    }
    return this.join(sample, 'unit')
  }

  private join(samples: readonly Sample[], type: 'unit' | 'conjunction'): string {
    const parts = samples.map((sample) => String(this.fill(sample, 0)))
    return this.lists[type].format(parts)
  }
}
