import { readFileSync } from 'node:fs'
import { type GameRecord, readRecord } from '@south-street/engine'
import { readReview } from '@south-street/engine/review'
import { GAMES } from '@south-street/registry'
import { describe, expect, test } from 'vitest'
import { tellReview } from '../src/review/report.ts'
import { LANGUAGES, Words } from '../src/words.ts'
import { southStreet } from './south-street.ts'

const GOLDEN = new URL('../../../games/packet-row/test/golden/2-seats.ndjson', import.meta.url)
const [text] = readFileSync(GOLDEN, 'utf8').split('\n')
const record = JSON.parse(text!) as GameRecord

describe('south-street review', () => {
  test('reads a game whole, and tells it in every language', async () => {
    const { code, stdout, stderr } = await southStreet(['review', '--quick', '--json'], text!)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const review = readReview(JSON.parse(stdout))
    expect(review).toMatchObject({ game: 'packet-row', players: 2, unfinished: null, by: { quick: true } })
    const played = readRecord(record, GAMES)
    for (const language of LANGUAGES) {
      const told = tellReview(review, played, [0, 1], new Words(language))
      expect(told).not.toMatch(/review\.|\{\{|undefined|NaN/)
      expect(told.split('\n').length).toBeGreaterThan(20)
    }
    const one = tellReview(review, played, [1], new Words('en'))
    expect(one).toMatch(/Given away: .+ real decisions/)
    expect(one).not.toContain('All real decisions')
    const all = tellReview(review, played, [1], new Words('en'), true)
    const listed = all.split('All real decisions:\n')[1]!.match(/^ +Round \d+, action \d+ · /gm)
    expect(listed).toHaveLength(review.decisions.filter(({ seat }) => seat === 1).length)
    expect(one.match(/Own play/g)).toHaveLength(1)
    const books = review.books.map((own) => ({ ...own, rest: { ...own.rest, value: 0.6 } }))
    expect(tellReview({ ...review, books }, played, [1], new Words('en'))).toContain(
      'What nobody can tell is large here',
    )
  })

  test('names what it does not review', async () => {
    const running = JSON.stringify({ ...record, actions: record.actions.slice(0, 9), result: null })
    const outcome = await southStreet(['review'], `${running}\n${JSON.stringify({ ...record, game: 'chess' })}\n`)
    expect(outcome).toMatchObject({ code: 1, stdout: '' })
    expect(outcome.stderr).toContain('line 1: result: game-still-runs: the game is not over')
    expect(outcome.stderr).toContain('line 2: game: game-unknown')
  })

  test.each([
    [['--seat', '2'], '--seat 2: standard input, line 1 has 2 seats.'],
    [['--seat', 'x'], '--seat takes a whole number from 0 to 7, not "x".'],
    [['--lang', 'fr'], '--lang takes en or de or pl, not "fr".'],
    [['no-such-file'], 'no-such-file cannot be read: there is no such file.'],
  ])('refuses %j before it reads anything', async (args, sentence) => {
    const { code, stdout, stderr } = await southStreet(['review', ...args], text!)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(sentence)
  })

  test('finds nothing in empty input', async () => {
    expect(await southStreet(['review'], '\n')).toMatchObject({ code: 2, stdout: '' })
  })
})
