import type { Command } from '../command.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { bestDelivery } from './best-delivery.ts'
import { calibration } from './calibration.ts'
import { cards } from './cards.ts'
import { doctor } from './doctor.ts'
import { lesson } from './lesson.ts'
import { person } from './person.ts'
import { play } from './play.ts'
import { ratings } from './ratings.ts'
import { review } from './review.ts'
import { backup, build, restore, serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { verify } from './verify.ts'

/** As `south-street --help` lists them. */
export const COMMANDS: readonly Command[] = [
  serve,
  build,
  play,
  simulate,
  verify,
  review,
  arena,
  calibration,
  cards,
  bestDelivery,
  lesson,
  backup,
  restore,
  person,
  ratings,
  doctor,
  bench,
]
