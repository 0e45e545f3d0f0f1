import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/** The script that the page begins with, and all that its first screen needs. */
export function isFirstScript(file: BuiltFile): boolean {
  return file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('apps/web/src/main.tsx'))
}

/** Says which build this is, for pages that are open already: see src/edition. */
export function edition(): Plugin {
  return {
    name: 'edition',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find(isFirstScript)
      if (first === undefined) throw new Error('the page has no first script')
      const source = JSON.stringify({ page: basename(first.fileName) })
      this.emitFile({ type: 'asset', fileName: 'edition.json', source })
    },
  }
}
