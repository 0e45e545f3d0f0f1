import { type Random, shuffle, type Viewer } from '@south-street/engine'
import { checkContract } from '@south-street/engine/contract'
import { type Action, CARDS, FLAGS, REGIONS, SHIPS, type State, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'

/** Every verb with every ship, card, region, marker and seat in every place where one can be named. */
function listProbes(): Action[] {
  const probes: Action[] = [
    { type: 'tile' },
    { type: 'buy', cards: [] },
    { type: 'transport', ships: [] },
    { type: 'load', ships: [] },
    { type: 'copy', from: null },
    { type: 'invest', option: 'none' },
    { type: 'invest', option: 'bunker' },
  ]
  for (let from = 0; from < 4; from++) probes.push({ type: 'copy', from })
  for (let card = 0; card < CARDS.length; card++) probes.push({ type: 'play', card }, { type: 'take', card })
  for (let ship = 0; ship < SHIPS.length; ship++) probes.push(...probesOf(ship))
  for (let region = 0; region < REGIONS.length; region++) {
    probes.push({ type: 'region', region }, { type: 'invest', option: 'house', region })
    for (let marker = 0; marker < FLAGS.length; marker++) {
      probes.push({ type: 'invest', option: 'house', region, marker })
      const markers = [marker, (marker + 1 + (region % 4)) % FLAGS.length].sort((a, b) => a - b)
      probes.push({ type: 'invest', option: 'markers', markers, bonus: 'house', region })
    }
  }
  for (let marker = 0; marker < FLAGS.length; marker++) {
    probes.push({ type: 'invest', option: 'marker', marker })
    for (let second = marker; second < FLAGS.length; second++) {
      for (const bonus of ['coal', 'none'] as const) {
        probes.push({ type: 'invest', option: 'markers', markers: [marker, second], bonus })
      }
    }
  }
  return probes
}

function probesOf(ship: number): Action[] {
  const next = (ship + 1) % SHIPS.length
  const pair = [ship, next].sort((a, b) => a - b)
  const probes: Action[] = [
    { type: 'buy', cards: [ship] },
    { type: 'buy', cards: pair },
    { type: 'buy', cards: [ship], coal: ship },
    { type: 'buy', cards: pair, coal: next },
    { type: 'buy', cards: [ship, ship] },
    { type: 'transport', ships: [ship] },
    { type: 'transport', ships: pair },
    { type: 'transport', ships: [ship, ship] },
    { type: 'load', ships: [ship] },
    { type: 'load', ships: [ship, ship] },
    { type: 'load', ships: pair },
  ]
  for (let region = 0; region < REGIONS.length; region++) {
    probes.push({ type: 'deploy', ship, region }, { type: 'redeploy', ship, region })
  }
  return probes
}

/** Of very many ways to load COAL+ only some are listed. */
function keyOf(action: Action): string | null {
  return action.type === 'load' ? null : transatlantic.format(action)
}

/** What lies face down: the ship stack inside its segments (TA-3.3), the extension deck inside A and B (TA-3.5). */
function permute(state: State, _viewer: Viewer, random: Random): State {
  const part = random.below(3)
  if (part !== 0) shuffleGroups(state.stack, (ship) => String(SHIPS[ship]!.segment), random)
  if (part !== 1) shuffleGroups(state.deck, (card) => CARDS[card]!.id.slice(-1), random)
  return state
}

/** Cards of one group lie together, and stay in the places that the group has. */
function shuffleGroups(pile: number[], groupOf: (card: number) => string, random: Random): void {
  for (const group of new Set(pile.map(groupOf))) {
    const places = pile.flatMap((card, i) => (groupOf(card) === group ? [i] : []))
    const mixed = shuffle(
      places.map((place) => pile[place]!),
      random,
    )
    for (const [i, place] of places.entries()) pile[place] = mixed[i]!
  }
}

test.each([
  { players: 2, president: false, compensation: false },
  { players: 2, president: true, compensation: true },
  { players: 3, president: false, compensation: true },
  { players: 3, president: true, compensation: false },
  { players: 4, president: false, compensation: false },
  { players: 4, president: true, compensation: true },
])('the contract holds with $players seats, president $president, compensation $compensation', (options) => {
  const faults = checkContract({
    game: transatlantic,
    options,
    probes: listProbes(),
    key: keyOf,
    permute,
    seed: `transatlantic-${options.players}-${options.president}`,
    games: 3,
    maxActions: 4000,
    every: 25,
  })
  expect(faults).toEqual([])
})
