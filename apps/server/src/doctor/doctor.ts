import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigFault, readConfig } from '../config.ts'
import { openToRead, type StorePlace } from '../store/open.ts'
import type { Reader } from '../store/sql-store.ts'
import { checkClock, checkForm, checkOrphans } from './database-check.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'
import { checkFile, checkFolder } from './folder-check.ts'
import { checkPort } from './network-check.ts'
import { checkNews, checkServer } from './postgres-check.ts'
import { checkSettings } from './settings-check.ts'
import { type Bounds, checkTables } from './tables-check.ts'

export interface DoctorParts {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether the page of this repository is built, and from what it is made of now; null where there is no page. */
  readonly isPageBuilt: () => boolean
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
  tell(checkPage(config, parts.isPageBuilt))
  tell(await checkPort(config.host, config.port))
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
      for (const finding of await checkServer(reader)) tell(finding)
      tell(await checkNews(place.url))
    }
    if (!(await checkForm(reader, tell))) return
    tell(await checkClock(reader, Date.now()))
    tell(await checkOrphans(reader))
    for (const finding of await checkTables(reader, parts.bounds, parts.progress)) tell(finding)
  } catch (error) {
    const says = (reader?.explain(error) ?? (error as Error)).message
    tell(wrong('database', `it cannot be read further: ${says}`))
  } finally {
    await reader?.close()
  }
}

function checkPage({ pageFolder }: Config, isPageBuilt: () => boolean): Finding {
  if (pageFolder !== null) {
    const isThere = existsSync(join(pageFolder, 'index.html'))
    return isThere ? ok('page', `it comes from ${pageFolder}`) : wrong('page', `${pageFolder} has no index.html`)
  }
  if (isPageBuilt()) return ok('page', 'it is built from this version')
  return warning('page', 'it is not built, or from another version', 'the next start builds it, which takes a moment')
}
