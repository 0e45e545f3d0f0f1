import { beforeEach, expect, test, vi } from 'vitest'
import { heardOf } from '../src/lesson/lesson-frame.tsx'

/** A page of its own for every test: what waits to be said is kept in the module. */
async function freshPage() {
  vi.resetModules()
  const { speech, currentlySaid } = await import('../src/parts/speech.ts')
  return { speech, said: () => currentlySaid() }
}

beforeEach(() => {
  vi.useFakeTimers()
})

const A_SECOND = 1000

test('what happens within a second is one message: first what happened, then what is asked', async () => {
  const { speech, said } = await freshPage()
  speech.ask('Take a card.', 'You keep 5 dollars.')
  speech.tell(['Ben passes.'])
  expect(said().polite).toBe('')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('Ben passes. Take a card. You keep 5 dollars.')
})

test('a question that nobody has heard gives way to the next one', async () => {
  const { speech, said } = await freshPage()
  speech.ask('Take a card.', '')
  speech.ask('Ben is asked.', '')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('Ben is asked.')
})

test('what was read out with the focus is not said again, what happened is', async () => {
  const { speech, said } = await freshPage()
  speech.ask('Take a card.', '')
  speech.tell(['Ben passes.'])
  speech.heard('Take a card.')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('Ben passes.')
})

test('a question that changes is said only if the old one still waits', async () => {
  const { speech, said } = await freshPage()
  speech.askInstead('Cleo is asked.', '')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('')
  speech.ask('Ben is asked.', '')
  speech.askInstead('Cleo is asked.', '')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('Cleo is asked.')
})

test('a warning does not wait, and what waits is not lost', async () => {
  const { speech, said } = await freshPage()
  speech.tell(['Ben passes.'])
  speech.warn('The connection is lost.')
  expect(said().assertive).toBe('The connection is lost.')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('Ben passes.')
})

test('the same sentence can be said again: it is told apart by a number', async () => {
  const { speech, said } = await freshPage()
  speech.tell(['Ben passes.'])
  vi.advanceTimersByTime(A_SECOND)
  const { count } = said()
  speech.tell(['Ben passes.'])
  vi.advanceTimersByTime(A_SECOND)
  expect(said()).toMatchObject({ polite: 'Ben passes.', count: count + 1 })
})

test('what is added comes after what happened, in order, and takes nothing’s place', async () => {
  const { speech, said } = await freshPage()
  speech.add('Ben says: hello.')
  speech.tell(['Ben passes.'])
  speech.add('The connection is back.')
  vi.advanceTimersByTime(A_SECOND)
  expect(said().polite).toBe('Ben passes. Ben says: hello. The connection is back.')
})

test('whoever tells is told when a message has been given', async () => {
  const { speech } = await freshPage()
  const told = vi.fn()
  const stop = speech.onSaid(told)
  speech.tell(['Ben passes.'])
  vi.advanceTimersByTime(A_SECOND)
  stop()
  speech.tell(['Cleo passes.'])
  vi.advanceTimersByTime(A_SECOND)
  expect(told).toHaveBeenCalledTimes(1)
})

test('what a teacher repeats in the bar is not said twice', () => {
  const said = { question: 'Anna takes for $8: 3 cotton.', line: 'Nothing is lost.', house: 'star' as const }
  expect(heardOf(said).question).toBe(said.question)
  expect(heardOf({ ...said, isTold: true })).toEqual({ question: '', line: said.line })
})
