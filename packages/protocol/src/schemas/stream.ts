import { z } from 'zod'
import { isSpoken, type SpokenRoute } from '../routes/index.ts'
import type * as wire from '../stream-types.ts'
import { exactly } from './exact.ts'

/** What stands around a command on a live stream. What it asks for is read by the schemas of its route. */
export const StreamCommand = exactly<wire.StreamCommand>()(
  z.strictObject({
    ask: z.int().min(0),
    route: z.custom<SpokenRoute>((name) => typeof name === 'string' && isSpoken(name)),
    where: z.record(z.string(), z.union([z.string().refine((text) => text.isWellFormed()), z.number()])).optional(),
    key: z.string().optional(),
    language: z.string().max(100).optional(),
    body: z.unknown().optional(),
  }),
)

export const StreamAnswer = exactly<wire.StreamAnswer>()(
  z.strictObject({
    ask: z.int(),
    status: z.int(),
    retryAfter: z.number().optional(),
    body: z.unknown(),
  }),
)
