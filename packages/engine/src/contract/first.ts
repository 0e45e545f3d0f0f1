import type { GameTypes } from '../game.ts'
import { same, type Trial } from './trial.ts'

/** Where the host may name the first seat: every seat can be first, and nothing else in the deal is touched. */
export function checkFirst<T extends GameTypes>(trial: Trial<T>, deal: T['Deal']): void {
  const { game, options } = trial
  const before = JSON.stringify(deal)
  for (const seat of trial.seats) {
    const named = game.nameFirst?.(deal, seat)
    if (named === undefined) return
    trial.expect(JSON.stringify(deal) === before, 'first', () => `naming seat ${seat} changes the deal that was given`)
    const read = game.codec.readDeal(JSON.parse(JSON.stringify(game.codec.writeDeal(named))), options)
    trial.expect(same(read, named), 'first', () => `the deal with seat ${seat} first is read as another`)
    const actor = game.actor(game.setup(options, named))
    trial.expect(actor === seat, 'first', () => `seat ${seat} was named, and seat ${actor} begins`)
    const touched = countDifferences(JSON.parse(before), JSON.parse(JSON.stringify(named)))
    trial.expect(touched <= 1, 'first', () => `naming seat ${seat} changes ${touched} things in the deal`)
  }
}

function countDifferences(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? 0 : 1
  }
  const [ones, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  const members = new Set([...ones.keys(), ...others.keys()])
  return [...members].reduce((sum, member) => sum + countDifferences(ones.get(member), others.get(member)), 0)
}
