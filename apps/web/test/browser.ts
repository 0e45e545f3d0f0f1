import { existsSync } from 'node:fs'
import process from 'node:process'
import chromium from '@sparticuz/chromium'

/** The package's own arguments squeeze the browser into one process, which a whole game does not survive. */
const PLAIN = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

/** `CHROME=` names a browser; else the one inside the npm package, where it runs; else Playwright's own. */
export async function findChromium(): Promise<{ executablePath?: string; args?: string[] }> {
  const named = process.env.CHROME
  if (named !== undefined && existsSync(named)) return { executablePath: named, args: PLAIN }
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  return { executablePath: await chromium.executablePath(), args: PLAIN }
}
