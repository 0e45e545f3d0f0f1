import { expect, test } from 'vitest'
import { runsSetUp, runsTypeScript } from '../right-node.mjs'

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['22.23.3', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s runs TypeScript: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected)
})

test('set-up runs from Node 20 on', () => {
  expect(runsSetUp('18.20.0')).toBe(false)
  expect(runsSetUp('20.0.0')).toBe(true)
})
