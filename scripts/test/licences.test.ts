import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Licences, refused, shippedBy } from '../licences/shipped.ts'
import { ROOT } from '../set-up.mjs'

const kept: Licences = JSON.parse(readFileSync(join(ROOT, 'apps/web/src/licences/licences.json'), 'utf8'))
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

describe('the list of licences', () => {
  it('is what the lockfile ships; "npm run licences" writes it anew', () => {
    expect(shippedBy(packages, ROOT)).toEqual(kept)
  })

  it('holds nothing that may not be shipped', () => {
    expect(refused(kept)).toEqual([])
  })

  it('tells of everything in the page whose it is', () => {
    expect(kept.page.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'i18next', 'd3-shape']))
    expect(kept.page.filter(({ by }) => by === undefined)).toEqual([])
  })
})

describe('what is shipped', () => {
  const lock = {
    'apps/web': { dependencies: { a: '1', vite: '1', '@south-street/ui': '1' } },
    'apps/cli': { dependencies: { '@south-street/web': '1', c: '1' } },
    'node_modules/@south-street/web': { link: true, resolved: 'apps/web' },
    'node_modules/@south-street/ui': { link: true, resolved: 'packages/ui' },
    'packages/ui': { dependencies: { b: '2' } },
    'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { version: '1', license: 'ISC' },
    'node_modules/b': { version: '2', license: 'ISC' },
    'node_modules/c': { version: '1', license: 'GPL-3.0' },
    'node_modules/vite': { version: '1', license: 'MIT', optionalDependencies: { lightningcss: '1' } },
    'node_modules/lightningcss': { version: '1', license: 'MPL-2.0' },
    'node_modules/tool': { version: '1', license: 'GPL-3.0', dev: true },
  }
  const shipped = shippedBy(lock, '/nowhere')
  const names = (list: Licences['page']) => list.map(({ name, version }) => `${name} ${version}`)

  it('is found as Node finds it; what builds the page is no part of it', () => {
    expect(names(shipped.page)).toEqual(['a 1', 'b 1', 'b 2'])
    expect(names(shipped.server)).toEqual(['c 1', 'lightningcss 1', 'vite 1'])
  })

  it('is refused under a licence that binds others, or under none', () => {
    expect(refused(shipped)).toEqual([expect.stringContaining('c 1 is under “GPL-3.0”')])
    expect(refused({ page: [{ name: 'a', version: '1', licence: 'unknown' }], server: [] })).toHaveLength(1)
    expect(refused({ page: [{ name: 'a', version: '1', licence: 'MPL-2.0' }], server: [] })).toHaveLength(1)
  })
})
