import { setTimeout as pause } from 'node:timers/promises'
import { Caller } from './caller.ts'
import { newPerson } from './person.ts'

export interface VisitReport {
  /** Milliseconds that each of them took. */
  readonly health: readonly number[]
  readonly moves: readonly number[]
}

const HEALTH_EACH_MS = 50
const MOVE_EACH_MS = 400

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Two people at another address who play a game after another meanwhile, and a proxy that asks how the server is. */
export async function visit(address: string, until: number): Promise<VisitReport> {
  const caller = new Caller(address, '127.0.0.2')
  const health: number[] = []
  const moves: number[] = []
  const askHealth = async () => {
    const request = { method: 'GET', headers: {} }
    for (; Date.now() < until; await pause(HEALTH_EACH_MS)) {
      health.push(await timed(() => caller.ask(`${address}/healthz`, request)))
    }
  }
  const people = [await newPerson(caller), await newPerson(caller)]
  const playOne = async () => {
    const { table: id } = await people[0]!.call('createTable', {}, { game: 'packet-row', options: { players: 2 } })
    await people[1]!.call('takeSeat', { id }, {})
    await people[0]!.call('start', { id }, {})
    for (; Date.now() < until; await pause(MOVE_EACH_MS)) {
      const { play, status } = await people[0]!.call('table', { id })
      if (status !== 'running') return
      const actor = people[play!.actor!]!
      const { actions, decision } = await actor.call('legal', { id })
      const answer = { decision: decision!, action: actions[0]! }
      moves.push(await timed(() => actor.call('act', { id }, answer)))
    }
  }
  const playOn = async () => {
    while (Date.now() < until) await playOne()
  }
  await Promise.all([askHealth(), playOn()])
  caller.close()
  return { health, moves }
}
