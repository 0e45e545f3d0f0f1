import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

type Words = { [key: string]: string | Words }

const ROOT = new URL('../../', import.meta.url)
const PLACES = [
  '{packages,games,apps}/*/{words,captions,lessons/coach/words,keys/words,operator/words,club/words,notices/words,daily/words,profile/words}/*.json',
  'scripts/new-game/template/words/*.json',
]
const FOLDERS = [...new Set(globSync(PLACES, { cwd: ROOT }).map(dirname))].sort()
const PLURAL_FORMS: Record<string, string[]> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
}

function load(folder: string, language: string): Map<string, string> {
  const flat = new Map<string, string>()
  const add = (words: Words, path: string): void => {
    for (const [key, value] of Object.entries(words)) {
      if (typeof value === 'string') flat.set(`${path}${key}`, value)
      else add(value, `${path}${key}.`)
    }
  }
  add(JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, ROOT), 'utf8')) as Words, '')
  return flat
}

/** Keys without the plural endings, which differ between languages. */
function stems(words: Map<string, string>): string[] {
  return [...new Set([...words.keys()].map((key) => key.replace(/_(one|few|many|other)$/, '')))].sort()
}

function gaps(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).sort()
}

test('there are words', () => {
  expect(FOLDERS).toContain('games/packet-row/words')
  expect(FOLDERS).toContain('packages/engine/words')
})

test.each(FOLDERS)('%s says everything in en, de and pl', (folder) => {
  const languages = globSync('*.json', { cwd: new URL(`${folder}/`, ROOT) }).map((file) => basename(file, '.json'))
  expect(languages.sort()).toEqual(['de', 'en', 'pl'])
  const english = load(folder, 'en')
  for (const language of languages) {
    const words = load(folder, language)
    expect(stems(words)).toEqual(stems(english))
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('')
      const plural = /^(.*)_(?:one|few|many|other)$/.exec(key)
      if (plural !== null) {
        for (const form of PLURAL_FORMS[language]!)
          expect(words.has(`${plural[1]}_${form}`), `${language} ${key}`).toBe(true)
      }
      // A translation may leave a gap out where its grammar does without, but never invents one.
      const known = gaps(english.get(key) ?? english.get(`${plural?.[1]}_other`)!)
      for (const gap of gaps(text)) expect(known, `${language} ${key}`).toContain(gap)
    }
  }
})

test('there is a sentence for every fault of a record', () => {
  const sources = globSync('{packages/{engine,bots},games/*,games/*/v*}/src/**/*.ts', { cwd: ROOT })
  const text = sources.map((file) => readFileSync(new URL(file, ROOT), 'utf8')).join('\n')
  const faults = /(?:new Malformed\(|RecordFault\(\[[^\]]*\], |demand\([^()]*, )'([\w-]+)'/g
  const codes = new Set([...text.matchAll(faults)].map((match) => match[1]!))
  const keys = [...load('packages/engine/words', 'en').keys()]
  const sentences = keys.filter((key) => key.startsWith('faults.')).map((key) => key.slice('faults.'.length))
  expect(sentences.sort()).toEqual([...codes].sort())
})
