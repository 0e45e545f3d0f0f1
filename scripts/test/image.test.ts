import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../apps/server/src/config.ts'
import { contextFiles } from '../image/build.ts'
import { ignores } from '../image/context.ts'
import { readDockerfile } from '../image/dockerfile.ts'
import { ROOT } from '../set-up.mjs'

const TEXT = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
/** What Node itself reads. */
const OF_NODE = ['NODE_ENV', 'NODE_OPTIONS']

describe('the Dockerfile', () => {
  const image = readDockerfile(TEXT)

  test('has nothing that a linter complains of', () => {
    expect(validate(TEXT).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('starts from one version of Node, and that is named', () => {
    expect(new Set(image.stages.map(({ base }) => base)).size).toBe(1)
    expect(image.stages[0]?.base).toMatch(/^node:\d+-[a-z]+-slim$/)
  })

  test('sets what the server knows, and nothing else', () => {
    const known = [...SETTINGS, ...OF_NODE]
    expect(Object.keys(image.environment).filter((name) => !known.includes(name))).toEqual([])
    expect(image.volumes).toEqual([image.environment.DATA_DIR])
  })

  test('limits short-lived objects as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(scripts.start).toContain(` ${image.environment.NODE_OPTIONS} `)
  })

  test('runs without rights, can be asked whether it is ready, and is told to stop by a signal that the server hears', () => {
    expect(image.user).toBe('node')
    expect(image.healthCheck.join(' ')).toContain('/readyz')
    expect(['SIGTERM', 'SIGINT', 'SIGHUP']).toContain(image.stopSignal)
  })

  test('starts a program that is in it', () => {
    const [node, program = ''] = image.entrypoint
    expect(node).toBe('node')
    expect(contextFiles()).toContain(program.replace(/^\/app\//, ''))
    expect(image.command).toEqual(['serve'])
  })

  test('says what it does not understand', () => {
    expect(() => readDockerfile('FROM a\nADD x y')).toThrow('ADD is not tried')
    expect(() => readDockerfile('FROM a\nCMD serve')).toThrow('CMD is not written as a list')
    expect(() => readDockerfile('FROM a\nCOPY --chown=1 a b')).toThrow('is not tried')
  })
})

describe('what an engine is sent', () => {
  const files = contextFiles()

  test('is all that is installed, built and run', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    const own = Object.keys(packages).filter((place) => !place.includes('node_modules'))
    const wanted = own.map((place) => join(place, 'package.json').replaceAll('\\', '/'))
    expect(wanted.filter((file) => !files.includes(file))).toEqual([])
    expect(files).toContain('apps/web/index.html')
    expect(files).toContain('package-lock.json')
  })

  test('is no secret, no data, no test and nothing that is installed already', () => {
    expect(
      files.filter((file) => /(^|\/)(node_modules|dist|test|\.git)\/|^(data|backups|docs)\/|^\.env/.test(file)),
    ).toEqual([])
  })

  test('is nothing that git leaves out: a fresh clone makes the same image', () => {
    const { stdout } = spawnSync('git', ['check-ignore', '--stdin'], {
      cwd: ROOT,
      input: files.join('\n'),
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })

  test('follows the last pattern that fits, as an engine reads them', () => {
    const isIgnored = ignores('# a line of words\n**/test\n*.log\n!kept.log\n/data/\n')
    expect(['test/a', 'a/b/test/c', 'x.log', 'data/x'].filter((path) => !isIgnored(path))).toEqual([])
    expect(['kept.log', 'a/x.log', 'a/data/x', 'testing'].filter(isIgnored)).toEqual([])
  })
})
