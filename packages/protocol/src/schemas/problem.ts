import { z } from 'zod'
import { PROBLEMS, type ProblemCode, type Problem as Wire } from '../problem.ts'
import { exactly } from './exact.ts'

const frame = {
  type: z.string().describe('Where the code is explained'),
  title: z.string(),
  status: z.int(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  detail: z.string().describe('A sentence in the language of Accept-Language'),
}
export const ProblemCodes = z.enum(Object.keys(PROBLEMS) as ProblemCode[])

/** RFC 9457. */
export const Problem = exactly<Wire>()(
  z.discriminatedUnion('of', [
    z.object({ of: z.enum(['request', 'table']), code: ProblemCodes, ...frame }),
    z.object({
      of: z.literal('game'),
      code: z.string().describe('Of the game’s own refusals'),
      clause: z.string().exactOptional().describe('The clause of the game’s rules'),
      ...frame,
    }),
    z.object({
      of: z.literal('form'),
      code: z.string().describe('What is wrong with the form of the action'),
      ...frame,
    }),
  ]),
)
