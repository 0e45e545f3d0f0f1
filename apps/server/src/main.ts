// The only reader of the environment. The commands `south-street serve`, `backup`, `restore` and `doctor` call what is here.

import process from 'node:process'
import { backUp, restore as restoreFile } from './backup/backup.ts'
import { readConfig } from './config.ts'
import { type DoctorParts, examine } from './doctor/doctor.ts'
import { createLog } from './operations/log.ts'
import { startServer } from './serve.ts'

export type { Finding } from './doctor/finding.ts'
export { type OperatorsFault, operatorsFault } from './operations/operators-fault.ts'

/** Serves until it is told to stop: the page that the operator names, or the one that is asked for here. */
export async function serve(findPage: () => Promise<string>): Promise<void> {
  const named = readConfig(process.env)
  const config = { ...named, pageFolder: named.pageFolder ?? (await findPage()) }
  const log = createLog(config.logLevel)
  const server = await startServer(config, log)
  const told = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  })
  const place = 'url' in config.place ? 'PostgreSQL' : config.place.folder
  log.info({ address: server.address, publicUrl: config.publicUrl, data: place }, 'South Street is open')
  process.stderr.write(`South Street is open: ${config.publicUrl ?? reachable(server.address)}\n`)
  const signal = await told
  log.info({ signal }, 'stopping')
  await server.stop()
  log.info('stopped')
}

/** An address that a browser on this machine can open. */
function reachable(address: string): string {
  return address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')
}

export async function backup(file: string): Promise<{ rows: number }> {
  return backUp(readConfig(process.env).place, file)
}

export async function restore(file: string): Promise<{ rows: number }> {
  return restoreFile(readConfig(process.env).place, file)
}

export function doctor(parts: Omit<DoctorParts, 'environment'>) {
  return examine({ ...parts, environment: process.env })
}
