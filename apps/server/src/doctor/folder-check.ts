import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { explainPath } from '../path-words.ts'
import { StoreFault } from '../store/faults.ts'
import { allDamage } from '../store/integrity.ts'
import { DATABASE, demandFolder, isFolderInUse } from '../store/sqlite.ts'
import { freeBytes, isDiskFull } from '../store/sqlite-faults.ts'
import { type Finding, megabytes, ok, warning, wrong } from './finding.ts'

const LITTLE_ROOM = 200 * 1_048_576
const FOR_OTHERS = 0o077

/** By the numbers in the system's own list. */
const NETWORK_DISKS: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB',
  16914839: '9P',
}

/** The folder, its rights, its disk and its lock. False: there is nothing further to look at. */
export function checkFolder(folder: string, tell: (finding: Finding) => void): boolean {
  try {
    demandFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    tell(wrong('folder', whyNot(folder, error), 'correct DATA_DIR, or let south-street serve make the folder'))
    return false
  }
  const isOpen = (statSync(folder).mode & FOR_OTHERS) !== 0
  tell(
    isOpen
      ? warning('folder', `${folder} can be entered by other users of this machine`, `run "chmod 700 ${folder}"`)
      : ok('folder', `${folder} can be read and written`),
  )
  tell(checkDisk(folder))
  const network = NETWORK_DISKS[statfsSync(folder).type]
  if (network !== undefined) {
    tell(
      wrong(
        'disk',
        `it is reached over a network (${network}), where SQLite loses data`,
        'take a disk of this machine',
      ),
    )
  }
  tell(checkLock(folder))
  if (existsSync(join(folder, DATABASE))) return true
  tell(wrong('database', `there is none in ${folder}`, 'correct DATA_DIR, or start the server once, which makes it'))
  return false
}

function whyNot(folder: string, error: unknown): string {
  return error instanceof StoreFault ? error.message : `the folder ${folder} cannot be used: ${explainPath(error)}`
}

function checkDisk(folder: string): Finding {
  const free = freeBytes(folder)
  if (free === null)
    return warning('disk', 'the system does not tell how much room is left', 'look yourself now and then (df)')
  const says = `${megabytes(free)} are free`
  if (isDiskFull(folder)) return wrong('disk', says, 'make room: nothing can be stored')
  return free < LITTLE_ROOM ? warning('disk', says, 'make room soon') : ok('disk', says)
}

function checkLock(folder: string): Finding {
  try {
    return ok('lock', isFolderInUse(folder) ? 'a server runs on this folder' : 'no server runs on this folder')
  } catch (error) {
    return wrong('lock', `it cannot be looked at (${explainPath(error)})`, 'ask as the user who runs the server')
  }
}

/** Every page and every index of the file. */
export function checkFile(folder: string): Finding {
  const path = join(folder, DATABASE)
  const size = megabytes(statSync(path).size)
  const [first, ...more] = allDamage(path)
  if (first === undefined) return ok('database', `every page of its ${size} is sound`)
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`
  const advice = 'stop the server, keep a copy of the folder, restore the last back-up into an empty folder'
  return wrong('database', `it is damaged: ${first}${others}`, advice)
}
