// The only reader of the environment. The commands `south-street serve`, `backup`, `restore`, `person`, `ratings` and `doctor` call
// what is here.

import { networkInterfaces } from 'node:os'
import process from 'node:process'
import { backUp, restore as restoreFile } from './backup/backup.ts'
import { type Config, readConfig } from './config.ts'
import { type DoctorParts, examine } from './doctor/doctor.ts'
import { recoverPerson as linkFor } from './keys/operators-link.ts'
import { browserAddresses } from './operations/addresses.ts'
import { Faults } from './operations/faults.ts'
import { createLog } from './operations/log.ts'
import { forPeople } from './operations/pretty-log.ts'
import { clonedCommit } from './operations/version.ts'
import { startServer } from './serve.ts'
import { openBeside } from './store/open.ts'
import type { Recomputed } from './store/rating-store.ts'
import { ratingsIn } from './store/ratings.ts'

export type { Finding } from './doctor/finding.ts'
export { type OperatorsFault, operatorsFault } from './operations/operators-fault.ts'

/** Serves until it is told to stop: the page that the operator names, or the one that is asked for here. */
export async function serve(findPage: () => Promise<string>): Promise<void> {
  const named = readConfig(process.env)
  const pageFolder = named.pageFolder ?? (await findPage())
  const config = { ...named, pageFolder, commit: named.commit ?? clonedCommit() }
  const faults = new Faults()
  const log = createLog(config.logLevel, config.logFormat === 'pretty' ? forPeople(process.stdout) : undefined, faults)
  const server = await startServer(config, log, faults)
  const told = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  })
  const place = 'url' in config.place ? 'PostgreSQL' : config.place.folder
  log.info({ address: server.address, publicUrl: config.publicUrl, data: place }, 'South Street is open')
  process.stderr.write(welcome(config, server.address))
  const signal = await told
  log.info({ signal }, 'stopping')
  await server.stop()
  log.info('stopped')
}

/** Where people open the page: whoever started the server, and others in the same network. */
function welcome({ publicUrl, basePath }: Config, address: string): string {
  const [here, ...inNetwork] = browserAddresses(address, networkInterfaces())
  const first = `South Street is open: ${publicUrl ?? here}${basePath}\n`
  return publicUrl !== null || inNetwork.length === 0
    ? first
    : `${first}In this network: ${inNetwork.map((one) => `${one}${basePath}`).join(' ')}\n`
}

export async function backup(file: string): Promise<{ rows: number }> {
  return backUp(readConfig(process.env).place, file)
}

export async function restore(file: string): Promise<{ rows: number }> {
  return restoreFile(readConfig(process.env).place, file)
}

export function recoverPerson(id: string) {
  return linkFor(readConfig(process.env), id, Date.now())
}

/** Makes all ratings anew from the games that were rated. */
export async function recomputeRatings(): Promise<Recomputed> {
  const { db, dialect, explain, close } = await openBeside(readConfig(process.env).place)
  try {
    return await ratingsIn(db, dialect).recompute()
  } catch (error) {
    throw explain(error) ?? error
  } finally {
    await close()
  }
}

export function doctor(parts: Omit<DoctorParts, 'environment'>) {
  return examine({ ...parts, environment: process.env })
}
