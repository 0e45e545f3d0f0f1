import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { isFirstScript } from './edition.ts'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '..', '..')
const ENTRY = join(WEB, 'src', 'early', 'early.ts')
/** What may be sent for: words, covers, boards, pages. */
const SENT_FOR = /^(apps\/web\/(words|src)|packages\/table\/words|games\/[^/]+\/(words|rules|ui))\//

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** A script with everything that it imports, and their styles; without the first script, which is there already. */
function filesOf(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (file?.type !== 'chunk' || isFirstScript(file) || seen.has(`/${name}`)) return seen
  seen.add(`/${name}`)
  for (const style of file.viteMetadata?.importedCss ?? []) seen.add(`/${style}`)
  for (const other of file.imports) filesOf(bundle, other, seen)
  return seen
}

function filesByModule(bundle: Bundle): Record<string, readonly string[]> {
  const lazy = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isDynamicEntry)
  return Object.fromEntries(
    lazy.flatMap((file) => {
      if (file.type !== 'chunk' || file.facadeModuleId === null) return []
      const module = relative(ROOT, file.facadeModuleId).replaceAll('\\', '/')
      return SENT_FOR.test(module) ? [[module, [...filesOf(bundle, file.fileName)]]] : []
    }),
  )
}

async function script(files: Record<string, readonly string[]>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: ENTRY, formats: ['iife'], name: 'early' },
      // Of what it shares with the page it takes what it calls, and no more.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

/** The script that runs before the page is painted: see src/early. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('there is no index.html')
      const source = await script(filesByModule(bundle))
      const fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      page.source = String(page.source)
        .replace('</title>', `</title>\n    <script src="/${fileName}"></script>`)
        // What the first paint needs goes before it, on a line that is slow.
        .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    },
  }
}
