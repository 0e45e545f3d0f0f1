import { ATTACKS, type Attack } from './attacks.ts'
import type { Caller } from './caller.ts'
import { newPerson, type Tallied, tallyOf } from './person.ts'
import { Stored } from './stored.ts'

/** What came of one kind of attack. */
export interface Figure {
  readonly what: string
  readonly accepted: number
  readonly refused: number
  /** What the limits have counted for what was accepted, in bytes. */
  readonly counted: number
  /** What the database has really grown by, on disk. */
  readonly stored: number
}

async function carryOut(
  { what, turns, prepare }: Attack,
  caller: Caller,
  { stored, tallied }: { readonly stored: Stored; readonly tallied: Tallied },
): Promise<Figure> {
  const turn = await prepare(() => newPerson(caller))
  const used = stored.used()
  const before = { ...tallied }
  for (let i = 0; i < turns; i++) await turn(i)
  return {
    what,
    accepted: tallied.accepted - before.accepted,
    refused: tallied.refused - before.refused,
    counted: tallied.counted - before.counted,
    stored: stored.used() - used,
  }
}

/** One after another, at a server whose data lie in the folder. */
export async function runAttacks(caller: Caller, folder: string) {
  const stored = new Stored(folder)
  const { tallied, faults } = tallyOf(caller)
  const figures: Figure[] = []
  for (const attack of ATTACKS) figures.push(await carryOut(attack, caller, { stored, tallied }))
  const perUsedByte = stored.perUsedByte()
  stored.close()
  return { figures: figures.map((figure) => ({ ...figure, stored: figure.stored * perUsedByte })), faults }
}

export interface Day {
  readonly megabytes: number
  readonly worst: string
}

/**
 * The most that one address can have stored in a day, by any mix of attacks: nobody gets beyond the bytes that are counted, so
 * it is those, all spent on whatever stores most for each byte counted. That other limits end most attacks sooner is left out.
 */
export function worstDay(figures: readonly Figure[], bytesPerDay: number): Day {
  const ratio = ({ stored, counted }: Figure) => stored / counted
  const worst = figures.reduce((most, figure) => (ratio(figure) > ratio(most) ? figure : most))
  return { megabytes: (bytesPerDay * ratio(worst)) / 1e6, worst: worst.what }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
