import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** Why a fault can no longer be planted as it is written; null if it can. */
export function whyStale(mutant: Mutant, text: string | null): string | null {
  if (text === null) return `${mutant.file} is gone`
  const places = text.split(mutant.find).length - 1
  if (places !== 1) return `its text stands ${places} times in ${mutant.file}`
  if (mutant.find === mutant.replace) return 'it changes nothing'
  return null
}

function read(root: string, file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return null
  }
}

/** Every fault that no longer fits the code, in a sentence. Names must differ, and tests must be there. */
export function findStale(root: string, mutants: readonly Mutant[]): string[] {
  const names = mutants.map(({ name }) => name)
  return mutants.flatMap((mutant) => {
    const complaints = [whyStale(mutant, read(root, mutant.file))]
    if (names.indexOf(mutant.name) !== names.lastIndexOf(mutant.name)) complaints.push('another one has its name')
    const missing = mutant.tests.filter((path) => !existsSync(join(root, path)))
    if (missing.length > 0) complaints.push(`there is no ${missing.join(', ')}`)
    return complaints.filter((text) => text !== null).map((text) => `${mutant.name}: ${text}`)
  })
}
