import { type Message, message } from '@south-street/engine'
import { type GameHabits, mostOf, type Tally } from '@south-street/engine/habits'
import { cardKey } from '../src/card-key.ts'
import { CARDS, REGIONS } from '../src/catalogue.ts'
import type { Transatlantic } from '../src/types.ts'

const of = (tally: Tally, name: string): number => tally[name] ?? 0

/** How somebody plays Transatlantic: which cards and seas they like, and what they buy, build and sail. */
export const transatlanticHabits: GameHabits<Transatlantic> = {
  sources: ['transports', 'scrapped', 'ships', 'headquarters', 'cash', 'rows'].map((name) => ({
    name,
    key: `score.${name}`,
  })),
  count({ events }, seat) {
    const tally: Record<string, number> = { games: 1 }
    const add = (name: string, count = 1) => {
      tally[name] = of(tally, name) + count
    }
    for (const event of events) {
      if (event.type === 'sailed') {
        add('trips', event.trips.filter((trip) => trip.seat === seat).length)
        continue
      }
      if (!('seat' in event) || event.seat !== seat) continue
      if (event.type === 'played') add(`card:${cardKey(CARDS[event.card]!.type)}`)
      else if (event.type === 'bought') add('ships', event.cards.length)
      else if (event.type === 'deployed') add(`sea:${REGIONS[event.region]}`)
      else if (event.type === 'built') add('houses')
      else if (event.type === 'scrapped') add('scrapped')
      else if (event.type === 'riband-won') add('ribands')
    }
    return tally
  },
  facts(own, others) {
    const facts: Message[] = []
    const card = mostOf(own, 'card:')
    if (card !== null) {
      const params = { card: message(`cards.${card.name}`), some: card.count, all: card.all }
      facts.push(message('habits.card', params))
    }
    const sea = mostOf(own, 'sea:')
    if (sea !== null) {
      const params = { region: message(`regions.${sea.name}`), some: sea.count, all: sea.all }
      facts.push(message('habits.sea', params))
    }
    const mean = (tally: Tally, name: string) => Math.round((10 * of(tally, name)) / of(tally, 'games')) / 10
    for (const name of ['ships', 'trips', 'houses', 'scrapped', 'ribands']) {
      if (of(own, name) === 0 || of(others, 'games') === 0) continue
      const params = { yours: mean(own, name), theirs: mean(others, name) }
      facts.push(message(`habits.${name}`, params))
    }
    return facts
  },
}
