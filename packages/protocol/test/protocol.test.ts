import { PROBLEMS, ROUTES } from '@south-street/protocol'
import { describeApi } from '@south-street/protocol/openapi'
import { SCHEMAS } from '@south-street/protocol/schemas'
import en from '@south-street/protocol/words/en.json' with { type: 'json' }
import { expect, test } from 'vitest'

test('there is a sentence for every problem, and no other', () => {
  expect(Object.keys(en.problems).sort()).toEqual(Object.keys(PROBLEMS).sort())
})

test('no two routes answer the same request', () => {
  const shapes = Object.values(ROUTES).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('every gap of a path has its schema', () => {
  const { paths } = describeApi({ version: '1', cookie: 'c', base: '' }) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  }
  for (const [path, operations] of Object.entries(paths)) {
    const gaps = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const { parameters } of Object.values(operations)) {
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(gaps)
    }
  }
})

test.each([
  ['', false],
  ['   ', false],
  ['Anna', true],
  [' Anna ', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['Ann\u202ea', false],
  ['Ann\na', false],
  ['Łucja Żółć', true],
])('%j as a name: %s', (name, fits) => {
  expect(SCHEMAS.rename.body.safeParse({ name }).success).toBe(fits)
})
