import { type Action, packetRow, type State } from '@south-street/packet-row'
import type { Game } from 'boardgame.io'
import { MCTSBot } from 'boardgame.io/ai'
import { InitializeGame } from 'boardgame.io/internal'

/** Iterations that boardgame.io's own tree search makes on the same rules, with its usual playouts of 50 moves. */
export async function searchWithBoardgameIo(start: State, iterations: number): Promise<void> {
  const game: Game<State> = {
    name: 'packet-row',
    disableUndo: true,
    setup: () => packetRow.clone(start),
    turn: { activePlayers: { all: 'play' } },
    moves: { act: ({ G }: { G: State }, seat: number, action: Action): void => packetRow.apply(G, seat, action) },
  }
  // Its playouts ask the first active player only, so that one moves for whoever owes the decision.
  const enumerate = (G: State, _ctx: unknown, playerID: string) =>
    playerID === '0' && G.actor >= 0
      ? packetRow.legal(G, G.actor).map((action) => ({ move: 'act', args: [G.actor, action] }))
      : []
  const bot = new MCTSBot({ game, enumerate, iterations, seed: 1 })
  await bot.play(InitializeGame({ game, numPlayers: start.players }), '0')
}
