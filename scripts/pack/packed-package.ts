type Exports = Readonly<Record<string, string>>

/** The parts of a package.json here that matter outside. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly exports: Exports
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What others may import: no tests, and nothing that needs a screen. */
export function publicExports(exports: Exports): readonly [string, string][] {
  return Object.entries(exports).filter(([name]) => !name.startsWith('./test/'))
}

/** A source becomes a script with its types; what is no source stays as it is. */
function packedExport(path: string): string | { readonly types: string; readonly default: string } {
  const compiled = /^(.*)\.ts$/.exec(path)?.[1]
  return compiled === undefined ? path : { types: `${compiled}.d.ts`, default: `${compiled}.js` }
}

/** The package.json of a tarball. It depends on what is packed, too, in the same version. */
export function packedPackage(own: Manifest, packed: readonly string[]): object {
  const dependencies = Object.entries(own.dependencies ?? {}).filter(([name]) => packed.includes(name))
  return {
    name: own.name,
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    exports: Object.fromEntries(publicExports(own.exports).map(([name, path]) => [name, packedExport(path)])),
    files: ['**/*.js', '**/*.d.ts', '**/*.json', '*.md'],
    dependencies: Object.fromEntries(dependencies),
  }
}
