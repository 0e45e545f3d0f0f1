import { type ReadRecord, readRecord } from '@south-street/engine'
import { type Transatlantic, transatlantic } from '@south-street/transatlantic'

const FILES = import.meta.glob<string>('../golden/*.ndjson', { query: '?raw', import: 'default', eager: true })

/** The golden games with so many seats. */
export function goldenGames(players: number): readonly ReadRecord<Transatlantic>[] {
  const lines = FILES[`../golden/${players}-seats.ndjson`]!.trim().split('\n')
  return lines.map((line) => readRecord(JSON.parse(line), [transatlantic]))
}
