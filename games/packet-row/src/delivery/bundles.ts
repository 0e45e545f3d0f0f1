import { CARDS, type CardIndex } from '../cards.ts'

/** Some of the contracts for one kind of goods, to be fulfilled together. */
export interface Bundle {
  readonly contracts: readonly CardIndex[]
  readonly units: number
  readonly reward: number
  readonly cards: number
  /** Where they go, as bits. */
  readonly destinations: number
}

/** Every set of these contracts, the empty one included. There are nine contracts of a kind, so at most 512 sets. */
export function listBundles(contracts: readonly CardIndex[]): Bundle[] {
  let bundles: Bundle[] = [{ contracts: [], units: 0, reward: 0, cards: 0, destinations: 0 }]
  // Backwards, each contract put in front, so that of two sets of equal size the one that stands first in the
  // catalogue also comes first in the list.
  for (const contract of [...contracts].reverse()) {
    const { units, reward, destination } = CARDS[contract]!
    const larger = bundles.map((bundle) => ({
      contracts: [contract, ...bundle.contracts],
      units: bundle.units + units,
      reward: bundle.reward + reward,
      cards: bundle.cards + 1,
      destinations: bundle.destinations | (1 << destination),
    }))
    bundles = [...larger, ...bundles]
  }
  return bundles
}

/**
 * Of the bundles that go to these destinations only, the best for each number of units: the highest reward, then the
 * fewest cards, then the catalogue's order. The highest reward comes first.
 */
export function bundlesWithin(bundles: readonly Bundle[], destinations: number, maxUnits: number): Bundle[] {
  const best: (Bundle | undefined)[] = Array(maxUnits + 1).fill(undefined)
  for (const bundle of bundles) {
    if ((bundle.destinations & ~destinations) !== 0) continue
    const rival = best[bundle.units]
    if (rival === undefined || isBetter(bundle, rival)) best[bundle.units] = bundle
  }
  return best.filter((bundle) => bundle !== undefined).sort((a, b) => b.reward - a.reward)
}

function isBetter(bundle: Bundle, rival: Bundle): boolean {
  return bundle.reward > rival.reward || (bundle.reward === rival.reward && bundle.cards < rival.cards)
}
