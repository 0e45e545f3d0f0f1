import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toolsAlone, whatIsMissing, whichNodeIsMissing } from '../installed.mjs'
import { carrier, NODE_FOLDER } from '../right-node.mjs'

const LOCK = {
  '': { version: '0.1.0' },
  'packages/rope': { name: '@quay/rope', version: '0.1.0' },
  'node_modules/@quay/rope': { resolved: 'packages/rope', link: true },
  'node_modules/cleat': { version: '1.2.3' },
  'node_modules/cleat/node_modules/pin': { version: '2.0.0' },
  'node_modules/gauge': { version: '3.0.0', dev: true },
  'node_modules/elsewhere': { version: '4.0.0', optional: true },
}

let root: string

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'south-street-'))
  write('package-lock.json', { packages: LOCK })
  write('node_modules/.package-lock.json', { packages: LOCK })
  write('packages/rope/package.json', {})
  for (const name of ['cleat', 'cleat/node_modules/pin', 'gauge']) write(`node_modules/${name}/package.json`, {})
  mkdirSync(join(root, 'node_modules', '@quay'))
  symlinkSync(join(root, 'packages', 'rope'), join(root, 'node_modules', '@quay', 'rope'), 'junction')
})
afterEach(() => rmSync(root, { recursive: true }))

function missing({ development = true } = {}): string | undefined {
  return whatIsMissing(root, { development })
}

function remove(path: string): void {
  rmSync(join(root, path), { recursive: true })
}

describe('what is missing', () => {
  test('is nothing when all is there', () => {
    expect(missing()).toBeUndefined()
  })

  test('is everything in a fresh clone', () => {
    remove('node_modules')
    expect(missing()).toBe('nothing is installed yet')
  })

  test('is a package whose folder is gone, however deep', () => {
    remove('node_modules/cleat/node_modules/pin')
    expect(missing()).toBe('pin 2.0.0 is not installed')
  })

  test('is a package of another version', () => {
    write('package-lock.json', { packages: { ...LOCK, 'node_modules/cleat': { version: '1.3.0' } } })
    expect(missing()).toBe('cleat 1.3.0 is not installed')
  })

  test('is a workspace that is not linked, or linked to another place', () => {
    remove('node_modules/@quay/rope')
    expect(missing()).toBe('@quay/rope is not linked')
    write('node_modules/@quay/rope/package.json', {})
    expect(missing()).toBe('@quay/rope is not linked')
  })

  test('is a development tool only where tools are needed', () => {
    remove('node_modules/gauge')
    expect(missing()).toBe('gauge 3.0.0 is not installed')
    expect(missing({ development: false })).toBeUndefined()
  })

  test('is nothing that only tools ask for: it is taken away where there are none', () => {
    const both = { ...LOCK, 'node_modules/chart': { version: '5.0.0', devOptional: true } }
    write('package-lock.json', { packages: both })
    expect(missing({ development: false })).toBeUndefined()
    expect(missing()).toBe('chart 5.0.0 is not installed')
    expect(toolsAlone(root)).toEqual([join(root, 'node_modules/chart')])
  })

  test('cannot be told without a lockfile', () => {
    remove('package-lock.json')
    expect(() => missing()).toThrow('package-lock.json is missing or damaged')
  })
})

describe.runIf(carrier())('the carried Node', () => {
  const name = carrier()!
  const place = `node_modules/${name}`
  const packages = { [place]: { version: '24.9.0', optional: true } }
  const missingNode = (nodeVersion: string, development = false) =>
    whichNodeIsMissing(root, { development, nodeVersion })

  beforeEach(() => write(`${NODE_FOLDER}/package-lock.json`, { packages }))

  test('is missed by an old Node alone, and by the tools', () => {
    expect(missingNode('22.17.0')).toBe(`Node 24.9.0 (${name}) is not installed`)
    expect(missingNode('22.18.0')).toBeUndefined()
    expect(missingNode('22.18.0', true)).toBe(`Node 24.9.0 (${name}) is not installed`)
  })

  test('must be there as a file', () => {
    write(`${NODE_FOLDER}/node_modules/.package-lock.json`, { packages })
    expect(missingNode('20.0.0')).toContain('is not installed')
    write(`${NODE_FOLDER}/${place}/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`, '')
    expect(missingNode('20.0.0')).toBeUndefined()
  })
})
