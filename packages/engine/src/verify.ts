import type { Game, GameTypes } from './game.ts'
import { canonicalJson } from './json.ts'
import { at, describe, Malformed } from './malformed.ts'
import { readList, readMembers } from './read.ts'
import { type ReadRecord, readRecord } from './record.ts'
import { figuresOf, type Score, winners, writeScore } from './score.ts'
import type { Seat } from './seat.ts'

/** Why a record does not hold. */
export class RecordFault extends Error {
  /** The place in the record, outermost member first. */
  readonly path: readonly (string | number)[]
  /** The action at which the replay stopped, by its index, where it is about an action. */
  readonly action: number | null
  readonly clause: string | null
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  /** Of a refused action: whose it was, and its text. */
  readonly move: { readonly seat: Seat; readonly text: string } | null

  constructor(
    path: readonly (string | number)[],
    code: string,
    params: Readonly<Record<string, string | number>>,
    clause: string | null = null,
    move: RecordFault['move'] = null,
  ) {
    super(code)
    this.name = 'RecordFault'
    this.path = path
    this.action = path[0] === 'actions' && typeof path[1] === 'number' ? path[1] : null
    this.clause = clause
    this.code = code
    this.params = params
    this.move = move
  }
}

/** SHA-256, in hex, of a salt's bytes (given in base64url) followed by a text in UTF-8. The platform hands it in. */
export type SealHash = (salt: string, text: string) => string

/** Plays a record's moves. Throws `RecordFault` at the first one that the rules refuse. */
export function replay<T extends GameTypes>(record: ReadRecord<T>): T['State'] {
  const { game } = record
  const state = game.setup(record.options, record.deal)
  for (const [index, { seat, action }] of record.moves.entries()) {
    const refusal = game.refuse(state, seat, action)
    if (refusal !== null) {
      const { code, params, clause } = refusal
      throw new RecordFault(['actions', index], code, params, clause, { seat, text: game.format(action) })
    }
    game.apply(state, seat, action)
  }
  return state
}

/** Reads, replays and recounts a record; throws `RecordFault` unless all of it holds. */
export function verifyRecord<T extends GameTypes>(json: unknown, games: readonly Game<T>[], sealHash: SealHash): void {
  const record = asFault(() => readRecord(json, games))
  const state = replay(record)
  if (record.game.actor(state) === null) {
    asFault(() => at('result', () => compareResult(record.result, record.game.score(state))))
  } else if (record.result !== null) {
    throw new RecordFault(['result'], 'result-of-a-running-game', {})
  }
  if (record.seal !== null) {
    const deal = record.game.codec.writeDeal(record.deal)
    if (sealHash(record.seal.salt, canonicalJson(deal)) !== record.seal.sha256) {
      throw new RecordFault(['seal', 'sha256'], 'seal-broken', {})
    }
  }
}

function asFault<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Malformed) {
      const clause = error.params.clause
      throw new RecordFault(error.path, error.code, error.params, typeof clause === 'string' ? clause : null)
    }
    throw error
  }
}

function compareResult(json: unknown, scores: readonly Score[]): void {
  if (json === null) throw new Malformed('result-missing')
  const result = readMembers(json, ['scores', 'winners'])
  at('scores', () => {
    const found = readList(result.scores, (item, seat) => {
      const score = scores[seat]
      if (score !== undefined) compareScore(item, score)
    })
    demandLength(found.length, scores.length)
  })
  at('winners', () => {
    const wanted = winners(scores)
    const found = readList(result.winners, (item) => item)
    for (const [index, seat] of wanted.entries()) at(index, () => demandValue(found[index], seat))
    demandLength(found.length, wanted.length)
  })
}

function compareScore(json: unknown, score: Score): void {
  const wanted = writeScore(score)
  const found = readMembers(json, Object.keys(wanted))
  for (const [name, points] of Object.entries(wanted)) {
    const clause = [...score.items, ...figuresOf(score)].find((item) => item.name === name)?.clause
    at(name, () => demandValue(found[name], points as number, clause))
  }
}

function demandValue(found: unknown, wanted: number, clause?: string): void {
  if (found !== wanted) {
    const params = { found: describe(found), wanted }
    throw new Malformed('result-differs', clause === undefined ? params : { ...params, clause })
  }
}

function demandLength(found: number, wanted: number): void {
  if (found !== wanted) throw new Malformed('wrong-length', { found, wanted })
}
