import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@south-street/protocol/client'
import type { TableView } from '@south-street/table'
import { clientAt } from '../network/client-at.ts'

export interface RematchReport {
  readonly tables: number
  readonly presses: number
  /** From the first press to the last answer. */
  readonly milliseconds: number
  readonly faults: readonly string[]
}

interface Player {
  readonly id: string
  /** The same person at each of the servers. */
  readonly at: readonly [Client, Client]
}

interface Ended {
  readonly id: string
  readonly players: readonly [Player, Player]
}

const SEATS = 2
const AT_ONCE = 10
const HEARD_WITHIN_TRIES = 50
const LOOK_AGAIN_MS = 100

/** A game of two that both have given up; what the second server knows of it is old, if anything. */
async function endOne(servers: readonly [string, string], number: number): Promise<Ended> {
  const newPlayer = async (seat: number): Promise<Player> => {
    const wish = { name: `Guest ${number}.${seat}`, bearer: true } as const
    const { id, token } = await clientAt(servers[0], null).call('createGuest', {}, wish)
    return { id, at: [clientAt(servers[0], token!), clientAt(servers[1], token!)] }
  }
  const players = [await newPlayer(0), await newPlayer(1)] as const
  const [host, guest] = players.map(({ at }) => at[0]) as [Client, Client]
  const { table: id } = await host.call('createTable', {}, { game: 'packet-row', options: { players: SEATS } })
  await guest.call('takeSeat', { id }, {})
  await host.call('start', { id }, {})
  if (number % 2 === 0) await players[1].at[1].call('table', { id })
  await host.call('abandon', { id })
  await guest.call('abandon', { id })
  return { id, players }
}

/** Both press at the same time at different servers; at every other table both press twice, at both. */
function press({ id, players }: Ended, number: number): Promise<string>[] {
  const answers = players.flatMap(({ at }, seat) => {
    const [own, other] = seat === 0 ? at : [at[1], at[0]]
    return number % 2 === 0 ? [own] : [own, other]
  })
  return answers.map(async ({ call }) => (await call('rematch', { id })).table)
}

function whatIsWrong(view: TableView, { players }: Ended, status: TableView['status']): string[] {
  const seated = view.seats.map((holder) => (holder.kind === 'person' ? holder.person : holder.kind))
  const wanted = players.map(({ id }) => id)
  return [
    ...(view.status === status ? [] : [`it is ${view.status}, not ${status}`]),
    ...(seated.join() === wanted.join() ? [] : [`at it sit ${seated}, not ${wanted}`]),
  ]
}

/** Whether the link of the old table opens the new one with both people in it, at both servers, and there is no second one. */
async function look(ended: Ended, next: string): Promise<string[]> {
  const { id, players } = ended
  const faults: string[] = []
  for (const server of [0, 1] as const) {
    for (const { at } of players) {
      const { call } = at[server]
      const old = await call('table', { id })
      if (old.next !== next) faults.push(`server ${server} says that it goes on at ${old.next}, not ${next}`)
      faults.push(...whatIsWrong(await call('table', { id: next }), ended, 'open'))
      const { tables } = await call('myTables')
      const theirs = tables.map((table) => table.id).sort()
      if (theirs.join() !== [id, next].sort().join()) faults.push(`somebody has the tables ${theirs}`)
    }
  }
  return faults
}

async function judge(ended: Ended, [next, ...others]: readonly string[]): Promise<string[]> {
  if (next === undefined || others.some((one) => one !== next)) return [`the answers differ: ${next}, ${others}`]
  let faults = await look(ended, next)
  // What one server has done the other hears of a moment later.
  for (let tries = 0; faults.length > 0 && tries < HEARD_WITHIN_TRIES; tries++) {
    await pause(LOOK_AGAIN_MS)
    faults = await look(ended, next)
  }
  const { host } = await ended.players[0].at[0].call('table', { id: next })
  const starter = ended.players.find((player) => player.id === host)!
  await starter.at[1].call('start', { id: next }, {})
  return [...faults, ...whatIsWrong(await starter.at[1].call('table', { id: next }), ended, 'running')]
}

/** Some at a time: neither setting up nor looking is what is tried here. */
async function each<T, R>(items: readonly T[], work: (item: T, number: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  while (done.length < items.length) {
    const some = items.slice(done.length, done.length + AT_ONCE)
    done.push(...(await Promise.all(some.map((item, i) => work(item, done.length + i)))))
  }
  return done
}

/** Many tables of two ask for a rematch, everybody at the same time, at two servers on one database. */
export async function runRematches(servers: readonly [string, string], tables: number): Promise<RematchReport> {
  const ended = await each(Array.from({ length: tables }), (_, number) => endOne(servers, number))
  const start = performance.now()
  const pressed = ended.map(press)
  const outcomes = await Promise.all(pressed.map((answers) => Promise.allSettled(answers)))
  const milliseconds = Math.round(performance.now() - start)
  const faults = await each(ended, async (table, number) => {
    const answers = outcomes[number]!.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))
    const found = await judge(table, answers).catch((error) => [String(error)])
    return found.map((fault) => `table ${table.id}: ${fault}`)
  })
  return { tables, presses: pressed.flat().length, milliseconds, faults: faults.flat() }
}
