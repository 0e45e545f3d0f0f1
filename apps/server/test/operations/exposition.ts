/**
 * What is wrong with a text for Prometheus, by the rules of its text format and of its advice on names, as `promtool check
 * metrics` looks at them. https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function faultsOf(text: string): string[] {
  const faults: string[] = text.endsWith('\n') ? [] : ['the last line has no end']
  const families = new Map<string, Family>()
  const series = new Set<string>()
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (line.startsWith('# ')) faults.push(...readComment(line, families))
    else faults.push(...readSample(line, families, series))
  }
  for (const family of families.values()) faults.push(...faultsOfFamily(family))
  return faults
}

interface Family {
  readonly name: string
  help?: string
  type?: string
  readonly samples: Sample[]
}

interface Sample {
  readonly name: string
  readonly labels: ReadonlyMap<string, string>
  readonly value: number
}

const NAME = /^[a-z][a-z0-9_]*$/
const SAMPLE = /^([^{\s]+)(?:\{(.*)\})? (\S+)$/
const LABEL = /([^=,]+)="((?:[^"\\]|\\\\|\\"|\\n)*)"(,|$)/y
const TYPES = ['counter', 'gauge', 'histogram']
const NOT_BASE = /_(milliseconds|ms|microseconds|minutes|hours|kilobytes|kb|megabytes|mb|percent)(_|$)/
const RESERVED_SUFFIX = /_(count|sum|bucket)$/

function familyOf(families: Map<string, Family>, name: string): Family {
  const family = families.get(name) ?? { name, samples: [] }
  families.set(name, family)
  return family
}

function readComment(line: string, families: Map<string, Family>): string[] {
  const [, kind, name, rest] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
  if (kind === undefined || name === undefined) return [`no comment that means anything: ${line}`]
  const family = familyOf(families, name)
  const key = kind === 'HELP' ? 'help' : 'type'
  if (family[key] !== undefined) return [`${name} has ${kind} twice`]
  if (family.samples.length > 0) return [`${name} has ${kind} after its values`]
  family[key] = rest!
  return []
}

function readLabels(text: string): Map<string, string> | null {
  const labels = new Map<string, string>()
  for (LABEL.lastIndex = 0; LABEL.lastIndex < text.length; ) {
    const found = LABEL.exec(text)
    if (found === null || !NAME.test(found[1]!) || labels.has(found[1]!)) return null
    labels.set(found[1]!, found[2]!)
  }
  return labels
}

function readSample(line: string, families: Map<string, Family>, series: Set<string>): string[] {
  const [, name, given, value] = SAMPLE.exec(line) ?? []
  const labels = given === undefined ? new Map<string, string>() : readLabels(given)
  if (name === undefined || labels === null) return [`not a value: ${line}`]
  if (value !== 'NaN' && Number.isNaN(Number(value!.replace('Inf', 'Infinity')))) return [`not a number: ${line}`]
  const id = `${name}{${[...labels].map((pair) => pair.join('=')).sort()}}`
  if (series.has(id)) return [`twice: ${id}`]
  series.add(id)
  const family = families.get(name) ?? families.get(name.replace(RESERVED_SUFFIX, ''))
  if (family === undefined) return [`${name} has neither HELP nor TYPE`]
  family.samples.push({ name, labels, value: Number(value!.replace('Inf', 'Infinity')) })
  return []
}

function faultsOfFamily({ name, help, type, samples }: Family): string[] {
  const isCounter = type === 'counter'
  return [
    ...(NAME.test(name) ? [] : [`${name}: no name of a metric`]),
    ...(help === undefined ? [`${name}: no HELP`] : []),
    ...(type === undefined || !TYPES.includes(type) ? [`${name}: no TYPE`] : []),
    ...(isCounter === name.endsWith('_total') ? [] : [`${name}: _total is for counters, and for all of them`]),
    ...(NOT_BASE.test(name) ? [`${name}: seconds, bytes and ratios only`] : []),
    ...(RESERVED_SUFFIX.test(name) ? [`${name}: this ending is for histograms`] : []),
    ...(isCounter && samples.some(({ value }) => value < 0) ? [`${name}: less than nothing`] : []),
    ...(type === 'histogram' ? faultsOfHistogram(name, samples) : faultsOfPlain(name, samples)),
  ]
}

function faultsOfPlain(name: string, samples: readonly Sample[]): string[] {
  return samples.some((sample) => sample.name !== name || sample.labels.has('le'))
    ? [`${name}: parts of a histogram`]
    : []
}

function faultsOfHistogram(name: string, samples: readonly Sample[]): string[] {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const id = [...sample.labels].filter(([label]) => label !== 'le').join(' ')
    groups.set(id, [...(groups.get(id) ?? []), sample])
  }
  return [...groups].flatMap(([id, group]) => faultsOfBuckets(group, name).map((fault) => `${name}{${id}}: ${fault}`))
}

function faultsOfBuckets(group: readonly Sample[], name: string): string[] {
  const buckets = group.filter((sample) => sample.name === `${name}_bucket`)
  const bounds = buckets.map(({ labels }) => Number(labels.get('le')?.replace('Inf', 'Infinity')))
  const count = group.find((sample) => sample.name === `${name}_count`)?.value
  const hasSum = group.some((sample) => sample.name === `${name}_sum`)
  const rises = (values: readonly number[], atLeast: number) =>
    values.every((value, i) => i === 0 || value - values[i - 1]! >= atLeast)
  return [
    ...(bounds.at(-1) === Number.POSITIVE_INFINITY ? [] : ['no last bucket for all']),
    ...(rises(bounds, Number.MIN_VALUE) ? [] : ['bounds do not rise']),
    ...(rises(
      buckets.map(({ value }) => value),
      0,
    )
      ? []
      : ['buckets do not hold those before them']),
    ...(count === buckets.at(-1)?.value ? [] : ['_count is not what the last bucket holds']),
    ...(hasSum ? [] : ['no _sum']),
  ]
}
