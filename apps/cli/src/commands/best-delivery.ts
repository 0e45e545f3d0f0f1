import { at, formatPath, Malformed, quote, readList, readObject } from '@south-street/engine'
import { CARDS, type CardIndex, readCard, bestDelivery as solve, writeDelivery } from '@south-street/packet-row'
import { type Command, readFlags, readName } from '../command.ts'
import { LINE_TOO_LONG, parseJson, splitLines } from '../lines.ts'
import { complain, print } from '../output.ts'
import { Words } from '../words.ts'

export const bestDelivery: Command = {
  name: 'best-delivery',
  summary: 'work out the best delivery of a hand and a fleet (Packet Row)',
  help: `Usage: south-street best-delivery [--game packet-row]

Reads {"hand":[card ids],"fleet":[ship ids]} from standard input, one a line, and writes
{"reward":n,"delivery":{…}} for each, with null for the delivery if none is possible. The delivery has the highest
reward, and among those gives up least: fewest helpers, then gold cards, surplus units, cards, then catalogue order.
A line that cannot be understood is answered by {"error":"…"}, and the command exits with 2 at the end.`,
  read: (args) => {
    const { values } = readFlags(args, { game: { type: 'string', default: 'packet-row' } })
    readName('game', values.game, ['packet-row'])
    return async () => {
      const words = new Words('en')
      let faults = 0
      let lines = 0
      for await (const { number, bytes } of splitLines(process.stdin)) {
        lines++
        const parsed = bytes === null ? { json: null, error: LINE_TOO_LONG } : parseJson(bytes)
        const answer =
          parsed.error === null ? answerTo(parsed.json, words) : { error: `line ${number}: ${parsed.error}` }
        if ('error' in answer) faults++
        await print(`${JSON.stringify(answer)}\n`)
      }
      if (lines === 0) complain('there is no hand in the input.')
      return faults > 0 || lines === 0 ? 2 : 0
    }
  },
}

function answerTo(json: unknown, words: Words): object {
  try {
    const { hand, fleet } = readObject(json)
    const best = solve(
      at('hand', () => readCards(hand, (card) => CARDS[card]!.kind !== 'ship')),
      at('fleet', () => readCards(fleet, (card) => CARDS[card]!.kind === 'ship')),
    )
    return best === null
      ? { reward: 0, delivery: null }
      : { reward: best.reward, delivery: writeDelivery(best.delivery) }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    const sentence = words.say('engine', { key: `faults.${error.code}`, params: error.params })
    return { error: [formatPath(error.path), sentence].filter((part) => part !== '').join(': ') }
  }
}

function readCards(json: unknown, belongs: (card: CardIndex) => boolean): CardIndex[] {
  const seen = new Set<CardIndex>()
  return readList(json, (item) => {
    const card = readCard(item)
    if (!belongs(card)) throw new Malformed('card-misplaced', { found: quote(CARDS[card]!.id) })
    if (seen.has(card)) throw new Malformed('card-repeated', { found: quote(CARDS[card]!.id) })
    seen.add(card)
    return card
  })
}
