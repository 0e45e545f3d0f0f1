import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const ROOT = new URL('../../../../', import.meta.url)

/**
 * What stands for a gap while sentences are looked at: a text; `#` for the number that is tried out; words of the same catalogue,
 * whose own gaps may be given; several, as a list or with “and”; or what the page works out from clock and calendar.
 */
export type Sample =
  | string
  | { readonly say: string; readonly with?: Samples }
  | readonly Sample[]
  | { readonly and: readonly Sample[] }
  | { readonly lasts: number; readonly unit: string }
  | { readonly day: string }

export type Samples = Readonly<Record<string, Sample>>

/** Kept beside the tests of whoever owns the words: nobody else knows what goes into the gaps. */
interface SampleValues {
  /** The gaps that are filled with a name: of a person, or of a ship. */
  readonly names: readonly string[]
  readonly gaps: Samples
  /** Where a gap stands for something else than elsewhere. */
  readonly keys: Readonly<Record<string, Samples>>
}

/** The sentences of one folder in one language, by their keys; plural forms apart. */
export interface Catalogue {
  readonly folder: string
  readonly words: object
  readonly texts: ReadonlyMap<string, string>
  readonly samples: SampleValues
}

type Words = { readonly [key: string]: string | Words }

/** Every folder of words, rules and captions, by its path. */
export const FOLDERS: readonly string[] = [
  ...new Set(
    globSync(
      '{packages,games,apps}/*/{words,rules,captions,lessons/words,lessons/coach/words,puzzles/words,keys/words,operator/words,club/words,notices/words,daily/words,profile/words,review/words}/*.json',
      {
        cwd: ROOT,
      },
    ).map(dirname),
  ),
].sort()

export function readCatalogue(folder: string, language: string): Catalogue {
  const words = readJson(`${folder}/${language}.json`) as Words
  return { folder, words, texts: new Map(flatten(words, '')), samples: samplesOf(folder) }
}

function samplesOf(folder: string): SampleValues {
  const file = `${dirname(folder)}/test/sample-values.json`
  const hasSamples = folder.endsWith('/words') && existsSync(new URL(file, ROOT))
  return hasSamples ? (readJson(file) as SampleValues) : { names: [], gaps: {}, keys: {} }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'))
}

function flatten(words: Words, path: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  )
}

export function gapsIn(text: string): string[] {
  return [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]!)
}
