import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changelogOf, lockWithVersion, notesOf, packageWithVersion, versionsIn } from '../release/versions.ts'
import { ROOT } from '../set-up.mjs'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const { version } = JSON.parse(read('package.json'))
const PACKAGES = ['package.json', ...globSync('{packages,games,apps}/*/package.json', { cwd: ROOT })]

describe('the version', () => {
  it.each(PACKAGES)('is the same in %s, and in what it asks for', (file) => {
    expect(versionsIn(read(file))).toEqual([version])
  })

  it('is the same in the lockfile', () => {
    expect(lockWithVersion(read('package-lock.json'), version)).toBe(read('package-lock.json'))
  })

  it('has notes in the changelog, below what is not released yet', () => {
    const titles = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map((match) => match[1])
    expect(titles.slice(0, 2)).toEqual(['Unreleased', version])
    expect(notesOf(read('CHANGELOG.md'), version)).not.toBe('')
  })
})

describe('a new version', () => {
  it('is written into a package and what it asks of the workspace, and nowhere else', () => {
    const before = { name: 'a', version: '1.0.0', dependencies: { '@south-street/b': '1.0.0', pg: '1.0.0' } }
    const after = JSON.parse(packageWithVersion(JSON.stringify(before), '1.1.0'))
    expect(after).toEqual({ name: 'a', version: '1.1.0', dependencies: { '@south-street/b': '1.1.0', pg: '1.0.0' } })
    expect(versionsIn(JSON.stringify({ ...after, version: '1.2.0' }))).toEqual(['1.2.0', '1.1.0'])
  })

  it('leaves other people’s packages in the lockfile alone', () => {
    const packages = {
      '': { version: '1.0.0' },
      'packages/b': { version: '1.0.0' },
      'node_modules/@south-street/b': { resolved: 'packages/b', link: true },
      'node_modules/pg': { version: '1.0.0' },
    }
    const after = JSON.parse(lockWithVersion(JSON.stringify({ version: '1.0.0', packages }), '1.1.0'))
    expect(after.version).toBe('1.1.0')
    expect(after.packages).toEqual({
      ...packages,
      '': { version: '1.1.0' },
      'packages/b': { version: '1.1.0' },
    })
  })

  it('takes what was not released yet, and leaves an empty section for what comes', () => {
    const before = '# Changelog\n\n## Unreleased\n- News.\n\n## 1.0.0 – 2026-11-17\n- All of it.\n'
    const after = changelogOf(before, '1.1.0', '2026-12-24')
    expect(after).toBe(before.replace('- News.', '\n## 1.1.0 – 2026-12-24\n- News.'))
    expect(['Unreleased', '1.1.0', '1.0.0', '1.0'].map((one) => notesOf(after, one))).toEqual([
      '',
      '- News.',
      '- All of it.',
      '',
    ])
    expect(() => changelogOf(after, '1.2.0', '2026-12-25')).toThrow('nothing new')
  })
})
