import type { AppraisedAction, Bot } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { type Action, FLAGS, transatlantic, type View } from '@south-street/transatlantic'
import { expect, test } from 'vitest'
import { varyOpenings } from '../bots/openings.ts'
import type { Transatlantic } from '../src/types.ts'

const [FREIGHT, MAIL, PASSENGER] = ['FREIGHT', 'MAIL', 'PASSENGER'].map((name) => FLAGS.indexOf(name as never))

function house(region: number, marker: number | undefined, value: number): AppraisedAction<Action> {
  return { action: { type: 'invest', option: 'house', region, marker: marker! }, value }
}

const APPRAISED = [
  house(1, MAIL, 0.6),
  house(2, FREIGHT, 0.595),
  { action: { type: 'invest', option: 'none' }, value: 0.59 },
  house(1, PASSENGER, 0.58),
  house(1, FREIGHT, 0.5),
] as const

const bot: Bot<Transatlantic> = {
  name: 'set in its ways',
  decide: () => APPRAISED[0].action,
  appraise: () => APPRAISED,
}

/** By action, how often it is chosen where the company has so many markers of each flag. */
function choices(markers: readonly number[]): Map<Action, number> {
  const options = { players: 2, president: false, compensation: false }
  const state = transatlantic.setup(options, transatlantic.deal(options, seededRandom('openings')))
  const view: View = {
    ...transatlantic.view(state, 0),
    decision: 'invest',
    actor: 0,
    markers: [markers, markers] as never,
  }
  const chosen = new Map<Action, number>()
  for (let i = 0; i < 200; i++) {
    const action = varyOpenings(bot).decide(view, [], seededRandom('choice', i))
    chosen.set(action, (chosen.get(action) ?? 0) + 1)
  }
  return chosen
}

test('the lot decides which goods come first, where they are alike and all else is the same', () => {
  const chosen = choices([2, 1, 0, 0, 0])
  expect(new Set(chosen.keys())).toEqual(new Set([APPRAISED[0].action, APPRAISED[3].action]))
  for (const times of chosen.values()) expect(times).toBeGreaterThan(70)
})

test('a company that has begun with some goods goes on as its bot would', () => {
  expect([...choices([0, 0, 0, 0, 1]).keys()]).toEqual([APPRAISED[0].action])
})
