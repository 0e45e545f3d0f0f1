import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

const EVENT_LOOP_STEP_MS = 10
/** Prometheus takes `_total` for a counter, which these are not; they are the sums of what else is told. */
const MISNAMED = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

/** What Prometheus is told. No label ever holds anything that a person typed, or a table, or a seat. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_STEP_MS })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  const registers = [registry]
  const latency = new Histogram({
    name: 'south_street_request_seconds',
    help: 'Time from the arrival of a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  return {
    registry,
    latency,
    observe: newStopwatch(latency),
    actions: new Counter({
      name: 'south_street_actions_total',
      help: 'Commands at tables by what became of them',
      labelNames: ['result'],
      registers,
    }),
    liveTables: new Gauge({ name: 'south_street_live_tables', help: 'Tables held in memory', registers }),
    streams: new Gauge({ name: 'south_street_streams', help: 'Open live streams', registers }),
    commitBatch: new Histogram({
      name: 'south_street_commit_batch_appends',
      help: 'Appends that shared one commit',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
      registers,
    }),
    botThinking: new Histogram({
      name: 'south_street_bot_thinking_seconds',
      help: 'Time a bot took for a decision, waiting for a thread included',
      labelNames: ['level'],
      buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    botsWaiting: new Gauge({
      name: 'south_street_bots_waiting',
      help: 'Decisions of bots that wait for a thread',
      registers,
    }),
    botsAtWork: new Gauge({ name: 'south_street_bots_thinking', help: 'Bots that think now', registers }),
    botFaults: new Counter({
      name: 'south_street_bot_faults_total',
      help: 'Decisions that the simplest bot had to make for another',
      labelNames: ['cause'],
      registers,
    }),
  }
}

/** Routes and statuses are few; to name them anew for each answer would cost more than to count it. */
function newStopwatch(latency: Histogram<'method' | 'route' | 'status'>) {
  const timers = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  return (method: string, route: string, status: number, milliseconds: number): void => {
    const name = `${method} ${status} ${route}`
    let timer = timers.get(name)
    if (timer === undefined) {
      timer = latency.labels(method, route, String(status))
      timers.set(name, timer)
    }
    timer.observe(milliseconds / 1_000)
  }
}
