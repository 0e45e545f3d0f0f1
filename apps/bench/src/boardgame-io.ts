import { type Action, packetRow, type State } from '@south-street/packet-row'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'

/**
 * Packet Row as a boardgame.io game: its one move calls our rules on its state. Undo is off and nothing is validated
 * twice, so that the framework is measured at its best.
 */
export function boardgameIoTable(players: number, start: State) {
  const game = {
    name: 'packet-row',
    disableUndo: true,
    setup: () => packetRow.clone(start),
    turn: { activePlayers: { all: 'play' } },
    moves: {
      act: ({ G }: { G: State }, seat: number, action: Action): void => packetRow.apply(G, seat, action),
    },
  }
  const reduce = CreateGameReducer({ game })
  let match = InitializeGame({ game, numPlayers: players })
  return {
    state: (): State => match.G as State,
    act: (seat: number, action: Action): void => {
      const payload = { type: 'act', args: [seat, action], playerID: String(seat) }
      match = reduce(match, { type: 'MAKE_MOVE', payload })
    },
  }
}
