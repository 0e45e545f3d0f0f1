import type { Question, Story, Told } from './story.ts'
import { Table } from './table.ts'

/**
 * A second reading of RULES.md, for comparison: names instead of indices, a game told as one long story instead of a state,
 * nothing shared with src/ but the numbers of the catalogue. Slow, and meant to be.
 */

/** Why the record does not hold, or null. */
export function judge(json: unknown): string | null {
  const record = json as Told
  const story = new Table(record).tell()
  let step = story.next()
  for (const [index, { seat, ...action }] of record.actions.entries()) {
    step = skipForced(story, step)
    if (step.done) return `action ${index}: the game is over`
    if (step.value.seat !== seat) return `action ${index}: seat ${step.value.seat} is asked, not ${seat}`
    const wanted = canonical(action)
    if (!step.value.answers.some((answer) => canonical(answer) === wanted))
      return `action ${index}: ${wanted} is no answer`
    step = story.next(action)
  }
  step = skipForced(story, step)
  if (!step.done) return record.result === null ? null : 'there is a result, but the game is not over'
  const [found, wanted] = [canonical(record.result), canonical(step.value)]
  return found === wanted ? null : `the result is ${wanted}, not ${found}`
}

function skipForced(story: Story<unknown>, from: IteratorResult<Question, unknown>): IteratorResult<Question, unknown> {
  let step = from
  while (!step.done && step.value.answers.length === 1 && !step.value.always) step = story.next(step.value.answers[0]!)
  return step
}

/** Members in one order, and lists too: they are sets. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, inner]) => `${name}:${canonical(inner)}`).join()}}`
}
