// npm run calls [-- --moves 100 --kills 8 --notices 1000 --only correspondence|failing]
// A correspondence game of three people whose tabs are all closed, at two servers of which one after another is killed:
// one notice a turn, none twice, none after moving. And many notices to receivers that fail in every way.

import { parseArgs } from 'node:util'
import { startCluster } from '../postgres/cluster.ts'
import { playByCorrespondence } from './correspondence.ts'
import { tryFailingReceivers } from './failing-receivers.ts'

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '100' },
    kills: { type: 'string', default: '8' },
    notices: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
  },
})
const say = (line: string) => console.log(`  ${line}`)
const faults: string[] = []

if (values.only !== 'failing') {
  const cluster = await startCluster({ isDurable: true })
  try {
    const plan = { postgres: cluster.url('postgres'), moves: Number(values.moves), kills: Number(values.kills), say }
    const report = await playByCorrespondence(plan)
    console.log('by correspondence', report)
    faults.push(...report.faults)
  } finally {
    await cluster.stop()
  }
}
if (values.only !== 'correspondence') {
  const report = await tryFailingReceivers({ notices: Number(values.notices), withSilent: true, say })
  console.log('receivers that fail', report)
  faults.push(...report.faults)
}
console.log(faults.length === 0 ? 'nothing was lost, and nothing came twice' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
