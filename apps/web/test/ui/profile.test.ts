import { describe, expect, test } from 'vitest'
import { dotsOf, ownRank } from '../../src/daily/ranking.ts'
import { chosen, habitSums, months, practices, rivalries, standingOf, standings } from '../../src/profile/figures.ts'
import { eachOnce, gameOfServer, type PlayedGame } from '../../src/profile/played-game.ts'

let number = 0
const bot = { name: '', bot: 'mate' }
const person = (name: string, id?: string) => ({ name, bot: null, ...(id && { person: id }) })

/** A game that Marta, in the first seat, has played for so many points. */
function game(points: number[], more: Partial<PlayedGame> = {}): PlayedGame {
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return {
    ...{ id: `game-${number++}`, game: 'packet-row', rules: '1', at: Date.UTC(2026, 10, 15), you: 0 },
    seats: [person('Marta'), ...points.slice(1).map(() => bot)],
    ...{ points, places, sources: points.map((all) => ({ cards: all - 2, money: 2 })), from: 'here', path: null },
    ...more,
  }
}

describe('figures of one’s own games', () => {
  test('a shared win counts in part, and an even share is one of so many', () => {
    const standing = standingOf([game([9, 5, 3]), game([7, 7, 3]), game([1, 2, 3, 4])])
    expect(standing).toMatchObject({ games: 3, wins: 1.5, meanPlace: 2, places: [2, 0, 0, 1] })
    expect(standing.evenShare).toBeCloseTo(2 / 3 + 1 / 4)
    expect(standingOf([])).toMatchObject({ games: 0, wins: 0, meanPlace: 0, places: [] })
  })

  test('stand by game and number of players, in the order of the games', () => {
    const games = [game([3, 1]), game([1, 3, 4]), game([8, 9], { game: 'transatlantic' })]
    const [first, second] = standings(games, ['transatlantic', 'packet-row', 'whist'])
    expect(first).toMatchObject({ game: 'transatlantic', games: 1, wins: 0 })
    expect(second!.byPlayers.map(({ players, games: count }) => [players, count])).toEqual([
      [2, 1],
      [3, 1],
    ])
  })

  test('say how one does against bots that are measured, by game and size, and nothing of people', () => {
    const ratings = { 'packet-row': { '2': { mate: { mu: 1500, sigma: 25 } }, '3-5': {} }, whist: undefined }
    const won = game([9, 5])
    const friend = game([1, 5], { seats: [person('Marta'), person('Kasia')] })
    const unknown = game([1, 5], { seats: [person('Marta'), { name: '', bot: 'admiral' }] })
    const [practice, ...others] = practices([won, friend, unknown, game([9, 5, 3]), game([1, 2])], ratings)
    expect(others).toEqual([])
    expect(practice).toMatchObject({ game: 'packet-row', size: '2', games: 2 })
    expect(practices([won], ratings)[0]!.mu).toBeGreaterThan(1600)
    // In the order in which they were played, whatever the order in which they are listed.
    const [early, late] = [game([9, 5], { at: 1 }), game([1, 5], { at: 2 })]
    expect(practices([early, late], ratings)).toEqual(practices([late, early], ratings))
    expect(practices([friend], ratings)).toEqual([])
  })

  test('are filtered by game and by company', () => {
    const withFriend = game([3, 1], { seats: [person('Marta'), person('Kasia')] })
    const games = [withFriend, game([3, 1]), game([3, 1], { game: 'transatlantic' })]
    expect(chosen(games, { game: null, peopleOnly: true })).toEqual([withFriend])
    expect(chosen(games, { game: 'packet-row', peopleOnly: false })).toHaveLength(2)
  })

  test('by month are means a game, by source, beside those of the others', () => {
    const at = Date.UTC(2026, 8, 3)
    const [september, november] = months([game([10, 4], { at }), game([12, 6, 3], { at }), game([7, 8])], 'packet-row')
    expect(september).toMatchObject({ month: '2026-09', games: 2, mean: 11, sources: { cards: 9, money: 2 } })
    expect(september!.others).toBeCloseTo(13 / 3)
    expect(november).toMatchObject({ month: '2026-11', games: 1, others: 8 })
  })

  test('against friends tell who was ahead, and know them by who they are', () => {
    const met = (own: number, other: number, name: string, id?: string) =>
      game([own, other], { seats: [person('Marta'), person(name, id)] })
    const games = [
      met(3, 1, 'Kasia', 'k'),
      met(1, 1, 'Kasia', 'k'),
      met(1, 2, 'Kate', 'k'),
      met(1, 2, 'Jonas'),
      game([1, 2]),
    ]
    expect(rivalries(games, 1)).toEqual([
      { name: 'Kasia', games: 3, ahead: 1, level: 1, behind: 1 },
      { name: 'Jonas', games: 1, ahead: 0, level: 0, behind: 1 },
    ])
    expect(rivalries(games)).toEqual([])
  })

  test('of habits are sums, and only of enough games', () => {
    const counted = () => game([2, 1], { habits: { own: { ships: 2 }, others: { ships: 1, houses: 1 } } })
    const games = Array.from({ length: 20 }, counted)
    expect(habitSums(games, 'packet-row')).toEqual({ games: 20, own: { ships: 40 }, others: { ships: 20, houses: 20 } })
    expect(habitSums([...games.slice(1), game([2, 1])], 'packet-row')).toBeNull()
  })

  test('count each game once, with what was counted of either', () => {
    const there = gameOfServer({
      ...{ table: 'one', game: 'packet-row', rules: '1', finishedAt: 5, isKept: true, yourSeat: 1 },
      seats: [
        { person: null, name: '', level: 'mate', place: 2, points: 3 },
        { person: 'm', name: 'Marta', level: null, place: 1, points: 8 },
      ],
      sources: [{ name: 'cards', points: 8 }],
    })
    expect(there).toMatchObject({ path: '/t/one', you: 1, sources: [{}, { cards: 8 }] })
    const habits = { own: { ships: 1 }, others: {} }
    const once = eachOnce([there, game([3, 8], { id: 'one', you: 1, habits }), game([1, 2], { at: 9 })])
    expect(once.map(({ at }) => at)).toEqual([9, 5])
    expect(once[1]).toEqual({ ...there, habits })
  })
})

describe('one’s result among the others’', () => {
  const result = (margin: number, points: number, isYou = false) => ({
    name: 'N',
    points,
    margin,
    place: 1,
    isYou,
    table: null,
  })

  test('those with the same margin share a number', () => {
    expect(ownRank([result(5, 20), result(2, 18), result(2, 16, true), result(-4, 9)])).toBe(2)
    expect(ownRank([result(5, 20)])).toBeNull()
  })

  test('lies on a line by its points, on top of those with as many', () => {
    const dots = dotsOf([result(5, 20), result(2, 16, true), result(2, 16), result(-4, 12)])
    expect(dots.map(({ at, level, isYou }) => [at, level, isYou])).toEqual([
      [0, 0, false],
      [0.5, 0, false],
      [1, 0, false],
      [0.5, 1, true],
    ])
    expect(dotsOf([result(0, 7, true)])).toMatchObject([{ at: 0, level: 0 }])
  })
})
