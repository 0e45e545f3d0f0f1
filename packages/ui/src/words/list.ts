const formats = new Map<string, Intl.ListFormat>()

/** “Ben, Cleo and Dora”, or without the “and” where things are only counted up. Making a format costs more than using it. */
export function joinList(language: string, items: readonly string[], type: 'conjunction' | 'unit'): string {
  const key = `${language} ${type}`
  const format = formats.get(key) ?? new Intl.ListFormat(language, { type })
  formats.set(key, format)
  return format.format(items)
}
