import { permute } from '@south-street/engine/test/high-card.ts'
import { type Entry, foldTable, namesInLog, tableView, withoutPerson } from '@south-street/table'
import { expect, test } from 'vitest'
import { type At, anna, ben, cedric, DAY, game, HOUR, running } from './at.ts'
import { createdBy, walkRandomly } from './random-table.ts'

const PACE = { kind: 'correspondence', hours: 24, holidayDays: 5 } as const

function forgetIn(log: readonly Entry[], person: string): Entry[] {
  return log.map((entry) => withoutPerson(entry, person, 'nobody'))
}

/** Ben has done all that leaves a name, a word or a date. */
function talkative(): At {
  const at = running(3, { pace: PACE })
  at.ask(ben, { kind: 'chat', text: 'my secret hobby' })
  at.ask(anna, { kind: 'chat', text: 'Ben, you are funny' })
  at.ask({ ...ben, name: 'Benjamin' }, { kind: 'rename' })
  at.ask(ben, { kind: 'start-holiday', days: 3 })
  at.now += HOUR
  at.ask(ben, { kind: 'end-holiday' })
  return at
}

test('a person is taken out of a log: name, words, dates and who they were; nothing of others', () => {
  const at = talkative()
  const after = forgetIn(at.log, 'ben')
  const text = JSON.stringify(after.filter(({ by }) => by !== 'anna' && by !== 'cedric'))
  expect(text).not.toMatch(/[Bb]en|hobby/)
  const holiday = after.find((entry) => entry.kind === 'holiday-started')!
  expect(holiday).toMatchObject({ by: 'nobody', until: holiday.at })
  for (const [index, entry] of at.log.entries()) {
    if (!JSON.stringify(entry).includes('"ben"')) expect(after[index]).toBe(entry)
  }
  expect(JSON.stringify(after)).toContain('Ben, you are funny')
})

test('a seat that was kept for them is kept for nobody', () => {
  const created = createdBy(game, 2) as Entry & { kind: 'created' }
  const kept = { ...created, seats: [{ kind: 'open', keptFor: { person: 'ben', name: 'Ben' } }, { kind: 'open' }] }
  expect(withoutPerson(kept as Entry, 'ben', 'nobody')).toEqual({
    ...kept,
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
})

test('the table that such a log makes plays on, with everything of the others where it was', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { log, table } = walkRandomly(game, 3, `forgetting-${seed}`, 120, permute as never)
    const after = foldTable(game, forgetIn(log, 'ben'))
    expect(JSON.stringify(after)).not.toContain('"ben"')
    expect(after.status).toBe(table.status)
    expect(after.play?.state).toEqual(table.play?.state)
    for (const viewer of ['anna', 'cedric', null]) {
      const [now, before] = [after, table].map((one) => tableView(game, one, viewer))
      expect(now!.you).toBe(before!.you)
      expect(now!.play?.position).toEqual(before!.play?.position)
    }
  }
})

test('a holiday of somebody who is forgotten is shown to nobody', () => {
  const at = talkative()
  at.now += DAY
  at.forget(ben)
  expect(tableView(game, at.table, 'anna').seats[1]).not.toHaveProperty('holiday.until')
})

test('who is named in a log is known without playing the game', () => {
  const at = talkative()
  at.ask(cedric, { kind: 'rename' })
  const names = namesInLog(at.log)
  expect([...names.keys()].sort()).toEqual(['anna', 'ben', 'cedric'])
  expect([...names.get('ben')!]).toEqual(['Ben', 'Benjamin'])
  at.forget(ben)
  expect(namesInLog(at.log).has('ben')).toBe(false)
})
