import type { Entry } from './entry.ts'
import type { Holder, PersonId } from './table.ts'

/**
 * The entry without a person: what they did stays, but nobody did it. Their name, their words and their holidays go, and
 * in place of who they were stands `nobody`, drawn for this table alone, so that their tables cannot be put together
 * either. The same entry if it says nothing of them.
 */
export function withoutPerson<Kept extends Entry>(entry: Kept, person: PersonId, nobody: PersonId): Kept {
  if (!says(entry, person)) return entry
  return replaceIn({ ...entry, ...wordsOf(entry, person) }, person, nobody)
}

/** The entry as if one person had always been another; the same entry if it says nothing of them. */
export function asAnother<Kept extends Entry>(entry: Kept, person: PersonId, other: PersonId): Kept {
  return says(entry, person) ? replaceIn(entry, person, other) : entry
}

/** Whether the entry names the person in any way. */
export function says(entry: Entry, person: PersonId): boolean {
  return JSON.stringify(entry).includes(JSON.stringify(person))
}

/** What an entry tells of the person beside who they are, as it stands afterwards. */
function wordsOf(entry: Entry, person: PersonId): Partial<Entry> {
  switch (entry.kind) {
    case 'chat':
      return entry.by === person ? { name: '', text: '' } : {}
    case 'seated':
    case 'seat-claimed':
    case 'seat-reclaimed':
    case 'renamed':
      return entry.person === person ? { name: '' } : {}
    case 'holiday-started':
      return entry.by === person ? { until: entry.at } : {}
    case 'created':
      return { seats: entry.seats.map((holder) => withoutName(holder, person)) }
    default:
      return {}
  }
}

function withoutName(holder: Holder, person: PersonId): Holder {
  if (holder.kind === 'open' && holder.keptFor?.person === person) return { kind: 'open' }
  return holder.kind === 'person' && holder.person === person ? { ...holder, name: '' } : holder
}

/** JSON in which one text stands for another, wherever it is the whole of a value. */
function replaceIn<Value>(value: Value, before: string, after: string): Value {
  const replaced = (one: unknown): unknown => {
    if (one === before) return after
    if (Array.isArray(one)) return one.map(replaced)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, member]) => [name, replaced(member)]))
  }
  // Only texts are exchanged for texts.
  return replaced(value) as Value
}

/** Everybody who sits or sat at a table or hosts it, and what they were called, from the log alone: no game is played. */
export function namesInLog(log: readonly Entry[]): ReadonlyMap<PersonId, ReadonlySet<string>> {
  const names = new Map<PersonId, Set<string>>()
  const meet = (person: PersonId, ...called: string[]) => {
    names.set(person, new Set([...(names.get(person) ?? []), ...called]))
  }
  for (const entry of log) {
    switch (entry.kind) {
      case 'created':
        meet(entry.host)
        for (const holder of entry.seats) {
          if (holder.kind === 'person') meet(holder.person, holder.name)
          if (holder.kind === 'open' && holder.keptFor) meet(holder.keptFor.person, holder.keptFor.name)
        }
        break
      case 'seated':
      case 'seat-claimed':
      case 'seat-reclaimed':
      case 'renamed':
        meet(entry.person, entry.name)
        break
      case 'forgotten':
        names.delete(entry.person)
        break
    }
  }
  return names
}
