import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findGames, gameFolders } from '../find-games.mjs'
import { faultOfName, writeGame } from '../new-game/write-game.ts'

const root = mkdtempSync(join(tmpdir(), 'south-street-new-game-'))
mkdirSync(join(root, 'games', 'registry', 'src'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, 'games', file), 'utf8')
const listed = () => ['games', 'boards', 'workshop'].map((list) => read(`registry/src/found/${list}.ts`))

/** The template itself is a game that passes its own tests, the contract suite among them. */
describe('a new game', () => {
  it('is written under its own names, and found by its folder', () => {
    writeGame(root, 'tea-clippers')
    findGames(root)
    expect(gameFolders(root)).toEqual(['tea-clippers'])
    expect(listed().map((list) => list.includes("manifest.ts'"))).toEqual([true, true, true])
    expect(listed()[1]).toContain("import { shown as game0 } from '../../../tea-clippers/ui/manifest.ts'")
    expect(read('tea-clippers/src/index.ts')).toContain("id: 'tea-clippers'")
    expect(read('tea-clippers/words/pl.json')).toContain('"name": "Tea Clippers"')
    expect(read('tea-clippers/RULES.md')).toContain('- **TC-4.3** ')
    expect(read('tea-clippers/test/rules.test.ts')).not.toMatch(/TG-|template/i)
  })

  it('is listed once: what is true already is not written again, where it may be read-only', () => {
    const times = () => statSync(join(root, 'games', 'registry', 'src', 'found', 'games.ts')).mtimeMs
    const before = times()
    findGames(root)
    expect(times()).toBe(before)
  })

  it('goes with its folder', () => {
    rmSync(join(root, 'games', 'tea-clippers'), { recursive: true })
    findGames(root)
    expect(listed().join()).not.toContain('tea-clippers')
  })

  it.each([
    ['whist', '- **WH-1.1** '],
    ['a-b', '- **AB-1.1** '],
    ['route-66', '- **RO-1.1** '],
  ])('%s has clauses of two letters', (name, clause) => {
    writeGame(root, name)
    expect(read(`${name}/RULES.md`)).toContain(clause)
  })

  it.each([
    '',
    'Tea',
    'tea_clippers',
    'tea--clippers',
    '-tea',
    'tea-',
    '2048',
    'x',
    '../tea',
    'tea/clippers',
    'a'.repeat(31),
  ])('is not called %j', (name) => {
    expect(faultOfName(root, name)).toMatch(/^A game's name /)
  })

  it('is not called what another is called', () => {
    expect(faultOfName(root, 'registry')).toBe('games/registry is there already; choose another name.')
    expect(faultOfName(root, 'tea-clippers')).toBeNull()
  })
})
