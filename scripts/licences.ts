// `npm run licences`: lists what others have made and South Street ships, for the page “About”. Refuses licences that are
// unknown, or that would bind what they are shipped with.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { refused, shippedBy } from './licences/shipped.ts'
import { ROOT } from './set-up.mjs'

const FILE = 'apps/web/src/licences/licences.json'

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const licences = shippedBy(packages, ROOT)
const faults = refused(licences)
for (const fault of faults) console.error(fault)
if (faults.length === 0) {
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(licences, null, 2)}\n`)
  console.log(`${FILE}: ${licences.page.length} packages in the page, ${licences.server.length} on the server`)
}
process.exitCode = faults.length === 0 ? 0 : 1
