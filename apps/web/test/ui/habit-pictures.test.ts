import { message } from '@south-street/engine'
import { habitsOf } from '@south-street/registry'
import { loadHabitPicture, loadWords, SHOWN_VERSIONS } from '@south-street/registry/boards'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/** What a sentence of either game may name, and where the words have it. */
const NAMED = {
  building: ['card', 'buildings'],
  country: ['country', 'country'],
  card: ['card', 'cards'],
  sea: ['region', 'regions'],
}

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

test.each(SHOWN_VERSIONS)('every sentence about how $id is played has a picture', async ({ id, rules }) => {
  const Picture = (await loadHabitPicture(id))!
  const words = (await loadWords(id, 'en')) as Catalogue
  const sources = new Set(habitsOf(id, rules)!.sources.map(({ key }) => key))
  const keys = Object.keys(words.habits!).filter((key) => !sources.has(`habits.${key}`))
  expect(keys.length).toBeGreaterThan(4)
  for (const key of keys) {
    const [param, group] = NAMED[key as keyof typeof NAMED] ?? []
    const all =
      group === undefined ? [{}] : Object.keys(words[group]!).map((name) => ({ [param!]: message(`${group}.${name}`) }))
    for (const params of all) {
      // A drawing that does not exist throws.
      const drawn = renderToStaticMarkup(createElement(Picture, { fact: message(`habits.${key}`, params) }))
      expect(drawn, JSON.stringify([key, params])).toMatch(/^<svg.*<(use|path)/)
    }
  }
})
