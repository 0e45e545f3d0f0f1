import { type PuzzleBench, setUpPuzzles } from '@south-street/bots'
import { MAX_CODES } from '../src/actions/verb.ts'
import { deal, setup } from '../src/deal.ts'
import { transatlantic } from '../src/index.ts'
import { search } from '../src/legal.ts'
import type { State } from '../src/state.ts'
import type { Transatlantic } from '../src/types.ts'
import { loadGuestValues } from './guests.ts'
import { createMind } from './mind.ts'
import { themesOf } from './puzzle-themes.ts'
import { createStyle, STYLE_NAMES } from './styles.ts'
import { loadValues } from './values.ts'

export async function createPuzzleBench(players: number): Promise<PuzzleBench<Transatlantic>> {
  const [{ net }, { net: guest }] = [await loadValues(players), await loadGuestValues(players)]
  const options = { players, president: false, compensation: false }
  const styles = STYLE_NAMES.map((name) => {
    const style = createStyle(name)
    return (state: State, seat: number) => style.option(state, seat)
  })
  // One decision ahead, as in the suite: six times as fast as whole turns, which leaves more games to tell by.
  return setUpPuzzles<Transatlantic>({
    game: transatlantic,
    maxOptions: MAX_CODES,
    settings: [
      { name: 'mates', mind: createMind(players, 'step'), value: net, guests: [] },
      { name: 'styles', mind: createMind(players, 'step'), value: net, guests: [null, ...styles] },
      { name: 'other-net', mind: createMind(players, 'step'), value: guest, guests: [] },
    ],
    newGame: (random) => setup(options, deal(options, random)),
    decode: search.decode,
    faceOf: transatlantic.format,
    themes: themesOf,
  })
}
