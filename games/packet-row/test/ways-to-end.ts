import { type ReadRecord, winners } from '@south-street/engine'
import { type Event, type PacketRow, packetRow, type State } from '@south-street/packet-row'
import { isFutureSpace } from '../src/state.ts'

/** Every way in which a round can end, and what can be special about the end of a game. */
export type Way =
  | 'round: the harbour master takes'
  | 'round: the harbour master declines the last area'
  | 'round: the harbour master is skipped in the last area'
  | 'round: all others have taken, the harbour master takes here'
  | 'round: all others have taken, the harbour master takes in a fresh area'
  | 'round: all others have taken, the harbour master takes a future card'
  | 'round: all others have taken, the harbour master passes'
  | 'round: all others have taken, nothing is left to take here'
  | 'game: as many short areas as it takes'
  | 'game: more short areas than it takes'
  | 'game: an area was short before the last round'
  | 'game: a last delivery is made'
  | 'game: no last delivery is made'
  | 'game: money cards are cashed at the end'
  | 'game: won by points'
  | 'game: won by money'
  | 'game: victory shared'

const SHORT_AREAS = { 2: 1, 3: 1, 4: 2, 5: 3 } as Record<number, number>

/** Replays a record and says which of these happened in it. */
export function waysOf(record: ReadRecord<PacketRow>): Set<Way> {
  const ways = new Set<Way>()
  const state = packetRow.setup(record.options, record.deal)
  for (const { seat, action } of record.moves) {
    const before = packetRow.clone(state)
    const told: Event[] = []
    packetRow.apply(state, seat, action, (event) => told.push(event))
    if (told.some((event) => event.type === 'round-ended')) ways.add(wayOfRound(before, told))
    if (state.phase === 'over') addWaysOfGame(ways, before, state, told)
  }
  return ways
}

function wayOfRound(before: State, told: readonly Event[]): Way {
  const [first] = told
  if (first!.type === 'took' && first!.seat === before.harbourMaster) {
    if (before.phase === 'decide') return 'round: the harbour master takes'
    if (isFutureSpace(first!.space)) return 'round: all others have taken, the harbour master takes a future card'
    const fresh = Math.floor(first!.space / 6) !== before.area
    return `round: all others have taken, the harbour master takes ${fresh ? 'in a fresh area' : 'here'}`
  }
  if (before.phase === 'finish') {
    const here = before.spaces.slice(before.area * 6, before.area * 6 + 4)
    const empty = here.every((card) => card < 0)
    return `round: all others have taken, ${empty ? 'nothing is left to take here' : 'the harbour master passes'}`
  }
  const skipped = told.some((event) => event.type === 'skipped' && event.seat === before.harbourMaster)
  return `round: the harbour master ${skipped ? 'is skipped in' : 'declines'} the last area`
}

function addWaysOfGame(ways: Set<Way>, before: State, state: State, told: readonly Event[]): void {
  for (const event of told) {
    if (event.type === 'game-ended') {
      const more = event.shortAreas.length > SHORT_AREAS[state.players]!
      ways.add(more ? 'game: more short areas than it takes' : 'game: as many short areas as it takes')
      const chosen = before.chosen | (told[0]!.type === 'took' ? 1 << Math.floor(told[0]!.space / 6) : 0)
      if (event.shortAreas.some((area) => (chosen & (1 << area)) === 0)) {
        ways.add('game: an area was short before the last round')
      }
    } else if (event.type === 'settled') {
      ways.add(event.delivery === null ? 'game: no last delivery is made' : 'game: a last delivery is made')
      if (event.cashed.length > 0) ways.add('game: money cards are cashed at the end')
    }
  }
  const scores = packetRow.score(state)
  const best = Math.max(...scores.map(({ total }) => total))
  if (winners(scores).length > 1) ways.add('game: victory shared')
  else if (scores.filter(({ total }) => total === best).length > 1) ways.add('game: won by money')
  else ways.add('game: won by points')
}
