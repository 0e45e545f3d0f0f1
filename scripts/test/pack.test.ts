import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packAll } from '../pack/pack-all.ts'
import { packedPackage, publicExports } from '../pack/packed-package.ts'
import { tryOut } from '../pack/try-out.ts'
import { ROOT } from '../set-up.mjs'

const folder = mkdtempSync(join(tmpdir(), 'south-street-tarballs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('packages for others', () => {
  it('can be installed in an empty folder, and games can be played there', async () => {
    const tarballs = await packAll(ROOT, folder)
    expect(tarballs.map((path) => basename(path).replace(/-[^-]*$/, ''))).toEqual([
      'south-street-engine',
      'south-street-table',
      'south-street-bots',
      'south-street-packet-row',
      'south-street-transatlantic',
    ])
    const { fault, said } = await tryOut(tarballs, 4)
    expect(fault).toBeNull()
    expect(said).toMatch(/^4 games played and checked/)
  })

  it('offer scripts with their types, and depend on nothing that is not packed', () => {
    const own = {
      ...{ name: '@south-street/toy', version: '1.2.3', description: 'A toy', license: 'MIT' },
      exports: { '.': './src/index.ts', './words/*.json': './words/*.json', './test/a.ts': './test/a.ts' },
      dependencies: { '@south-street/engine': '1.2.3', react: '19.3.1' },
    }
    expect(publicExports(own.exports)).toHaveLength(2)
    expect(packedPackage(own, ['@south-street/engine'])).toMatchObject({
      exports: {
        '.': { types: './src/index.d.ts', default: './src/index.js' },
        './words/*.json': './words/*.json',
      },
      dependencies: { '@south-street/engine': '1.2.3' },
    })
  })
})
