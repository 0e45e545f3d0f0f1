import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@south-street/engine'
import pg from 'pg'
import { ServerProcess } from '../network/server-process.ts'
import { CUT_CONNECTIONS } from '../postgres/cluster.ts'
import { PlayedTable } from './played-table.ts'

export interface ChaosPlan {
  /** One process on SQLite, or several on PostgreSQL. */
  readonly servers: readonly Record<string, string>[]
  /** Where connections are cut, if it is PostgreSQL. */
  readonly postgres: string | null
  readonly tables: number
  readonly kills: number
  readonly seed: string
  readonly say: (line: string) => void
}

export interface ChaosReport {
  readonly kills: number
  readonly cuts: number
  readonly games: number
  readonly acknowledged: number
  readonly repeats: number
  readonly faults: readonly string[]
}

const SHORTEST_LIFE_MS = 150
const LIFE_SPREAD_MS = 1_200
const MOST_PAUSES = 30

/**
 * Plays tables while servers are killed. Each of the tables is played to its end, and another is begun while there are
 * kills to come. What comes back lists every fault; there must be none.
 */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const random = seededRandom('chaos', plan.seed)
  const servers = plan.servers.map((settings) => new ServerProcess(settings))
  for (const server of servers) await server.start()
  const addresses = () => servers.map(({ address }) => address)
  const tally = { kills: 0, cuts: 0, games: 0, acknowledged: 0, repeats: 0 }
  const faults: string[] = []

  const playOn = async (slot: number) => {
    let game = 0
    do {
      const random = seededRandom('chaos table', plan.seed, slot, game++)
      const table = new PlayedTable(addresses, random, () => tally.acknowledged++)
      try {
        await table.play()
        tally.games++
      } catch (error) {
        faults.push(String((error as Error).stack))
        plan.say(String((error as Error).stack))
      }
      tally.repeats += table.repeats
    } while (tally.kills < plan.kills && faults.length === 0)
  }
  const knife = plan.postgres === null ? null : new pg.Client({ connectionString: plan.postgres })
  // It may outlive the database when the run is broken off.
  knife?.on('error', () => {})
  await knife?.connect()
  const killOn = async () => {
    while (tally.kills < plan.kills && faults.length === 0) {
      const before = tally.acknowledged
      await pause(SHORTEST_LIFE_MS + random.below(LIFE_SPREAD_MS))
      // On a busy machine a life can be too short for anything to happen in it: then there is nothing to lose yet.
      for (let more = 0; more < MOST_PAUSES && tally.acknowledged < before + plan.tables / 2; more++) {
        await pause(random.below(LIFE_SPREAD_MS))
      }
      if (knife !== null && random.below(3) === 0) {
        const { rowCount } = await knife.query(CUT_CONNECTIONS)
        tally.cuts += rowCount ?? 0
      }
      const server = servers[random.below(servers.length)]!
      await server.kill()
      await server.start()
      tally.kills++
      if (tally.kills % 10 === 0) plan.say(`${tally.kills} kills, ${tally.games} games, ${tally.acknowledged} actions`)
    }
  }
  try {
    await Promise.all([killOn(), ...Array.from({ length: plan.tables }, (_, slot) => playOn(slot))])
  } finally {
    await knife?.end()
    for (const server of servers) await server.stop()
  }
  const crashes = servers.flatMap(({ complaints }) => complaints).filter((line) => !/lost|cut|not renewed/.test(line))
  return { ...tally, faults: [...faults, ...crashes] }
}
