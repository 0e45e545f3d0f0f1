import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const WEB = join(import.meta.dirname, '..')
const PUBLIC = join(WEB, 'public')
const ENTRY = join(WEB, 'src', 'service-worker.ts')
/** What is kept for offline: all that the page may load, and what it looks like when it is installed. */
const KEPT = /\.(js|css|html|svg|woff2|webmanifest)$|^icon-.*\.png$/

interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

function keptFile(url: string, content: string | Uint8Array): KeptFile {
  // What lies here carries its hash in its name.
  if (url.startsWith('assets/')) return { url, revision: null }
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) }
}

function filesOf(bundle: Rolldown.OutputBundle): readonly KeptFile[] {
  const built = Object.values(bundle).map((file) =>
    keptFile(file.fileName, file.type === 'chunk' ? file.code : file.source),
  )
  const copied = readdirSync(PUBLIC).map((name) => keptFile(name, readFileSync(join(PUBLIC, name))))
  return [...built, ...copied].filter(({ url }) => KEPT.test(url))
}

async function script(files: readonly KeptFile[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // Without the second one its libraries would tell the console what they do.
    define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', lib: { entry: ENTRY, formats: ['iife'], name: 'worker' } },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

/**
 * The worker that keeps the page as a whole: see src/service-worker.ts. What an installed page is called and looks like is
 * said in public/manifest.webmanifest. There all addresses are seen from the file itself, so that it may lie under any
 * path; it has no id, so that its start tells pages apart. `npm run icons` draws the icons.
 */
export function installed(): Plugin {
  return {
    name: 'installed',
    apply: 'build',
    // After all that adds files or changes them.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await script(filesOf(bundle)) })
    },
  }
}
