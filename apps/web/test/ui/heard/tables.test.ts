import { describe, expect, test } from 'vitest'
import { openTable } from '../../../src/plain/open-table.ts'
import { parseRecord, replayGame } from '../../../src/replay/replayed-game.ts'
import { seatInfos } from '../../../src/table/seat-names.ts'
import { wordsOf } from './words.ts'

const GOLDEN = import.meta.glob<string>('/games/*/test/golden/*-seats.ndjson', { query: '?raw', import: 'default' })
const TRANSCRIPTS = new URL('../../../../../docs/transcripts/', import.meta.url)

/** Begun, with an area that was asked already and one that is being asked; in the middle; and near the end. */
const TABLES = [
  { game: 'packet-row', players: 4, part: 0.045, you: 0 },
  { game: 'packet-row', players: 3, part: 0.55, you: 1 },
  { game: 'packet-row', players: 5, part: 0.9, you: 2 },
  { game: 'transatlantic', players: 3, part: 0.12, you: 0 },
  { game: 'transatlantic', players: 2, part: 0.55, you: 1 },
  { game: 'transatlantic', players: 4, part: 0.9, you: 2 },
] as const

const NAMES = ['Nora', 'Anna', 'Ben', 'Cedric', 'Florence']

/** What lies on the table, line by line, as the table in words and the terminal tell it. */
async function inWords({ game: id, players, part, you }: (typeof TABLES)[number], language: string) {
  const { game, board } = (await openTable(id))!
  const file = await GOLDEN[`/games/${id}/test/golden/${players}-seats.ndjson`]!()
  const replayed = replayGame(parseRecord(file.split('\n')[0]!), [game], board)
  const names = seatInfos(replayed.seats, you, await wordsOf('page', language))
  const { say } = await wordsOf(id, language, (seat) => (seat === you ? names[seat]!.name : NAMES[seat]!))
  const view = replayed.viewAt(Math.floor(replayed.moves.length * part), you)
  return [`${say('name')}, ${players}`, ...game.messages.view(view).map(({ key, params }) => say(key, params))]
}

// After a change of the words: npm run sentences
describe.each(['en', 'de', 'pl'])('tables in words, in %s', (language) => {
  test('stand in docs/transcripts', async () => {
    const tables = await Promise.all(TABLES.map((table) => inWords(table, language)))
    const file = new URL(`tables-${language}.txt`, TRANSCRIPTS)
    await expect(`${tables.map((lines) => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot(file.pathname)
  })
})
