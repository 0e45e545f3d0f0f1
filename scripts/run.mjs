// node scripts/run.mjs FILE.ts [argument …]     runs a script with the right Node, after set-up
// node scripts/run.mjs TOOL [argument …]        the same for a development tool

import process from 'node:process'
import { become, rightNode, toolFile } from './right-node.mjs'
import { ROOT, setUp } from './set-up.mjs'

const [what = '', ...args] = process.argv.slice(2)
await setUp({ development: true })
process.chdir(ROOT)
const file = /\.(ts|mjs)$/.test(what) ? what : toolFile(ROOT, what === 'biome' ? '@biomejs/biome' : what, what)
become(rightNode(ROOT), [file, ...args])
