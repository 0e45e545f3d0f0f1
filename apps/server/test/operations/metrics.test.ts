import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../http/test-server.ts'
import { faultsOf } from './exposition.ts'

/** What a server tells that has answered and refused, with a stream open. */
async function readMetrics(): Promise<string> {
  const server = await startTestServer('SQLite')
  onTestFinished(() => server.stop())
  const people = [await server.guest('Anna'), await server.guest('Ben')]
  const table = await server.running(people)
  const stream = people[0]!.stream(table)
  await stream.next()
  expect(await people[0]!.code('POST', `/api/tables/${table}/start`)).toBe('already-started')
  expect((await server.nobody.ask('GET', '/no/such/page')).status).toBe(404)
  const response = await fetch(`${server.address}/metrics`)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  await stream.close()
  expect(text).not.toContain(table)
  for (const { id } of people) expect(text).not.toContain(id)
  return text
}

test('what Prometheus is told keeps to its form and its advice on names', async () => {
  const text = await readMetrics()
  expect(faultsOf(text)).toEqual([])
  for (const line of [
    'south_street_actions_total{result="already-started"} 1',
    'south_street_streams 1',
    'south_street_live_tables 1',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  const own = [...text.matchAll(/^# TYPE (south_street_\w+)/gm)].map(([, name]) => name!)
  const told = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const explained = [...told.matchAll(/`(south_street_\w+)/g)].map(([, name]) => name!)
  expect(own.toSorted()).toEqual([...new Set(explained)].sort())
  const promtool = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })
  // Where it is not installed, our own rules have to do.
  if (promtool.error === undefined) expect(promtool.stdout + promtool.stderr).toBe('')
})

test.each([
  ['a_total 1\n', 'neither HELP nor TYPE'],
  ['# HELP a_total Some\n# TYPE a_total gauge\na_total 1\n', '_total'],
  ['# HELP a Some\n# TYPE a counter\na 1\n', '_total'],
  ['# TYPE a gauge\na 1\n', 'no HELP'],
  ['# HELP a Some\na 1\n', 'no TYPE'],
  ['# HELP a Some\n# TYPE a gauge\na 1\na 2\n', 'twice'],
  ['# HELP a Some\n# TYPE a gauge\na 1', 'no end'],
  ['# HELP a Some\n# TYPE a gauge\na{b="c"d"} 1\n', 'not a value'],
  ['# HELP a Some\n# TYPE a gauge\na one\n', 'not a number'],
  ['# HELP a_ms Some\n# TYPE a_ms gauge\na_ms 1\n', 'seconds'],
  ['# HELP a_sum Some\n# TYPE a_sum gauge\na_sum 1\n', 'this ending'],
  ['# HELP a_total Some\n# TYPE a_total counter\na_total -1\n', 'less than nothing'],
  ['# HELP a Some\n# TYPE a gauge\na{le="1"} 1\n', 'parts of a histogram'],
  ['# HELP a Some\n# TYPE a histogram\na_bucket{le="1"} 1\na_sum 1\na_count 1\n', 'no last bucket'],
  ['# HELP a Some\n# TYPE a histogram\na_bucket{le="1"} 2\na_bucket{le="+Inf"} 1\na_sum 1\na_count 1\n', 'do not hold'],
  ['# HELP a Some\n# TYPE a histogram\na_bucket{le="1"} 1\na_bucket{le="+Inf"} 1\na_sum 1\na_count 2\n', '_count'],
  ['# HELP a Some\n# TYPE a histogram\na_bucket{le="+Inf"} 1\na_count 1\n', 'no _sum'],
])('%j is noticed', (text, fault) => {
  expect(faultsOf(text).join('\n')).toContain(fault)
})
