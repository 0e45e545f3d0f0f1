// npm run rubbish [-- --count 200000 --seed TEXT]
// Malformed, oversized, out-of-order, replayed and hostile requests and frames: no 5xx, no crash, no growth.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { throwRubbish } from './rubbish.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200000' }, seed: { type: 'string', default: String(Date.now()) } },
})
/** Caches fill up; a leak of a kilobyte a request would show as a hundred and more. */
const MOST_GROWTH_MB = 80

const folder = mkdtempSync(join(tmpdir(), 'south-street-rubbish-'))
const start = performance.now()
try {
  const { faults, ...report } = await throwRubbish(Number(values.count), values.seed, folder)
  console.log(
    JSON.stringify({ seed: values.seed, ...report, seconds: Math.round((performance.now() - start) / 1_000) }),
  )
  for (const fault of faults.slice(0, 20)) console.log(fault)
  const hasGrown = report.after - report.before > MOST_GROWTH_MB
  if (hasGrown) console.log(`it has grown by ${Math.round(report.after - report.before)} MB`)
  process.exitCode = faults.length === 0 && !hasGrown ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
