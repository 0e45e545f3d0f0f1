import { describe, expect, test } from 'vitest'
import { breakable, emsOf, isLongName, widthOfName } from '../../ui/card/fitting.ts'

describe('a name', () => {
  test.each([
    ['Kaiser Wilhelm der Grosse', false, true],
    ['Kaiser Wilhelm II', false, true],
    ['City of New York', false, false],
    ['City of New York', true, true],
    ['Etruria', true, false],
  ])('%s, fastest: %s, is long: %s', (name, isFastest, expected) => {
    expect(isLongName(name, isFastest)).toBe(expected)
  })

  test('is as wide as its letters, and wider with the riband', () => {
    expect(widthOfName('Etruria', false)).toEqual(emsOf('Etruria'))
    const [alone, fastest] = [false, true].map((is) => Number(Object.values(widthOfName('Etruria', is))[0]))
    expect(fastest).toBeGreaterThan(alone! + 1)
  })
})

test.each([
  ['Schiffsagent', 'Schiffs-agent'],
  ['Inwestycja+', 'Inwes-tycja+'],
  ['Investition', 'Inves-tition'],
  ['Kreuzfahrt', 'Kreuz-fahrt'],
  ['Invest+', 'Invest+'],
  ['Region', 'Region'],
])('the card %s may break as %s', (title, expected) => {
  expect(breakable(title).replace('\u00AD', '-')).toBe(expected)
})
