import { SHIPS, transatlantic } from '@south-street/transatlantic'
import { splitAnchor } from '@south-street/ui'
import { expect, test } from 'vitest'
import { tabOfAnchors, transatlanticAnchors } from '../../ui/board/anchors.ts'
import { arrange } from '../arrange.ts'

const state = arrange({ players: 3, regions: { NA: ['S21 0 1', 'N0'], SA: ['S03 1 1'] }, stacks: [['base/coal']] })
const view = transatlantic.view(state, 0)
const linesOf = (anchor: string) =>
  transatlantic.messages
    .view(view)
    .filter((line) => transatlanticAnchors.isIn(line, ...splitAnchor(anchor), 0))
    .map(({ key }) => key)

test.each([
  ['market', ['table.market']],
  ['sea:SA', ['table.region']],
  ['card:S21', ['table.region']],
  ['card:base/director', ['table.own-hand']],
  ['seat:1', ['table.seat']],
  ['sheet:0', ['table.sheet']],
  ['column:MAIL', ['table.sheet']],
  ['card:tile', ['table.seat']],
  ['played', ['table.own-stack']],
  ['bar', []],
])('the table in words has %s where it belongs', (anchor, keys) => {
  expect(linesOf(anchor)).toEqual(keys)
})

test('an action is made at what it is about', () => {
  const where = (text: string) => transatlanticAnchors.ofAction(transatlantic.parse(text))
  expect(where('play base/coal')).toEqual(['card:base/coal'])
  expect(where('redeploy S21 IO')).toEqual(['sea:IO'])
  expect(where('invest house IO MAIL')).toEqual(['house:IO', 'marker:MAIL'])
  expect(where('tile')).toEqual(['card:tile'])
})

test('a phone opens the tab behind which a thing lies', () => {
  expect(tabOfAnchors(['card:S21'], view)).toBe('seas')
  expect(tabOfAnchors(['sheet:0'], view)).toBe('sheet')
  expect(tabOfAnchors(['bar'], view)).toBe(null)
  expect(tabOfAnchors(['market'], view)).toBe('market')
  expect(tabOfAnchors([`card:${SHIPS[view.market[0]!]!.id}`], view)).toBe('market')
})
