#!/usr/bin/env node
// Starts the command line on any Node from 20 on: installs what is missing, then runs the
// TypeScript source, in this process if its Node can, else in the Node that npm has carried here.

import nodeModule from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { become, rightNode, runsTypeScript } from '../../../scripts/right-node.mjs'
import { ROOT, setUp } from '../../../scripts/set-up.mjs'

await setUp()
// Halves the time that a start takes, from the second one on.
const cache = join(ROOT, 'node_modules', '.cache', 'south-street', 'compiled')
const main = new URL('../src/main.ts', import.meta.url)
if (runsTypeScript(process.versions.node)) {
  nodeModule.enableCompileCache?.(cache)
  await import(main.href)
} else {
  process.env.NODE_COMPILE_CACHE ??= cache
  become(rightNode(ROOT), [...process.execArgv, fileURLToPath(main), ...process.argv.slice(2)])
}
