import { type AnyGame, chooseOptions, type Move, redeal, seededRandom } from '@south-street/engine'
import { GAMES } from '@south-street/registry'
import { expect, test } from 'vitest'

/** A game that was played at random for so many moves. */
function playSome(game: AnyGame, players: number, length: number) {
  const random = seededRandom('redeal', game.id, players)
  const options = chooseOptions(game, players)
  const deal = game.deal(options, random)
  const state = game.setup(options, deal)
  const moves: Move<unknown>[] = []
  for (let seat = game.actor(state); moves.length < length && seat !== null; seat = game.actor(state)) {
    const actions = game.legal(state, seat)
    const action = actions[random.below(actions.length)]!
    game.apply(state, seat, action)
    moves.push({ seat, action })
  }
  return { so: { options, deal, moves }, state }
}

function replayed(game: AnyGame, { options, moves }: ReturnType<typeof playSome>['so'], deal: unknown): unknown {
  const state = game.setup(options, deal)
  for (const { seat, action } of moves) {
    expect(game.refuse(state, seat, action)).toBeNull()
    game.apply(state, seat, action)
  }
  return state
}

test.each(
  GAMES.flatMap((game) => [game.seats.min, game.seats.max].map((players) => [game.id, players, game] as const)),
)('%s with %i seats: what a seat cannot know is dealt anew, and it cannot tell', (_id, players, game) => {
  const { so, state } = playSome(game, players, 40)
  const written = (deal: unknown) => JSON.stringify(game.codec.writeDeal(deal))
  for (let seat = 0; seat < players; seat++) {
    const deals = [1, 2].map((one) => redeal(game, so, seat, seededRandom('anew', one)))
    for (const deal of deals) {
      expect(game.view(replayed(game, so, deal), seat)).toEqual(game.view(state, seat))
      expect(written(deal)).not.toBe(written(so.deal))
    }
    expect(written(deals[0])).not.toBe(written(deals[1]))
    expect(written(redeal(game, so, seat, seededRandom('anew', 1)))).toBe(written(deals[0]))
  }
})

test('Packet Row: rivals get other starting contracts, as far as they were not seen; the box is shuffled in', () => {
  const game = GAMES.find(({ id }) => id === 'packet-row')!
  const { so } = playSome(game, 2, 12)
  const before = game.codec.writeDeal(so.deal) as { startingContracts: string[]; talons: Record<string, string[]> }
  const anew = Array.from(
    { length: 12 },
    (_, i) => game.codec.writeDeal(redeal(game, so, 0, seededRandom('box', i))) as typeof before,
  )
  expect(new Set(anew.map(({ startingContracts }) => startingContracts[0]))).toEqual(
    new Set([before.startingContracts[0]]),
  )
  expect(new Set(anew.map(({ startingContracts }) => startingContracts[1])).size).toBeGreaterThan(3)
  const inBox = anew.flatMap(({ talons }) => talons.docks!.filter((card) => !before.talons.docks!.includes(card)))
  expect(inBox.length).toBeGreaterThan(0)
})
