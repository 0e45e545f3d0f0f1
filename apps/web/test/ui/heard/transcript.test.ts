import { aloud, joinWaiting } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { openTable } from '../../../src/plain/open-table.ts'
import { parseRecord, replayGame } from '../../../src/replay/replayed-game.ts'
import { announcements } from '../../../src/table/announcements.ts'
import { seatInfos } from '../../../src/table/seat-names.ts'
import type { ToldMove } from '../../../src/table/shown-table.ts'
import { wordsOf } from './words.ts'

const GOLDEN = import.meta.glob<string>('/games/*/test/golden/*-seats.ndjson', { query: '?raw', import: 'default' })
const TRANSCRIPTS = new URL('../../../../../docs/transcripts/', import.meta.url)

interface Scene {
  readonly game: string
  readonly players: number
  /** Whose ears they are, and how many of the own answers are listened to. */
  readonly you: number
  readonly answers: number
  /** The moves that are over when one begins to listen. */
  readonly from: number
}

const SCENES: readonly Scene[] = [
  { game: 'packet-row', players: 4, you: 0, answers: 12, from: 0 },
  { game: 'transatlantic', players: 3, you: 0, answers: 12, from: 58 },
]

/** A game as a listener at the table in words follows it: what happened, what is asked, and (>) what is answered. */
async function listen({ game: id, players, you, answers, from }: Scene, language: string): Promise<readonly string[]> {
  const { game, board } = (await openTable(id))!
  const file = await GOLDEN[`/games/${id}/test/golden/${players}-seats.ndjson`]!()
  const replayed = replayGame(parseRecord(file.split('\n')[0]!), [game], board)
  const page = await wordsOf('page', language)
  const seats = seatInfos(replayed.seats, you, page).map((seat, index) => ({ ...seat, name: NAMES[index]! }))
  const words = aloud(await wordsOf(id, language, (seat) => seats[seat]!.name))
  const say = ({ key, params }: ReturnType<typeof game.messages.question>) => words.say(key, params)
  const lines: string[] = []
  let untold: ToldMove[] = []
  let given = 0
  const tell = (question: string) => {
    const events = announcements({ game, hearing: board, words, seats }, untold)
    lines.push(joinWaiting({ events, question, line: '' }))
    untold = []
  }
  for (let at = from; given < answers; at++) {
    const { seat, action, told, ...move } = replayed.moves[at]!
    const view = replayed.viewAt(at, you)
    if (seat === you) {
      tell(say(game.messages.question(view)))
      lines.push(`> ${say(game.messages.action(game.parse(action), view))}`)
      given++
    }
    const forYou = told.filter((event) => !('only' in event) || event.only === you)
    untold.push({ ...move, seat, action, told: forYou })
  }
  tell('')
  return lines
}

const NAMES = ['Nora', 'Anna', 'Ben', 'Cedric']

// After a change of the words: npm run sentences
describe.each(['en', 'de', 'pl'])('what is heard in %s', (language) => {
  test('stands in docs/transcripts', async () => {
    const parts: string[] = []
    for (const scene of SCENES) {
      const name = (await wordsOf(scene.game, language)).say('name')
      parts.push(`${name}\n`, ...(await listen(scene, language)), '')
    }
    const file = new URL(`announcements-${language}.txt`, TRANSCRIPTS)
    await expect(parts.join('\n')).toMatchFileSnapshot(file.pathname)
  })

  test.each(SCENES)('$game: whole words, no arrows and no signs', async (scene) => {
    const lines = await listen(scene, language)
    expect(lines.filter((line) => /[→←$£]|\{\{|\b(VP|SP|PZ)\b/.test(line.replace(/^> /, '')))).toEqual([])
    expect(lines.length).toBeGreaterThan(scene.answers)
  })
})
