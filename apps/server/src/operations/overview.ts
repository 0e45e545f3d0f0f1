import { readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerOf } from '@south-street/protocol'
import type { Config } from '../config.ts'
import { DATABASE } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import type { Faults } from './faults.ts'
import type { Metrics } from './metrics.ts'
import { versionOf } from './version.ts'

export type OverviewOf = () => Promise<AnswerOf<'overview'>>

interface OverviewParts {
  readonly store: Pick<Store, 'bridge' | 'trouble'>
  readonly config: Config
  readonly metrics: Metrics
  readonly faults: Faults
  readonly now: () => number
}

/** How the server is, worked out when somebody looks and never otherwise. */
export function newOverview({ store, config, metrics, faults, now }: OverviewParts): OverviewOf {
  const startedAt = now()
  return async () => {
    const [trouble, counts, { entry }, announcement] = await Promise.all([
      store.trouble(),
      store.bridge.counts(now()),
      store.bridge.entry(),
      store.bridge.announcement(now()),
    ])
    const { version, commit } = versionOf(config, [])
    return {
      trouble: trouble?.message ?? null,
      startedAt,
      now: now(),
      version,
      commit,
      ...counts,
      streams: await totalOf(metrics.streams),
      bots: await botsOf(metrics),
      disk: diskOf(config),
      backup: lastBackup(config.backupFolder),
      requests: await requestsOf(metrics),
      faults: faults.lately(),
      entry,
      announcement: announcement === null ? null : { text: announcement.text, until: announcement.until },
    }
  }
}

interface Measured {
  get(): Promise<{ values: { value: number; metricName?: string; labels: Record<string, unknown> }[] }>
}

async function totalOf(gauge: Measured): Promise<number> {
  return (await gauge.get()).values.reduce((sum, { value }) => sum + value, 0)
}

async function sumOf(histogram: Measured, ending: string): Promise<number> {
  const { values } = await histogram.get()
  return values.filter(({ metricName = '' }) => metricName.endsWith(ending)).reduce((sum, { value }) => sum + value, 0)
}

async function botsOf({ botThinking, botsWaiting, botsAtWork }: Metrics) {
  const count = await sumOf(botThinking, '_count')
  const seconds = await sumOf(botThinking, '_sum')
  return {
    waiting: await totalOf(botsWaiting),
    thinking: await totalOf(botsAtWork),
    meanMs: count === 0 ? null : (1_000 * seconds) / count,
  }
}

/** Half of all answers, and 99 of 100, take no longer than this, to the next step of the histogram. */
async function requestsOf({ latency }: Metrics) {
  const { values } = await (latency as Measured).get()
  const steps = new Map<number, number>()
  let count = 0
  for (const { metricName = '', labels, value } of values) {
    if (metricName.endsWith('_count')) count += value
    const step = Number(labels.le)
    if (metricName.endsWith('_bucket') && Number.isFinite(step)) steps.set(step, (steps.get(step) ?? 0) + value)
  }
  const within = (share: number) => {
    const step = [...steps].sort(([a], [b]) => a - b).find(([, upTo]) => upTo >= share * count)
    return count === 0 || step === undefined ? null : 1_000 * step[0]
  }
  return { count, halfWithinMs: within(0.5), mostWithinMs: within(0.99) }
}

/** Only of SQLite is it known where the data lies. */
function diskOf({ place }: Pick<Config, 'place'>) {
  if ('url' in place) return { usedBytes: null, freeBytes: null }
  try {
    const { bavail, bsize } = statfsSync(place.folder)
    const usedBytes = [DATABASE, `${DATABASE}-wal`]
      .map((name) => statSync(join(place.folder, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0)
    return { usedBytes, freeBytes: bavail * bsize }
  } catch {
    return { usedBytes: null, freeBytes: null }
  }
}

function lastBackup(folder: string | null) {
  if (folder === null) return null
  try {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.ndjson.gz'))
      .map((name) => statSync(join(folder, name)))
      .sort((one, other) => other.mtimeMs - one.mtimeMs)
    const [last] = files
    return last === undefined ? null : { at: Math.round(last.mtimeMs), bytes: last.size }
  } catch {
    return null
  }
}
