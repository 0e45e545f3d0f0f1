import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigFault, readConfig } from '../../src/config.ts'

test('without any setting there is a server with SQLite in a folder', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    publicUrl: null,
    isSecure: false,
    trustedProxies: 0,
    place: { folder: resolve('data') },
    adminToken: null,
  })
  expect(readConfig({ PORT: '', DATABASE_URL: '', UNKNOWN: 'x' })).toEqual(readConfig({}))
})

test('settings are read', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://tables.example.org/',
    DATABASE_URL: 'postgres://me:secret@db/tables',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    KEEP_ENDED_DAYS: '0',
    KEEP_IDLE_DAYS: '2',
  })
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://tables.example.org',
    isSecure: true,
    place: { url: 'postgres://me:secret@db/tables' },
    trustedProxies: ['10.0.0.0/8', '::1'],
    retention: { endedMs: null, idleMs: 172_800_000 },
  })
  expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
})

test('a path may end in a slash, and the root is no path', () => {
  expect(readConfig({ BASE_PATH: '/south-street/' }).basePath).toBe('/south-street')
  expect(readConfig({ BASE_PATH: '/' }).basePath).toBe('')
})

test('a log has one of two forms', () => {
  expect(readConfig({}).logFormat).toBe('json')
  expect(readConfig({ LOG_FORMAT: 'pretty' }).logFormat).toBe('pretty')
  expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT: must be json or pretty')
})

describe('what makes no sense is named, without its value', () => {
  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['PUBLIC_URL', 'nonsense'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['BASE_PATH', 'no/slash'],
    ['BASE_PATH', '/a"b'],
    ['DATABASE_URL', 'mysql://hidden-password@x'],
    ['ADMIN_TOKEN', 'short'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['COMMIT', 'main'],
    ['BOT_THREADS', '0'],
  ])('%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigFault)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `))
    expect(() => readConfig({ [name]: value })).not.toThrow(new RegExp(`(^|[^a-z])${value.slice(0, 12)}`))
  })
})
