// `npm run pack`: makes packages of the libraries and of both games' rules, for programs outside this repository: compiled to
// JavaScript with types, as tarballs in dist/. `-- --try` also installs them in an empty folder and plays there.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { packAll } from './pack/pack-all.ts'
import { tryOut } from './pack/try-out.ts'
import { ROOT } from './set-up.mjs'

const { values } = parseArgs({
  options: { try: { type: 'boolean', default: false }, games: { type: 'string', default: '1000' } },
})
const tarballs = await packAll(ROOT, `${ROOT}/dist`)
for (const tarball of tarballs) console.log(tarball)
if (values.try) {
  const { fault, said } = await tryOut(tarballs, Number(values.games))
  console.log(fault ?? said)
  if (fault !== null) process.exitCode = 1
}
