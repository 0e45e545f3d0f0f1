import { describe, expect, test } from 'vitest'
import { hasGolden } from '../golden.ts'
import { FOLDERS, gapsIn, readCatalogue, type Samples } from './catalogue.ts'
import { complaintsAbout, polishNameComplaints } from './complaints.ts'
import { NUMBERS, Speaker } from './speaker.ts'

const LANGUAGES = { en: 'English', de: 'German', pl: 'Polish' }
const BOOKS = new URL('../../../../docs/sentences/', import.meta.url)

const speakers = new Map<string, Speaker>()

/** Each is asked twice: for the book, and by the reader. */
function speakerOf(language: string, folder: string): Speaker {
  const name = `${language} ${folder}`
  const speaker = speakers.get(name) ?? new Speaker(language, readCatalogue(folder, language))
  speakers.set(name, speaker)
  return speaker
}

const cell = (sentences: readonly string[]): string => sentences.join('<br>').replaceAll('|', '\\|')

/** What a game says may change at will until it has records that hold for ever; it is only read until then. */
function isInBook(folder: string): boolean {
  const [, game] = /^games\/([^/]+)/.exec(folder) ?? []
  return game === undefined || hasGolden(game)
}

/** All that is said in one language, beside the English. */
function bookOf(language: keyof typeof LANGUAGES): string {
  const columns = language === 'en' ? ['en' as const] : (['en', language] as const)
  const lines = [
    `# Every sentence in ${LANGUAGES[language]}`,
    '',
    'Made by `npm run sentences` from the words and rules of every folder, with sample values; where a number goes into a',
    `sentence, it is tried with ${NUMBERS.join(', ')}.`,
  ]
  for (const folder of FOLDERS.filter(isInBook)) {
    const said = columns.map((column) => speakerOf(column, folder))
    const head = ['key', ...columns.map((column) => LANGUAGES[column])]
    lines.push('', `## ${folder}`, `| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`)
    for (const key of said[0]!.keys) {
      const cells = said.map((speaker) => cell(speaker.sayAll(key)))
      lines.push(`| ${[`\`${key}\``, ...cells].join(' | ')} |`)
    }
  }
  return `${lines.join('\n')}\n`
}

// After a change of the words: npm run sentences
test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'the book of sentences is true: %s',
  async (language) => {
    await expect(bookOf(language)).toMatchFileSnapshot(new URL(`${language}.md`, BOOKS).pathname)
  },
)

describe.each(FOLDERS)('%s', (folder) => {
  test.each(Object.keys(LANGUAGES))('reads well in %s', (language) => {
    const speaker = speakerOf(language, folder)
    const found = speaker.keys.flatMap((key) =>
      speaker.sayAll(key).flatMap((sentence) => complaintsAbout(language, sentence).map((why) => `${key}: ${why}`)),
    )
    expect(found).toEqual([])
  })

  test('declines no name by accident in Polish', () => {
    const { texts, samples } = readCatalogue(folder, 'pl')
    const found = [...texts].flatMap(([key, text]) =>
      polishNameComplaints(text, samples.names).map((why) => `${key}: ${why}`),
    )
    expect(found).toEqual([])
  })

  test('has no sample value that nothing wants', () => {
    const { texts, samples } = readCatalogue(folder, 'en')
    const wanted = new Set([...texts.values()].flatMap(gapsIn))
    expect(Object.keys(samples.gaps).filter((gap) => !wanted.has(gap))).toEqual([])
    const gapsOf = (key: string) => gapsIn([texts.get(key), texts.get(`${key}_other`)].join(' '))
    const idle = Object.entries<Samples>(samples.keys).filter(([key, given]) =>
      Object.keys(given).some((gap) => !gapsOf(key).includes(gap)),
    )
    expect(idle.map(([key]) => key)).toEqual([])
  })
})

describe('the reader stumbles', () => {
  const samples = { names: ['ship'], gaps: { ship: 'Umbria' }, keys: {} }
  const speaker = (language: string, words: Record<string, string>) =>
    new Speaker(language, { folder: 'words', words, texts: new Map(Object.entries(words)), samples })

  test('over a gap that nobody knows', () => {
    expect(() => speaker('en', { a: '{{shop}} sails' }).sayAll('a')).toThrow('{{shop}}')
    expect(speaker('en', { a: '{{ship}} sails' }).sayAll('a')).toEqual(['Umbria sails'])
  })

  test('over a plural form that is missing', () => {
    const forms = {
      a_one: '{{count}} dom',
      a_few: '{{count}} domy',
      a_many: '{{count}} domów',
      a_other: '{{count}} domu',
    }
    expect(speaker('pl', forms).sayAll('a')).toEqual([
      '0 domów',
      '1 dom',
      '2 domy',
      '5 domów',
      '12 domów',
      '22 domy',
      '25 domów',
    ])
    const { a_few: _, ...others } = forms
    expect(() => speaker('pl', others).sayAll('a')).toThrow('a has no form for 2')
  })

  test('over gaps that are left, spaces, and ellipses', () => {
    expect(complaintsAbout('en', 'One moment …')).toEqual([])
    expect(complaintsAbout('pl', 'Chwileczkę …')).toEqual(['no space before the ellipsis in Polish'])
    expect(complaintsAbout('pl', 'Chwileczkę…')).toEqual([])
    expect(complaintsAbout('de', 'Für {{price}}')).toEqual(['a gap is left'])
    expect(complaintsAbout('de', 'Für  dich')).toEqual(['a space too many'])
    expect(complaintsAbout('de', 'Für 5 $')).toEqual(['the currency may fall onto the next line'])
    expect(complaintsAbout('de', 'Für 5\u00a0$')).toEqual([])
  })

  test('over Polish that takes the reader for a man', () => {
    expect(complaintsAbout('pl', 'Kupiłeś statek.')).toHaveLength(1)
    expect(complaintsAbout('pl', 'Teraz jesteś pytany.')).toHaveLength(1)
    expect(complaintsAbout('pl', 'Kupujesz statek.')).toEqual([])
  })

  test('over Polish names in a case that they do not have, or as men', () => {
    const about = (text: string) => polishNameComplaints(text, ['ship', 'seat'])
    expect(about('Wybierz morze dla {{ship}}.')).toHaveLength(1)
    expect(about('Wybierz morze dla statku {{ship}}.')).toEqual([])
    expect(about('{{seat}} wysyła {{ship}}.')).toHaveLength(1)
    expect(about('{{seat}} wysyła statek {{ship}}.')).toEqual([])
    expect(about('{{ship}} został wyparty.')).toHaveLength(1)
    expect(about('{{ship}} ({{seat}}) zostaje wyparty: {{ship}}.')).toHaveLength(1)
    expect(about('Statek {{ship}} został wyparty.')).toEqual([])
  })
})
