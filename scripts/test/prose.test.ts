import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'

const PAGES = globSync(['*.md', 'docs/**/*.md', '{packages,games,apps}/*/*.md'], { cwd: ROOT })
const WIDEST = 120

/** The lines of a page that are no code. */
function linesOf(page: string): readonly { readonly number: number; readonly line: string }[] {
  let isCode = false
  return page.split('\n').flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```')
    if (isFence) isCode = !isCode
    return isFence || isCode ? [] : [{ number: index + 1, line }]
  })
}

/** Where code begins that never ends, or where a fence has been drawn into a line of prose. */
function brokenFences(page: string): number[] {
  const lines = page.split('\n').map((line, index) => ({ number: index + 1, line: line.trim() }))
  const fences = lines.filter(({ line }) => line.startsWith('```')).map(({ number }) => number)
  const inProse = linesOf(page).filter(({ line }) => line.includes('```'))
  return [...fences.slice(fences.length - (fences.length % 2)), ...inProse.map(({ number }) => number)]
}

/** Prose that is too long to read in a narrow window, or to compare side by side. Tables and single links may be. */
function wideLines(page: string): number[] {
  return linesOf(page)
    .filter(({ line }) => !line.trimStart().startsWith('|'))
    .filter(
      ({ line }) => line.length > WIDEST && /\s/.test(line.replace(/^\s*[-*]?\s*/, '').replace(/\[.*\]\(.*\)/, '')),
    )
    .map(({ number }) => number)
}

/** What a page links to within the repository. */
function filesLinkedFrom(page: string): string[] {
  const links = linesOf(page).flatMap(({ line }) => [...line.matchAll(/\]\(([^)#\s]+)/g)].map((match) => match[1]!))
  return links.filter((link) => !/^[a-z]+:/.test(link))
}

/** Files that a page names in backticks. Capitals and stars stand for what a reader fills in, a slash begins an address. */
function filesNamedIn(page: string): string[] {
  const text = linesOf(page)
    .map(({ line }) => line)
    .join('\n')
  const names = [...text.matchAll(/`([\w@.][\w@./*-]*\.(?:ts|tsx|mjs|json|css|yml|ndjson))`/g)].map(
    (match) => match[1]!,
  )
  return names.filter((name) => !/(^|[/-])[A-Z]+([/-]|\.)/.test(name))
}

const FILES = globSync(['*', '.*', '.github/**/*', '[a-z]*/**/*'], {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|dist|data)$/.test(String(name)),
}).map((file) => `/${file.replaceAll('\\', '/')}`)

/** A file may be named by the end of its path. */
function isThere(name: string): boolean {
  const pattern = new RegExp(`/${name.replace(/[.]/g, '[.]').replaceAll('*', '[^/]*')}$`)
  return FILES.some((file) => pattern.test(file))
}

describe('pages of prose', () => {
  it('are found', () => {
    expect(PAGES.length).toBeGreaterThan(10)
  })

  it.each(PAGES)('%s has no line of more than 120 characters', (file) => {
    expect(wideLines(readFileSync(join(ROOT, file), 'utf8'))).toEqual([])
  })

  it.each(PAGES)('%s ends every block of code', (file) => {
    expect(brokenFences(readFileSync(join(ROOT, file), 'utf8'))).toEqual([])
  })

  it.each(PAGES)('%s links only to what is there', (file) => {
    const linked = filesLinkedFrom(readFileSync(join(ROOT, file), 'utf8'))
    expect(linked.filter((link) => !existsSync(join(ROOT, dirname(file), link)))).toEqual([])
  })

  it.each(PAGES.filter((file) => file !== 'CHANGELOG.md'))('%s names only files that are there', (file) => {
    const named = filesNamedIn(readFileSync(join(ROOT, file), 'utf8'))
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })

  it('are searched for files by the end of a path', () => {
    expect(filesNamedIn('`a/b.ts`, `x.y`, `/c.json`, `games/GAME/d.ts`\n```\n`e.ts`\n```\n`f/*.ts`')).toEqual([
      'a/b.ts',
      'f/*.ts',
    ])
    expect(['prose.test.ts', 'test/prose.test.ts', 'test/*.test.ts'].map(isThere)).toEqual([true, true, true])
    expect(['pros.test.ts', 'rose.test.ts', 'sails/*.ts'].map(isThere)).toEqual([false, false, false])
  })

  it('are searched for blocks of code that never end', () => {
    expect(brokenFences('```sh\na\n```\nb\n```\nc\n```')).toEqual([])
    expect(brokenFences('```sh\na\nb ``` c\n\nd')).toEqual([1])
    expect(brokenFences('a\nb ``` c')).toEqual([2])
  })

  it('are searched line by line, but not in code and tables', () => {
    const long = 'word '.repeat(30)
    expect(wideLines(`short\n${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\n- ${long}`)).toEqual([2, 7])
    expect(filesLinkedFrom('[a](a.md#b), [b](https://example.org)\n| [c](c.md) |\n```\n[d](d.md)\n```')).toEqual([
      'a.md',
      'c.md',
    ])
  })
})
