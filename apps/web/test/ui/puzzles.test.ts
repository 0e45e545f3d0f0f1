import { type AnyGame, seededRandom } from '@south-street/engine'
import { openPuzzle, PUZZLE_FORMAT, type Puzzle } from '@south-street/engine/puzzle'
import { aboutGame, loadTable, SHOWN_GAMES } from '@south-street/registry/boards'
import { describe, expect, test } from 'vitest'
import { openPuzzleDesk } from '../../src/puzzles/puzzle-desk.ts'
import type { TableNews } from '../../src/table/table-link.ts'

const MOST_BYTES = 400_000
const MOST_OF_ONE = 6000

const GAMES = await Promise.all(
  SHOWN_GAMES.filter((id) => aboutGame(id).puzzles !== undefined).map(async (id) => {
    const { shelf, words } = aboutGame(id).puzzles!
    const { game } = (await loadTable(id))!
    return { id, game, ...(await shelf()), words: (await words.en!()).default as Words }
  }),
)

interface Words {
  readonly themes: Readonly<Record<string, string>>
  readonly tasks?: Readonly<Record<string, object>>
}

function viewsAgree(game: AnyGame, { view }: Puzzle): void {
  const state = game.sample(view, seededRandom('puzzle test'))
  expect(game.view(state, game.actor(state)!)).toEqual(view)
}

describe.each(GAMES)('the puzzles of $id', ({ id, game, file, tasks, words }) => {
  test('are of this game and small enough', () => {
    expect(file).toMatchObject({ format: PUZZLE_FORMAT, game: id, rules: game.rules })
    expect(JSON.stringify(file).length).toBeLessThan(MOST_BYTES)
    expect(new Set(file.puzzles.map((one) => one.id)).size).toBe(file.puzzles.length)
  })

  test.each(file.puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_id, puzzle) => {
    const { view, options, themes, task, missedBy, gaps } = puzzle
    expect(JSON.stringify(puzzle).length).toBeLessThan(MOST_OF_ONE)
    viewsAgree(game, puzzle)
    const state = game.sample(view, seededRandom('legal'))
    const seat = game.actor(state)!
    expect(options.length).toBeGreaterThanOrEqual(3)
    expect(missedBy.length).toBeGreaterThan(0)
    for (const theme of themes) expect(words.themes).toHaveProperty([theme])
    const open = openPuzzle(game, puzzle, tasks)
    const [best, next] = options
    // One best answer, by as much as is promised.
    if (task === undefined) {
      expect(best!.value - next!.value).toBeGreaterThanOrEqual(0.079)
      expect(Object.keys(gaps)).toEqual(['mates', 'styles', 'other-net'])
      for (const [gap, error] of Object.values(gaps)) expect(gap).toBeGreaterThan(2.4 * error)
      const listed = options.flatMap(({ action, alike = [] }) => [action, ...alike])
      for (const action of game.legal(state, seat))
        if (!game.free?.(action)) expect(listed).toContain(game.format(action))
    } else {
      expect(words.tasks).toHaveProperty([task])
      expect(best!.value).toBeGreaterThan(next!.value)
    }
    expect(options.map(({ value }) => value)).toEqual(options.map(({ value }) => value).sort((a, b) => b - a))
    const judged = options.map(({ action }) => open.judge([], action)!)
    expect(judged.map(({ isRight }) => isRight)).toEqual(options.map((_, place) => place === 0))
    expect(game.messages.action(game.parse(best!.action), view).key).toMatch(/./)
  })

  test('are answered at a table that shows nothing made up', async () => {
    for (const puzzle of file.puzzles) {
      const open = openPuzzle(game, puzzle, tasks)
      const desk = openPuzzleDesk({
        game,
        open,
        rules: game.rules,
        name: 'Marta',
        names: ['A', 'B', 'C', 'D'],
        first: null,
      })
      const heard: TableNews[] = []
      desk.listen(
        (news) => heard.push(news),
        () => {},
      )
      expect(heard[0]!.view.play!.position).toEqual(puzzle.view)
      const { action } = puzzle.options.find((option) => open.refuse([], option.action) === null)!
      expect(await desk.send({ kind: 'act', decision: 1, action })).toBeNull()
      expect(desk.now().attempt).toMatchObject({ action })
      const told = heard.at(-1)!.events.flatMap(({ told = [] }) => told)
      expect(told.filter(({ reveals }) => reveals)).toEqual([])
      // What is answered is answered.
      await desk.send({ kind: 'act', decision: 2, action: puzzle.options.at(-1)!.action })
      expect(desk.now().attempt).toMatchObject({ action })
      desk.lookAgain(true)
      expect(heard.at(-1)!.view.play!.position).toEqual(puzzle.view)
    }
  })
})
