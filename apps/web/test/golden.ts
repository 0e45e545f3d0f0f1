// Whole games of the golden records, for screens that need a table in the middle of one.

import { existsSync, readFileSync } from 'node:fs'
import type { AnyGame } from '@south-street/engine'
import { GAMES } from '@south-street/registry'

const ROOT = new URL('../../../', import.meta.url)

function goldenRecords(game: string, seats: number): string[] {
  const file = new URL(`games/${game}/test/golden/${seats}-seats.ndjson`, ROOT)
  return readFileSync(file, 'utf8').trim().split('\n')
}

/** A real game of the golden records, by the number of seats and the line. */
export function goldenRecord(seats: number, line: number, game = 'packet-row'): string {
  return goldenRecords(game, seats)[line]!
}

interface Moment {
  readonly record: string
  readonly step: number
}

/** How far the games are played at their moments: begun, in the middle, and when everybody holds most. */
const PARTS = [0.2, 0.55, 0.9]

function* momentsOf(game: AnyGame, seats: number): Generator<[string, Moment]> {
  for (const [line, record] of goldenRecords(game.id, seats).entries()) {
    const actions: readonly { seat: number }[] = JSON.parse(record).actions
    // What may be done at any time does not tell who is asked.
    const isAnswer = ({ seat, ...action }: { seat: number }) => game.free?.(game.codec.readAction(action)) !== true
    for (const part of PARTS) {
      const from = Math.floor(actions.length * part)
      const step = actions.findIndex((action, index) => index >= from && isAnswer(action))
      yield [`${game.id}-${seats}-${line}-${step}`, { record, step }]
    }
  }
}

const counts = ({ seats: { min, max } }: AnyGame) => Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** A game that is new has no records yet that must hold for ever. */
export function hasGolden(game: string): boolean {
  return existsSync(new URL(`games/${game}/test/golden`, ROOT))
}

/** Three moments of every golden game, by name: crowded tables that nobody picked. */
export const MOMENTS: ReadonlyMap<string, Moment> = new Map(
  GAMES.filter(({ id }) => hasGolden(id)).flatMap((game) =>
    counts(game).flatMap((seats) => [...momentsOf(game, seats)]),
  ),
)
