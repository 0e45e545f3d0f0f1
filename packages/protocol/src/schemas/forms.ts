import { z } from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as requests from './requests.ts'

/** Where nothing is wanted, whatever comes is not looked at. */
export const NOTHING_READ = z.unknown().transform((): undefined => undefined)

/** What a route is for, its forms, and what it may refuse beyond what every route of its kind may (`refusalsOf`). */
export interface Forms {
  readonly summary: string
  readonly params: z.ZodType
  readonly query: z.ZodType
  readonly body: z.ZodType
  readonly answer: z.ZodType
  readonly refuses: readonly ProblemCode[]
}

export const bare = { params: NOTHING_READ, query: NOTHING_READ, body: NOTHING_READ, refuses: [] }
export const ofPerson = { ...bare, params: requests.OfPerson }
export const ofTable = { ...bare, params: requests.OfTable }
export const ofSeat = { ...bare, params: requests.OfSeat }
