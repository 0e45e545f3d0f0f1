import type { Leader } from '@south-street/protocol'
import { expect, test } from 'vitest'
import { boardRows } from '../../src/club/board-rows.ts'

const leader = (person: string, mu: number, sigma: number): Leader => ({
  ...{ person, name: person, game: 'packet-row', size: '2', mu, sigma, games: 30, provisional: false },
})

test('bots stand between people on the leader board and take nobody’s place', () => {
  const leaders = [
    leader('anna', 1700, 50),
    leader('ben', 1600, 60),
    leader('carl', 1580, 50),
    leader('dora', 1400, 50),
  ]
  const bots = [
    { level: 'clerk', mu: 1150, sigma: 25 },
    { level: 'mate', mu: 1500, sigma: 25 },
  ]
  const rows = boardRows({ leaders, bots })
  expect(rows.map((row) => (row.kind === 'bot' ? row.bot.level : `${row.rank} ${row.leader.name}`))).toEqual([
    ...['1 anna', '2 ben', '2 carl', 'mate', '4 dora', 'clerk'],
  ])
})
