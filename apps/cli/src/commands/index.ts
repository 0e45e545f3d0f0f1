import type { Command } from '../command.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { bestDelivery } from './best-delivery.ts'
import { calibration } from './calibration.ts'
import { cards } from './cards.ts'
import { doctor } from './doctor.ts'
import { lesson } from './lesson.ts'
import { play } from './play.ts'
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
  arena,
  calibration,
  cards,
  bestDelivery,
  lesson,
  backup,
  restore,
  doctor,
  bench,
]
