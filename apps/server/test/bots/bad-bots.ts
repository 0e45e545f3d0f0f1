import type { BotQuestion } from '@south-street/house'
import { type Thought, think as thinkWell } from '../../src/bots/think.ts'

/** Bots as no game has them, by level; any other level is a good one. */
export async function think(question: BotQuestion): Promise<Thought> {
  switch (question.level) {
    case 'hangs':
      // As good as an endless loop, and the other tests keep their processor.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      return thinkWell(question)
    case 'throws':
      throw new Error('I have lost my pen')
    case 'exits':
      return process.exit(1)
    case 'eats':
      for (const food: unknown[] = []; ; ) food.push(new Array(100_000).fill(food))
    default:
      return thinkWell(question)
  }
}
