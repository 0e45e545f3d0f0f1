import { type PuzzleBench, setUpPuzzles } from '@south-street/bots'
import type { Action } from '../src/actions/action.ts'
import { CARDS } from '../src/cards.ts'
import { deal, setup } from '../src/deal.ts'
import { packetRow } from '../src/index.ts'
import { search } from '../src/search.ts'
import type { State } from '../src/state.ts'
import type { PacketRow } from '../src/types.ts'
import { loadGuestValues } from './guests.ts'
import { createMind } from './mind.ts'
import { deliveryOptions } from './puzzle-deliveries.ts'
import { themesOf } from './puzzle-themes.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { loadValues } from './values.ts'
import { WatchedRivals } from './ways.ts'

export async function createPuzzleBench(players: number): Promise<PuzzleBench<PacketRow>> {
  const [{ net, ways, contracts }, guest] = [await loadValues(players), (await loadGuestValues(players)).net]
  const watched = ways === null ? undefined : new WatchedRivals(ways, contracts)
  const styles = STYLE_NAMES.map((name) => {
    const style = createStyle(name)
    return (state: State, seat: number) => style.option(state, seat)
  })
  return setUpPuzzles<PacketRow>({
    game: packetRow,
    maxOptions: search.maxCodes,
    settings: [
      { name: 'mates', mind: createMind(players, net.detail, null, watched), value: net.value, guests: [] },
      { name: 'styles', mind: createMind(players, net.detail), value: net.value, guests: [null, ...styles] },
      { name: 'other-net', mind: createMind(players, guest.detail), value: guest.value, guests: [] },
    ],
    newGame: (random) => setup({ players }, deal({ players }, random)),
    decode: search.decode,
    faceOf,
    themes: themesOf,
    tasks: {
      // Whoever hoards contracts has to choose among them.
      bot: 'shipper',
      find: (view) => {
        const options = deliveryOptions(view)
        return options && { task: 'best-delivery', options, themes: ['delivery'], missedBy: ['greedy'] }
      },
    },
  })
}

function faceOf(action: Action): string {
  if (action.type !== 'take') return packetRow.format(action)
  return `${action.type} ${CARDS[action.card]!.face} ${action.assistant !== undefined}`
}
