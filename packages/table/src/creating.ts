import { type AnyGame, canonicalJson, type GameOptions, type Json, type Seat } from '@south-street/engine'
import type { Asker, Context } from './command.ts'
import type { Entry, Happening } from './entry.ts'
import { evolve, openTable } from './evolve.ts'
import { readOptions } from './options.ts'
import { start } from './playing.ts'
import { Refused, refuse, type TableRefusal } from './refusal.ts'
import { type Holder, type Settings, seated, type Table } from './table.ts'

/** A game that others began: its deal, and the moves that are made before anybody takes over. */
export interface Beginning {
  readonly deal: Json
  readonly moves: readonly { readonly seat: Seat; readonly action: string }[]
  /** The salt of its seal, by which bots draw, too: with the same one they answer the same moves alike. */
  readonly salt?: string
}

/** What somebody wants a new table to be. */
export interface TableWish extends Omit<Settings, 'options' | 'standInLevel' | 'rated'> {
  /** Its id, which nobody can guess. */
  readonly table: string
  /** The number of players, and those of the game's options that are not as usual. */
  readonly options: GameOptions
  /** The middle one, unless it is named. */
  readonly standInLevel?: string | undefined
  readonly rated?: boolean | undefined
  /** Who sits down at once, from the first seat on: people and bots. The other seats are open. */
  readonly seats: readonly ((Asker & { readonly house?: number }) | { readonly level: string })[]
  /** The game is dealt at once, or was dealt elsewhere. */
  readonly begin?: 'at-once' | Beginning | undefined
}

export type CreatedEntry = Extract<Entry, { kind: 'created' }>

export type Creation =
  | { readonly entries: readonly [CreatedEntry, ...Entry[]]; readonly refusal: null }
  | { readonly entries: null; readonly refusal: TableRefusal }

/** The log with which a new table begins, or why there is none. */
export function createTable(game: AnyGame, wish: TableWish, by: Asker, context: Context): Creation {
  try {
    const settings = readSettings(game, wish, context)
    const created: CreatedEntry = {
      ...{ revision: 1, at: context.now, by: by.person, kind: 'created' },
      ...{ table: wish.table, game: game.id, rules: game.rules, settings, host: by.person },
      seats: Array.from({ length: settings.options.players }, (_, seat) => holderFor(wish.seats[seat], context)),
    }
    return { entries: [created, ...begin(game, openTable(created), wish.begin, by, context)], refusal: null }
  } catch (error) {
    if (error instanceof Refused) return { entries: null, refusal: error.refusal }
    throw error
  }
}

function readSettings(game: AnyGame, wish: TableWish, { levels }: Context): Settings {
  const { visibility, pace, spectators, help, standIns, daily } = wish
  const standInLevel = demandLevel(wish.standInLevel ?? levels[levels.length >> 1]!, levels)
  return {
    options: readOptions(game, wish.options),
    ...{ visibility, pace, spectators, help, standIns, standInLevel },
    ...(wish.rated && { rated: true }),
    ...(daily !== undefined && { daily }),
  }
}

function demandLevel(level: string, levels: readonly string[]): string {
  return levels.includes(level) ? level : refuse('level-unknown', { levels: levels.join(', ') })
}

function holderFor(wanted: TableWish['seats'][number] | undefined, { levels }: Context): Holder {
  if (wanted === undefined) return { kind: 'open' }
  if ('level' in wanted) return { kind: 'bot', level: demandLevel(wanted.level, levels) }
  const { person, name, house } = wanted
  return { ...seated(person, name), ...(house !== undefined && { house }) }
}

/** What the log goes on with where a game begins together with its table. */
function begin(game: AnyGame, table: Table, how: TableWish['begin'], by: Asker, context: Context): Entry[] {
  const entries: Entry[] = []
  const add = (happening: Happening, who: Asker | null) => {
    const entry = { revision: table.revision + 1, at: context.now, by: who?.person ?? null, ...happening }
    evolve(game, table, entry)
    entries.push(entry)
  }
  if (how === undefined) return entries
  if (how === 'at-once') {
    for (const happening of start(game, table, by, context)) add(happening, by)
    return entries
  }
  const { deal, moves } = how
  const salt = how.salt ?? context.salt()
  add({ kind: 'started', deal, salt, sha256: context.hash(salt, canonicalJson(deal)) }, null)
  for (const { seat, action } of moves) {
    const decision = game.free?.(game.parse(action)) ? null : table.play!.decision
    add({ kind: 'action', seat, decision, action }, null)
  }
  return entries
}

/**
 * The same table again, as the first entry of its log. Only the person who asks sits down, as its host. Bots come
 * along, and other people's seats are kept for them, except for people whose name is no longer stored.
 */
export function createRematch(table: Table, next: string, by: Asker, now: number): CreatedEntry {
  const { game, rules, settings } = table
  const seats = table.seats.map((holder): Holder => {
    if (holder.kind === 'bot') return holder
    if (holder.kind === 'open' || holder.name === '') return { kind: 'open' }
    const { person, name, house } = holder
    if (person === by.person) return { ...seated(person, by.name), ...(house !== undefined && { house }) }
    return { kind: 'open', keptFor: { person, name } }
  })
  return {
    ...{ revision: 1, at: now, by: by.person, kind: 'created' },
    ...{ table: next, game, rules, settings, host: by.person, seats },
  }
}
