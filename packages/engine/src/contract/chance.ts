import type { GameTypes } from '../game.ts'
import { seededRandom } from '../random.ts'
import { findUnplain, same, type Trial } from './trial.ts'

/** All chance comes from the source that is handed in: equal sources, equal deals. */
export function checkDeal<T extends GameTypes>(trial: Trial<T>, index: number): T['Deal'] {
  const { game, options, wanted } = trial
  const [deal, again] = [0, 1].map(() => game.deal(options, seededRandom('deal', wanted.seed, index)))
  trial.expect(same(deal, again), 'deterministic', () => 'equal random sources led to two deals')
  const unplain = findUnplain(deal)
  trial.expect(unplain === null, 'json', () => `the deal is not plain JSON: ${unplain}`)
  return deal!
}

const SAMPLES = 30

/**
 * At the start of a game something is hidden from everybody, and many samples must not all deal it alike. Where the
 * trial can permute, every place that this changes must change from sample to sample, too.
 */
export function checkVariety<T extends GameTypes>(trial: Trial<T>, state: T['State']): void {
  const { game, random } = trial
  for (const viewer of trial.viewers) {
    const seen = game.view(state, viewer)
    const varied = findVariedPlaces(repeat(() => game.sample(seen, random)))
    trial.expect(varied.size > 0, 'sample', () => `all samples for viewer ${viewer} are alike`)
    for (const place of findVariedPlaces(repeat(() => trial.permute(state, viewer)))) {
      trial.expect(varied.has(place), 'sample', () => `every sample for viewer ${viewer} has the same ${place}`)
    }
  }
}

function repeat(make: () => unknown): unknown[] {
  return Array.from({ length: SAMPLES }, make)
}

/** The paths at which these values are not all the same. */
function findVariedPlaces(values: readonly unknown[]): Set<string> {
  const first = new Map<string, unknown>()
  const varied = new Set<string>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [member, inner] of Object.entries(value)) visit(inner, `${path}.${member}`)
    } else if (!first.has(path)) first.set(path, value)
    else if (first.get(path) !== value) varied.add(path)
  }
  for (const value of values) visit(value, '')
  return varied
}
