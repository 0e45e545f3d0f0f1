import { demandGame, readObject, readString } from '@south-street/engine'
import { SHOWN_VERSIONS } from '@south-street/registry/boards'
import type { AnyBoard } from '@south-street/ui'
import { wantEngineWords, wantGameWords } from '../language/language.ts'
import { openTable } from '../plain/open-table.ts'
import { keptRecord } from './kept-record.ts'
import { type Fault, faultOf } from './record-fault-message.tsx'
import { parseRecord, type ReplayedGame, replayGame } from './replayed-game.ts'
import { readPosition } from './shared-position.ts'

/** A record that can be shown, or why not; null if there is none. */
export type Loaded =
  | { readonly replayed: ReplayedGame; readonly board: AnyBoard; readonly json: unknown; readonly step: number }
  | { readonly fault: Fault }
  | null

/** Reads the record of an address, or the one that was handed over. */
export async function loadRecord(hash: string): Promise<Loaded> {
  const shared = await readPosition(hash).catch(() => null)
  const text = shared?.text ?? keptRecord()
  if (text === null) return null
  try {
    const json = parseRecord(text)
    const { game: id, rules } = readHead(json)
    demandGame(SHOWN_VERSIONS, id, rules)
    const [table] = await Promise.all([openTable(id, rules), wantGameWords(id)])
    const { game, board } = table!
    return { replayed: replayGame(json, [game], board), board, json, step: shared?.step ?? 0 }
  } catch (error) {
    await wantEngineWords()
    return { fault: faultOf(error) }
  }
}

/** Which game it is, by which rules. Whatever else is wrong with it is found when it is read. */
function readHead(json: unknown): { readonly game: string; readonly rules?: string } {
  const { game, rules } = readObject(json)
  return { game: readString(game), ...(typeof rules === 'string' && { rules }) }
}
