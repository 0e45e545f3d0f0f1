import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { explainPath } from '../path-words.ts'
import { type Finding, megabytes, ok, warning, wrong } from './finding.ts'

const HOUR_MS = 3_600_000
/** A daily back-up may be late by half a day. */
const OLD_HOURS = 36

/** How old the last back-up is, if the operator says where they are kept. */
export function checkBackup(folder: string | null, now: number): Finding {
  if (folder === null) {
    const advice = 'set BACKUP_DIR, and let "south-street backup" write there every day; ops has a timer'
    return warning('back-up', 'BACKUP_DIR names no folder, so nobody knows whether there is one', advice)
  }
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'))
    const [last] = files
      .map((name) => ({ name, stats: statSync(join(folder, name)) }))
      .sort((one, other) => other.stats.mtimeMs - one.stats.mtimeMs)
    if (last === undefined)
      return warning('back-up', `there is none in ${folder}`, `run "south-street backup ${folder}/first.ndjson.gz"`)
    const hours = Math.max(0, Math.round((now - last.stats.mtimeMs) / HOUR_MS))
    const says = `the last one is ${last.name}, ${hours} h old, ${megabytes(last.stats.size)}`
    return hours > OLD_HOURS ? warning('back-up', says, 'look why there is no newer one') : ok('back-up', says)
  } catch (error) {
    return wrong('back-up', `the folder ${folder} cannot be read (${explainPath(error)})`, 'correct BACKUP_DIR')
  }
}
