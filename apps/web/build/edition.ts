import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** All that the first screen needs is one script. */
export const FIRST_SCRIPT = 'page'

/** Says which build this is, for pages that are open already: see src/edition. */
export function edition(): Plugin {
  return {
    name: 'edition',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === FIRST_SCRIPT)
      if (first === undefined) throw new Error(`the page has no script ${FIRST_SCRIPT}`)
      const source = JSON.stringify({ page: basename(first.fileName) })
      this.emitFile({ type: 'asset', fileName: 'edition.json', source })
    },
  }
}
