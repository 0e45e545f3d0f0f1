import { chooseOptions } from '@south-street/engine'
import { expect, test } from 'vitest'

test('variants are off unless asked for', () => {
  expect(chooseOptions({}, 3)).toEqual({ players: 3 })
  const game = { variants: ['fog', 'ice'] }
  expect(chooseOptions(game, 2)).toEqual({ players: 2, fog: false, ice: false })
  expect(chooseOptions(game, 2, ['ice'])).toEqual({ players: 2, fog: false, ice: true })
})
