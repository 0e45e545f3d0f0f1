import { qrModules } from './modules.ts'

/** The standard asks for so much white around the code. */
const QUIET = 4

/** A text as a QR code: how many modules it is wide, and its dark ones as a path. Null if it is too long for one. */
export function qrPath(text: string): { readonly size: number; readonly path: string } | null {
  const modules = qrModules(text)
  if (modules === null) return null
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x + QUIET} ${y + QUIET}h${(end < 0 ? row.length : end) - x}v1H${x + QUIET}z`]
    }),
  )
  return { size: modules.length + 2 * QUIET, path: runs.join('') }
}
