import { seededRandom } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { positions, search } from './playouts.ts'

export interface Operations {
  readonly cloneMicroseconds: number
  readonly copyMicroseconds: number
  readonly viewMicroseconds: number
  readonly sampleMicroseconds: number
  readonly legalMicroseconds: number
}

const PLAYERS = 4
const ROUNDS = 400

/** The mean over many positions, in CPU time, so that a busy machine does not count. */
export function measureOperations(): Operations {
  const random = seededRandom('bench operations')
  const states = positions(PLAYERS, 250, random)
  const views = states.map((state) => packetRow.view(state, 0))
  const spare = packetRow.clone(states[0]!)
  const time = (operate: (index: number) => unknown): number => {
    let kept: unknown
    const run = (): void => {
      for (let i = 0; i < states.length; i++) kept = operate(i)
    }
    for (let i = 0; i < ROUNDS / 10; i++) run()
    const before = process.cpuUsage()
    for (let i = 0; i < ROUNDS; i++) run()
    const { user, system } = process.cpuUsage(before)
    // Looked at, so that no compiler may leave the work out.
    if (kept === null) throw new Error('an operation returned nothing')
    return (user + system) / (ROUNDS * states.length)
  }
  return {
    cloneMicroseconds: time((i) => packetRow.clone(states[i]!)),
    copyMicroseconds: time((i) => search.copyInto(spare, states[i]!)),
    viewMicroseconds: time((i) => packetRow.view(states[i]!, 0)),
    sampleMicroseconds: time((i) => packetRow.sample(views[i]!, random)),
    legalMicroseconds: time((i) => packetRow.legal(states[i]!, states[i]!.actor)),
  }
}
