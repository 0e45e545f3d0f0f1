import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that others have made and that people get with South Street. */
interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Whose it is, as its licence says: what is copied into the page must be told there. */
  readonly by?: string
}

/** What is copied into the page, and what runs on the server or builds the page there. */
export interface Licences {
  readonly page: readonly Shipped[]
  readonly server: readonly Shipped[]
}

interface Entry {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Lock = Readonly<Record<string, Entry>>

/** Licences that ask for no more than to be named. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  'Python-2.0',
]
/** Fonts may be passed on with anything, under their own licence. */
const OF_FONTS = 'OFL-1.1'
/** MPL-2.0 binds changes to its own files. This builds style sheets, nothing of it is in them, and nobody changes it here. */
const UNCHANGED = /^lightningcss(-[\w-]+)?$/

/** They build the page and are no part of it. */
const BUILDERS = ['vite', '@vitejs/plugin-react']
const PAGE = 'apps/web'
const SERVER = 'apps/cli'

/** Where Node would find a package that is asked for from a place, or undefined if it is not installed anywhere. */
function find(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (lock[place] !== undefined) return lock[place].link ? lock[place].resolved : place
    if (folder === '') return undefined
  }
}

/** Everything that a package needs when it is not being developed, near and far, by where it lies. */
function needsOf(lock: Lock, place: string, without: readonly string[], seen = new Set<string>()): Set<string> {
  if (seen.has(place)) return seen
  seen.add(place)
  const { dependencies, optionalDependencies } = lock[place] ?? {}
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = without.includes(name) ? undefined : find(lock, place, name)
    if (found !== undefined) needsOf(lock, found, without, seen)
  }
  return seen
}

const isForeign = (place: string): boolean => place.includes('node_modules/')
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The line of a licence that says whose it is. */
function ownerOf(folder: string): string | undefined {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined
  if (file === undefined) return undefined
  const line = /^\W*copyright\b[^\n]*\d{4}[^\n]*|^\W*copyright \(c\)[^\n]*/im.exec(
    readFileSync(join(folder, file), 'utf8'),
  )
  return line?.[0].replace(/\s*\(https?:.*/, '').trim()
}

function list(lock: Lock, places: Iterable<string>, ownersIn: string | null): Shipped[] {
  const shipped = new Map<string, Shipped>()
  for (const place of places) {
    const { version = '', license: licence = 'unknown' } = lock[place]!
    const by = ownersIn === null ? undefined : ownerOf(join(ownersIn, place))
    shipped.set(`${nameOf(place)} ${version}`, { name: nameOf(place), version, licence, ...(by && { by }) })
  }
  return [...shipped.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** What is shipped according to a lockfile; whose it is stands in the packages themselves, below `root`. */
export function shippedBy(lock: Lock, root: string): Licences {
  const page = [...needsOf(lock, PAGE, BUILDERS)].filter(isForeign)
  const server = [...needsOf(lock, SERVER, [])].filter((place) => isForeign(place) && !page.includes(place))
  return { page: list(lock, page, root), server: list(lock, server, null) }
}

/** Packages that may not be shipped, with the reason. */
export function refused({ page, server }: Licences): string[] {
  return [...page, ...server]
    .filter(({ name, licence }) => {
      if (/^@fontsource/.test(name)) return licence !== OF_FONTS
      return !FREE.includes(licence) && !(licence === 'MPL-2.0' && UNCHANGED.test(name))
    })
    .map(({ name, version, licence }) => `${name} ${version} is under “${licence}”, which nobody has agreed to`)
}
