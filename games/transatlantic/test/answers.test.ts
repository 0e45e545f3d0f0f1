import { seededRandom } from '@south-street/engine'
import { type Action, CARDS, FLAGS, REGIONS, SHIPS, type State, transatlantic } from '@south-street/transatlantic'
import { expect, test } from 'vitest'

/**
 * Every answer of the right form to each decision, legal or not. What is not refused must be what `legal` lists: the two
 * are written apart from each other, and neither may know more than the other.
 */
function everyAnswer(state: State): Action[] {
  const regions = [...REGIONS.keys()]
  const ships = [...SHIPS.keys()]
  const cards = [...CARDS.keys()]
  switch (state.decision) {
    case 'buy': {
      const sets = subsets(state.market.filter((card) => card >= 0).sort((a, b) => a - b)).filter(
        (set) => set.length < 4,
      )
      return sets.flatMap((set): Action[] => [
        { type: 'buy', cards: set },
        ...set.map((coal): Action => ({ type: 'buy', cards: set, coal })),
      ])
    }
    case 'deploy':
    case 'redeploy': {
      const type = state.decision
      return ships.flatMap((ship) => regions.map((region): Action => ({ type, ship, region })))
    }
    case 'turn':
      return [...cards.map((card): Action => ({ type: 'play', card })), { type: 'tile' }]
    case 'copy':
      return [0, 1, 2, 3, null].map((from): Action => ({ type: 'copy', from }))
    case 'take':
      return cards.map((card): Action => ({ type: 'take', card }))
    case 'transport':
      return subsets(ownShips(state)).map((set): Action => ({ type: 'transport', ships: set }))
    case 'region':
      return regions.map((region): Action => ({ type: 'region', region }))
    case 'load':
      return loads(ownShips(state).filter((ship) => SHIPS[ship]!.kind === 'steam'))
    case 'invest':
      return investments()
    case 'over':
      return []
  }
}

function ownShips(state: State): number[] {
  const own = [...state.regions.flat(), ...state.stored[state.actor]!]
  return own.filter((ship) => state.owners[ship] === state.actor).sort((a, b) => a - b)
}

function subsets(items: readonly number[]): number[][] {
  return items.reduce<number[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

/** Up to three coal on every ship. */
function loads(ships: readonly number[]): Action[] {
  const lists = ships.reduce<number[][]>(
    (all, ship) => all.flatMap((list) => [0, 1, 2, 3].map((cubes) => [...list, ...Array<number>(cubes).fill(ship)])),
    [[]],
  )
  return lists.map((list) => ({ type: 'load', ships: list }))
}

function investments(): Action[] {
  const all: Action[] = [
    { type: 'invest', option: 'none' },
    { type: 'invest', option: 'bunker' },
  ]
  for (const marker of FLAGS.keys()) {
    all.push({ type: 'invest', option: 'marker', marker })
    for (const region of REGIONS.keys()) all.push({ type: 'invest', option: 'house', region, marker })
    for (let second = marker; second < FLAGS.length; second++) {
      const markers = [marker, second]
      all.push({ type: 'invest', option: 'markers', markers, bonus: 'none' })
      all.push({ type: 'invest', option: 'markers', markers, bonus: 'coal' })
      for (const region of REGIONS.keys()) {
        all.push({ type: 'invest', option: 'markers', markers, bonus: 'house', region })
      }
    }
  }
  for (const region of REGIONS.keys()) all.push({ type: 'invest', option: 'house', region })
  return all
}

/** More ships than this make more ways to load than a test should try. */
const MOST_SHIPS = 6

test.each([2, 3, 4])('with %i seats `legal` lists exactly what `refuse` lets through', (players) => {
  const random = seededRandom('answers', players)
  const compared = new Map<string, number>()
  for (let game = 0; game < 36; game++) {
    const options = { players, president: game % 2 === 0, compensation: false }
    const state = transatlantic.setup(options, transatlantic.deal(options, random))
    // Rich companies see more answers.
    if (game % 3 === 0) state.money.fill(900)
    for (let actor = transatlantic.actor(state); actor !== null; actor = transatlantic.actor(state)) {
      const listed = transatlantic.legal(state, actor)
      const seen = compared.get(state.decision) ?? 0
      const isWide = state.decision === 'load' && ownShips(state).length > MOST_SHIPS
      if (!isWide && (seen < 40 || random.below(10) === 0)) {
        compared.set(state.decision, seen + 1)
        const seat = actor
        const allowed = everyAnswer(state).filter((action) => transatlantic.refuse(state, seat, action) === null)
        const texts = (actions: readonly Action[]): string[] => actions.map(transatlantic.format).sort()
        expect(texts(listed)).toEqual(texts(allowed))
      }
      transatlantic.apply(state, actor, listed[random.below(listed.length)]!)
    }
  }
  expect([...compared.values()].every((count) => count >= 5)).toBe(true)
  expect(compared.size).toBe(10)
})

test('very many ways to load COAL+ are cut short, and what is listed is allowed', () => {
  const options = { players: 4, president: false, compensation: false }
  const state = transatlantic.setup(options, transatlantic.deal(options, seededRandom('wide')))
  const fleet = [30, 31, 32, 33, 34, 35, 36, 37, 38]
  Object.assign(state, { turn: 0, actor: 0, decision: 'load', undertaking: 'COAL+', cubes: 13, round: 5 })
  state.regions = [fleet.slice(0, 4), fleet.slice(4, 7), fleet.slice(7), [], []]
  for (const ship of fleet) state.owners[ship] = 0
  const listed = transatlantic.legal(state, 0)
  expect(listed).toHaveLength(512)
  expect(new Set(listed.map(transatlantic.format)).size).toBe(512)
  for (const action of listed) expect(transatlantic.refuse(state, 0, action)).toBeNull()
  // The youngest ships are full in the first of them.
  expect(listed[0]).toMatchObject({ ships: [34, 35, 35, 35, 36, 36, 36, 37, 37, 37, 38, 38, 38] })
})
