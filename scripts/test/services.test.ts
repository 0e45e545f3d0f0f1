// The examples in ops, as far as they can be known without the programs that read them.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../apps/server/src/config.ts'
import { ROOT } from '../set-up.mjs'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe.each(readdirSync(join(ROOT, 'ops')).filter((file) => /\.(service|timer)$/.test(file)))('ops/%s', (file) => {
  const text = read(`ops/${file}`)
  const values = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!)

  test('sets what the server knows', () => {
    const names = values('Environment').map((value) => value.split('=')[0]!)
    expect(names.filter((name) => ![...SETTINGS, 'NODE_ENV'].includes(name))).toEqual([])
  })

  test('starts a command that there is', () => {
    const scripts = values('ExecStart').map((line) => /apps\/\S+\.mjs (\w+)/.exec(line))
    for (const found of scripts) {
      expect(existsSync(join(ROOT, found![0].split(' ')[0]!))).toBe(true)
      expect(['serve', 'backup']).toContain(found![1])
    }
    expect(scripts.length).toBe(file.endsWith('.service') ? 1 : 0)
  })
})

describe('ops/south-street.env', () => {
  const settings = Object.fromEntries(
    [...read('ops/south-street.env').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  )

  test('sets what the server knows', () => {
    expect(Object.keys(settings).length).toBeGreaterThan(0)
    expect(Object.keys(settings).filter((name) => !SETTINGS.includes(name))).toEqual([])
  })

  test('names the folders that the services may write', () => {
    for (const file of ['ops/south-street.service', 'ops/south-street-backup.service']) {
      expect(`/var/lib/${/^StateDirectory=(.*)$/m.exec(read(file))?.[1]}`).toBe(settings.DATA_DIR)
      expect(read(file)).toContain('EnvironmentFile=/etc/south-street.env')
    }
    expect(/^ReadWritePaths=(.*)$/m.exec(read('ops/south-street-backup.service'))?.[1]).toBe(settings.BACKUP_DIR)
  })

  test('has the address that the proxies lead from, and the one that they lead to', () => {
    const from = new URL(settings.PUBLIC_URL!).hostname
    for (const file of ['ops/nginx.conf', 'ops/Caddyfile']) {
      expect(read(file)).toMatch(new RegExp(`^[^#]*\\b${from}\\b`, 'm'))
      expect(read(file)).toContain(`${settings.HOST}:${settings.PORT}`)
    }
  })
})
