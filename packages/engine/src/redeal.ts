import type { AnyGame, GameOptions } from './game.ts'
import type { Json } from './json.ts'
import type { Random } from './random.ts'
import type { Move } from './record.ts'
import type { Seat } from './seat.ts'

/** A game so far: what was dealt, and what was done. */
export interface GameSoFar {
  readonly options: GameOptions
  readonly deal: unknown
  readonly moves: readonly Move<unknown>[]
}

/** So short a list is not a pile that is drawn from its top: any of its places may be hidden. */
const FEW = 6
/** With two seats other cards stay in the box each time; after so many deals all have come up. */
const DEALS = 24
/** What looks the same this many times is taken to be hidden. */
const TRIES = 3

type List = readonly Json[]
type Path = readonly (string | number)[]
type Places = ReadonlySet<number>

/**
 * Deals anew what the seat cannot know after these moves: the same moves then lead to a game that looks the same to this
 * seat. It knows no game: a place of the deal is hidden if other cards can lie there unnoticed.
 */
export function redeal(game: AnyGame, so: GameSoFar, seat: Seat, random: Random): unknown {
  const seen = lookOf(game, so, so.deal, seat)
  const looksTheSame = (deal: Json): boolean => {
    const read = readDeal(game, so, deal)
    return read !== null && lookOf(game, so, read, seat) === seen
  }
  const fresh = Array.from({ length: DEALS }, () => game.codec.writeDeal(game.deal(so.options, random)))
  let deal = game.codec.writeDeal(so.deal)
  for (const path of listsOf(deal)) {
    const others = fresh.map((one) => at(one, path) as List)
    const list = at(deal, path) as List
    const isUnseen = (other: List) => looksTheSame(put(deal, path, other))
    const shuffled = list.length <= FEW ? shuffleFew(list, others, isUnseen) : shufflePile(list, others, isUnseen)
    deal = put(deal, path, shuffled)
  }
  return readDeal(game, so, deal)
}

/** What the seat sees in the end; null if a move is refused on the way. */
function lookOf(game: AnyGame, { options, moves }: GameSoFar, deal: unknown, seat: Seat): string | null {
  const state = game.setup(options, deal)
  for (const move of moves) {
    if (game.refuse(state, move.seat, move.action) !== null) return null
    game.apply(state, move.seat, move.action)
  }
  return JSON.stringify(game.view(state, seat))
}

function readDeal(game: AnyGame, { options }: GameSoFar, deal: Json): unknown {
  try {
    return game.codec.readDeal(deal, options)
  } catch {
    return null
  }
}

/** Any of a few places may be hidden. */
function shuffleFew(list: List, fresh: readonly List[], isUnseen: (list: List) => boolean): List {
  const others = [...new Set(fresh.flat())].filter((card) => !list.includes(card))
  const canHold = (place: number, card: Json) => isUnseen(list.with(place, card))
  // Where no card is left over, two places that are both hidden can be told by changing them over.
  const canSwap = (place: number, other: number) => isUnseen(list.with(place, list[other]!).with(other, list[place]!))
  const places = [...list.keys()].filter((place) =>
    others.length > 0
      ? canHold(place, others[0]!)
      : [...list.keys()].some((other) => other !== place && canSwap(place, other)),
  )
  const shuffled = fill(list, new Set(places), fresh)
  return isUnseen(shuffled) ? shuffled : list
}

/** Whoever has seen a card of a pile has seen all above it. */
function shufflePile(list: List, fresh: readonly List[], isUnseen: (list: List) => boolean): List {
  const from = (first: number, deals: readonly List[]) =>
    fill(list, new Set([...list.keys()].filter((place) => place >= first)), deals)
  const probes = Array.from({ length: TRIES }, (_, i) => [...fresh.slice(i + 1), ...fresh.slice(0, i + 1)])
  let [known, hidden] = [0, list.length]
  while (known < hidden) {
    const middle = Math.floor((known + hidden) / 2)
    if (probes.every((deals) => isUnseen(from(middle, deals)))) hidden = middle
    else known = middle + 1
  }
  // What chance has made look hidden is not.
  while (!isUnseen(from(hidden, fresh))) hidden++
  return from(hidden, fresh)
}

/** The list with other cards in these places, in the order of the fresh deals: so whatever order a deal keeps is kept. */
function fill(list: List, places: Places, fresh: readonly List[]): List {
  const used = new Set(list.filter((_, place) => !places.has(place)))
  const candidates = [...new Set([...fresh.flat(), ...list])].filter((card) => !used.has(card))
  return list.map((card, place) => (places.has(place) ? candidates.shift()! : card))
}

/** Where the lists of a deal are. */
function listsOf(json: Json, path: Path = []): Path[] {
  if (Array.isArray(json)) {
    const isList = json.every((item) => typeof item === 'string')
    return isList ? [path] : json.flatMap((item, place) => listsOf(item as Json, [...path, place]))
  }
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, item]) => listsOf(item as Json, [...path, name]))
}

function at(json: Json, path: Path): Json {
  return path.reduce((inner, name) => (inner as Record<string | number, Json>)[name]!, json)
}

function put(json: Json, [name, ...rest]: Path, list: List): Json {
  if (name === undefined) return [...list]
  const changed = put((json as Record<string | number, Json>)[name]!, rest, list)
  if (Array.isArray(json)) return json.map((item, place) => (place === name ? changed : item)) as Json
  return { ...(json as object), [name]: changed } as Json
}
