import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this size a header costs more than is saved. */
const WORTH_COMPRESSING = 1024

/** Compressed once here, so that a server need not do it for every visitor. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))) {
          const content = readFileSync(join(dir!, name))
          if (content.length < WORTH_COMPRESSING) continue
          writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(content))
          writeFileSync(join(dir!, `${name}.gz`), gzipSync(content))
        }
      },
    },
  }
}
