import { type ReadRecord, readRecord } from '@south-street/engine'
import { type PacketRow, packetRow } from '@south-street/packet-row'

const FILES = import.meta.glob<string>('../golden/*.ndjson', { query: '?raw', import: 'default', eager: true })

/** The golden games with so many seats. */
export function goldenGames(players: number): readonly ReadRecord<PacketRow>[] {
  const lines = FILES[`../golden/${players}-seats.ndjson`]!.trim().split('\n')
  return lines.map((line) => readRecord(JSON.parse(line), [packetRow]))
}
