import { type Config, ConfigFault, readConfig } from '../config.ts'
import { pageBuild } from '../operations/version.ts'
import { openToRead, type StorePlace } from '../store/open.ts'
import type { Reader } from '../store/sql-store.ts'
import { checkBackup } from './backup-check.ts'
import { checkClock, checkForm, checkOrphans } from './database-check.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'
import { checkFile, checkFolder } from './folder-check.ts'
import { checkPort, localAddress } from './network-check.ts'
import { checkNews, checkServer } from './postgres-check.ts'
import { checkReach } from './reach-check.ts'
import { checkSettings } from './settings-check.ts'
import { type Bounds, checkTables } from './tables-check.ts'

export interface DoctorParts {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether the page of this repository is built, and from its present sources; null where there is no page. */
  readonly isPageBuilt: () => boolean
  /** Where it is built. */
  readonly pageFolder: string
  readonly bounds: Bounds
  /** Told of each as soon as it is known. */
  readonly tell: (finding: Finding) => void
  readonly progress: (done: number, of: number) => void
}

/** Looks closer at everything that a server needs, changes nothing, and may run beside it. */
export async function examine(parts: DoctorParts): Promise<Finding[]> {
  const findings: Finding[] = []
  const tell = (finding: Finding) => {
    findings.push(finding)
    parts.tell(finding)
  }
  const config = readSettings(parts.environment, tell)
  if (config === null) return findings
  await examineData(config.place, parts, tell)
  tell(checkBackup(config.backupFolder, Date.now()))
  const { isServing = false, ...port } = await checkPort(config.host, config.port)
  tell(port)
  const reach = await checkReach(config, localAddress(config.host, config.port), isServing)
  for (const finding of reach.findings) tell(finding)
  tell(checkPage(config, parts, reach.page))
  // Neither exists yet; whoever looks for their settings is told so.
  tell(ok('mail', 'this version sends none, so there is nothing to set up'))
  tell(ok('push', 'this version sends none, so there is nothing to set up'))
  return findings
}

function readSettings(environment: DoctorParts['environment'], tell: (finding: Finding) => void): Config | null {
  try {
    const config = readConfig(environment)
    for (const finding of checkSettings(config, environment)) tell(finding)
    return config
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error
    for (const sentence of error.message.split('; ')) tell(wrong('settings', sentence, 'see docs/operations.md'))
    return null
  }
}

async function examineData(place: StorePlace, parts: DoctorParts, tell: (finding: Finding) => void): Promise<void> {
  if ('folder' in place) {
    if (!checkFolder(place.folder, tell)) return
    tell(checkFile(place.folder))
  }
  await examineRows(place, parts, tell)
}

async function examineRows(place: StorePlace, parts: DoctorParts, tell: (finding: Finding) => void): Promise<void> {
  let reader: Reader | null = null
  try {
    reader = await openToRead(place)
    if ('url' in place) {
      tell(ok('disk', 'the data is with PostgreSQL, whose disk cannot be seen from here'))
      for (const finding of await checkServer(reader)) tell(finding)
      tell(await checkNews(place.url))
    }
    if (!(await checkForm(reader, tell))) return
    tell(await checkClock(reader, Date.now()))
    tell(await checkOrphans(reader))
    for (const finding of await checkTables(reader, parts.bounds, parts.progress)) tell(finding)
  } catch (error) {
    const says = (reader?.explain(error) ?? (error as Error)).message
    tell(
      wrong(
        'database',
        `it cannot be read further: ${says}`,
        'the lines above say more; else restore the last back-up',
      ),
    )
  } finally {
    await reader?.close()
  }
}

/** The page on the disk, and whether a running server has the same. */
function checkPage({ pageFolder }: Config, parts: DoctorParts, served: string | null): Finding {
  const folder = pageFolder ?? parts.pageFolder
  if (pageFolder === null && !parts.isPageBuilt()) {
    const advice = 'the next start builds it, which takes a moment'
    return warning('page', 'it is not built, or from another version', advice)
  }
  const build = pageBuild(folder) ?? 'of no known build'
  if (served !== null && served !== build) {
    return warning('page', `the server has ${served}, and in ${folder} lies ${build}`, 'start the server again')
  }
  return ok(
    'page',
    pageFolder === null ? `it is built from this version (${build})` : `it comes from ${folder} (${build})`,
  )
}
