import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)

interface Found {
  readonly file: string
  readonly text: string
}

const PAGE: readonly Found[] = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(new URL(file, ROOT), 'utf8'),
}))

/** The lines of these files in which it stands, comments apart. */
function linesWith(what: RegExp, files: readonly Found[]): string[] {
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => what.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

test('the page knows the server’s addresses from the list of routes alone', () => {
  expect(PAGE.length).toBeGreaterThan(50)
  expect(linesWith(/['"`]\/api\b/, PAGE)).toEqual([])
  // Beside the API there is one file of the page itself, which says how new it is. The service worker asks for itself.
  const askers = [
    'apps/web/src/edition/edition.ts',
    'apps/web/src/notices/worker-push.ts',
    'apps/web/src/server/api.ts',
  ]
  expect(
    linesWith(/\bfetch\(/, PAGE)
      .map((line) => line.split(':')[0]!)
      .toSorted(),
  ).toEqual(askers)
})

test('what the server answers has its type from the route, not from whoever reads it', () => {
  const readers = PAGE.filter(({ file, text }) => /server\/[^/]+$/.test(file) || /from '.*server\/api\.ts'/.test(text))
  expect(readers.length).toBeGreaterThan(8)
  expect(linesWith(/\bas (?!const\b)/, readers).filter((line) => !/import \* as /.test(line))).toEqual([])
  expect(linesWith(/\b(call|attempt)</, readers)).toEqual([])
})
