import { type Message, message } from '@south-street/engine'
import { type GameHabits, mostOf, type Tally } from '@south-street/engine/habits'
import { CARDS, DESTINATIONS } from '../src/cards.ts'
import type { PacketRow } from '../src/types.ts'

const of = (tally: Tally, name: string): number => tally[name] ?? 0

/** How somebody plays Packet Row: what they build, ship and hold, and what they do as harbour master. */
export const packetRowHabits: GameHabits<PacketRow> = {
  sources: [
    { name: 'cards', key: 'habits.buildings' },
    { name: 'money', key: 'habits.money' },
    { name: 'bankers', key: 'habits.bankers' },
  ],
  count({ events, state, places }, seat) {
    const tally: Record<string, number> = { games: 1 }
    const add = (name: string, count = 1) => {
      tally[name] = of(tally, name) + count
    }
    let round = 0
    let master = -1
    let hasDelivered = false
    let tookAsMaster = false
    const endRound = () => {
      if (master !== seat) return
      add('master-rounds')
      if (tookAsMaster) add('master-takes')
    }
    for (const event of events) {
      if (event.type === 'chose') master = event.seat
      else if (event.type === 'took' && event.seat === seat) tookAsMaster = master === seat
      else if (event.type === 'round-ended') {
        endRound()
        round++
        tookAsMaster = false
      } else if (event.type === 'delivered' || event.type === 'settled') {
        if (event.seat !== seat || event.delivery === null) continue
        add('deliveries')
        add('contracts', event.delivery.contracts.length)
        for (const contract of event.delivery.contracts) add(`to:${DESTINATIONS[CARDS[contract]!.destination]}`)
        if (!hasDelivered && event.type === 'delivered') {
          add('first-deliveries')
          add('first-rounds', round + 1)
        }
        hasDelivered = true
      }
    }
    const held = state.hands[seat]!.map((card) => CARDS[card]!)
    for (const { kind, id } of held) if (kind === 'vp') add(`built:${id.slice(id.lastIndexOf('/') + 1)}`)
    if (held.filter(({ kind }) => kind === 'banker').length >= 2) {
      add('two-bankers')
      if (places[seat] === 1) add('two-bankers-first')
    }
    return tally
  },
  facts(own, others) {
    const games = of(own, 'games')
    const facts: Message[] = []
    const built = mostOf(own, 'built:')
    if (built !== null) {
      const card = message(`buildings.${built.name}`)
      facts.push(message('habits.building', { card, held: built.count, games }))
    }
    const to = mostOf(own, 'to:')
    if (to !== null) {
      const country = message(`country.${to.name}`)
      facts.push(message('habits.country', { country, some: to.count, all: to.all }))
    }
    const add = (key: string, name: string, by: string, factor = 1) => {
      if (of(own, by) === 0 || of(others, by) === 0) return
      // Parts of a hundred are whole ones.
      const places = factor === 1 ? 10 : 1
      const mean = (tally: Tally) => Math.round((factor * places * of(tally, name)) / of(tally, by)) / places
      facts.push(message(key, { yours: mean(own), theirs: mean(others) }))
    }
    add('habits.contracts', 'contracts', 'deliveries')
    if (of(own, 'two-bankers') > 0) {
      const params = { some: of(own, 'two-bankers'), first: of(own, 'two-bankers-first') }
      facts.push(message('habits.two-bankers', params))
    }
    add('habits.master', 'master-takes', 'master-rounds', 100)
    add('habits.first-delivery', 'first-rounds', 'first-deliveries')
    return facts
  },
}
