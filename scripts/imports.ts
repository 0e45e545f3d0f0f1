import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './command.ts'
import { ROOT } from './set-up.mjs'

/** The parts of dependency-cruiser's JSON report that we read. */
interface Cruise {
  readonly modules: readonly Module[]
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
      readonly cycle?: readonly { readonly name: string }[]
    }[]
    readonly totalCruised: number
    readonly totalDependenciesCruised: number
  }
}

interface Module {
  readonly source: string
  readonly dependencies: readonly {
    /** As written in the source. */
    readonly module: string
    readonly resolved: string
    readonly dependencyTypes: readonly string[]
  }[]
}

/** The names that the package.json in a folder mentions, its own included. */
type ReadNames = (folder: string) => ReadonlySet<string>

export interface ImportReport {
  readonly summary: string
  readonly complaints: readonly string[]
}

/** A cruise that reads nothing finds nothing wrong: these must have been seen for its word to count. */
function blindSpots(cruise: Cruise): string[] {
  const imports = (from: string, to: string) =>
    cruise.modules.some(
      ({ source, dependencies }) =>
        source.startsWith(from) && dependencies.some(({ resolved }) => resolved.startsWith(to)),
    )
  const blind: string[] = []
  if (!imports('packages/engine/src/', 'packages/engine/src/')) blind.push('saw no import inside packages/engine')
  if (!imports('games/packet-row/src/', 'packages/engine/src/')) blind.push('did not see packet-row import the engine')
  return blind
}

/** dependency-cruiser and knip treat every package of this repository as declared, since npm links them all. */
function findUndeclared({ source, dependencies }: Module, namesIn: ReadNames): string[] {
  const folder = /^(?:packages|games|apps)\/[^/]+/.exec(source)?.[0] ?? '.'
  return dependencies
    .filter(({ dependencyTypes }) => dependencyTypes.includes('aliased-workspace'))
    .map(({ module }) => module.split('/').slice(0, 2).join('/'))
    .filter((name) => !namesIn(folder).has(name))
    .map((name) => `no-undeclared-package: ${source} → ${name}, which ${join(folder, 'package.json')} does not list`)
}

export function judgeImports(json: string, namesIn: ReadNames): ImportReport {
  const cruise: Cruise = JSON.parse(json)
  const { violations, totalCruised, totalDependenciesCruised } = cruise.summary
  const broken = violations.map(({ rule, from, to, cycle }) => {
    const path = [from, ...(cycle ? cycle.map(({ name }) => name) : [to])]
    return `${rule.name}: ${path.join(' → ')}`
  })
  return {
    summary: `${totalCruised} modules, ${totalDependenciesCruised} imports`,
    complaints: [
      ...blindSpots(cruise),
      ...broken,
      ...cruise.modules.flatMap((module) => findUndeclared(module, namesIn)),
    ],
  }
}

function readNames(folder: string): ReadonlySet<string> {
  // A game that is new is no package yet: it has what the repository has.
  const own = existsSync(join(ROOT, folder, 'package.json')) ? folder : '.'
  const manifest = JSON.parse(readFileSync(join(ROOT, own, 'package.json'), 'utf8'))
  return new Set([manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })])
}

export async function checkImports(): Promise<ImportReport> {
  const folders = ['packages', 'games', 'apps', 'scripts']
  const { stdout, output } = await runTool('dependency-cruiser', 'depcruise', [...folders, '--output-type', 'json'])
  try {
    return judgeImports(stdout, readNames)
  } catch {
    return { summary: 'dependency-cruiser left no report', complaints: [output] }
  }
}
