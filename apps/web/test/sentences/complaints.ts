/** What a reader would stumble over in a finished sentence, in any language. */
export function complaintsAbout(language: string, sentence: string): string[] {
  const complaints: string[] = []
  if (/\{\{|\}\}|\$t\(/.test(sentence)) complaints.push('a gap is left')
  if (/ {2}|^ /.test(sentence)) complaints.push('a space too many')
  if (language !== 'en' && /\d [$£]/.test(sentence)) complaints.push('the currency may fall onto the next line')
  return language === 'pl' ? [...complaints, ...polishComplaints(sentence)] : complaints
}

/** Nobody knows whether the reader is a man or a woman: “kupiłeś”, “jesteś pytany”. */
const GENDERED_READER = /\p{L}+(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|jesteś \p{L}+(?:[ntw]y|[ntw]a)(?!\p{L})/iu

function polishComplaints(sentence: string): string[] {
  const complaints: string[] = []
  if (/\s…/.test(sentence)) complaints.push('no space before the ellipsis in Polish')
  if (GENDERED_READER.test(sentence)) complaints.push('takes the reader for a man or a woman')
  return complaints
}

/** Words after which a Polish name stays as it is: nouns that carry case and gender for it, and verbs whose subject it is. */
const BEFORE_A_NAME = [
  ...['statek', 'statku', 'siedziba', 'miejsca', 'imię', 'jako'],
  ...['decyduje', 'zdobywa', 'pokazuje', 'dostaje', 'już', 'je'],
  ...['że', 'a'],
]

/** What would go wrong in Polish with a name in this gap: a case that the name does not have, or the verb of a man. */
export function polishNameComplaints(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const gap = `\\{\\{(?:${names.join('|')})\\}\\}`
  const complaints: string[] = []
  for (const { index } of text.matchAll(new RegExp(gap, 'g'))) {
    const before = text.slice(0, index)
    const word = /(\p{L}+) $/u.exec(before)?.[1]
    const isFree = before === '' || /[.:;,(·–] ?$|\}\} $/.test(before)
    if (!isFree && !(word !== undefined && BEFORE_A_NAME.includes(word.toLowerCase())))
      complaints.push(`a name may not stand after “${before.slice(-20)}”: it would have to be declined`)
  }
  // A name at the beginning is the subject: nothing tells whether of a man, a woman or a ship.
  const rest = new RegExp(`^${gap}(?: \\([^)]*\\))?([^.:;,]*)`).exec(text)?.[1] ?? ''
  const isMasculine = /(?:^| )(?:\p{L}+ł|(?:jest|został|zostaje|będzie)(?: \p{L}+)* \p{L}+[ntw]y)(?!\p{L})/u.test(rest)
  return isMasculine ? [...complaints, 'the verb of a man after a name'] : complaints
}
