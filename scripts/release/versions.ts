// What changes with the version: every package.json of the workspace, the lockfile, the changelog.

interface Package {
  name?: string
  version?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const OURS = '@south-street/'
const PARTS = ['dependencies', 'devDependencies'] as const

/** Packages of the workspace have one version, and ask for one another by exactly that. */
function setVersion(one: Package, version: string): void {
  one.version = version
  for (const part of PARTS) {
    for (const name of Object.keys(one[part] ?? {})) if (name.startsWith(OURS)) one[part]![name] = version
  }
}

const write = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`

export function packageWithVersion(text: string, version: string): string {
  const one: Package = JSON.parse(text)
  setVersion(one, version)
  return write(one)
}

export function lockWithVersion(text: string, version: string): string {
  const lock: Package & { packages: Record<string, Package> } = JSON.parse(text)
  lock.version = version
  for (const [place, one] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/') && one.link !== true) setVersion(one, version)
  }
  return write(lock)
}

/** The versions that a package has and asks for, of itself and of other packages of the workspace. */
export function versionsIn(text: string): string[] {
  const one: Package = JSON.parse(text)
  const asked = PARTS.flatMap((part) => Object.entries(one[part] ?? {})).filter(([name]) => name.startsWith(OURS))
  return [...new Set([one.version ?? '', ...asked.map(([, version]) => version)])]
}

const UNRELEASED = '## Unreleased\n'

/** What stood under “Unreleased” becomes the notes of a version. */
export function changelogOf(changelog: string, version: string, day: string): string {
  if (!changelog.includes(UNRELEASED)) throw new Error('CHANGELOG.md has no section "Unreleased"')
  if (notesOf(changelog, 'Unreleased') === '') throw new Error('there is nothing new in CHANGELOG.md')
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} – ${day}\n`)
}

/** The notes of a version, or an empty text. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((one) => one.split(/\s/, 1)[0] === version)
  return section === undefined ? '' : section.slice(section.indexOf('\n') + 1).trim()
}
