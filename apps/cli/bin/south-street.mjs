#!/usr/bin/env node
// Starts the command line on any Node from 20 on: installs what is missing, then runs the
// TypeScript source, in this process if its Node can, else in the Node that npm has carried here.

import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { become, rightNode, runsTypeScript } from '../../../scripts/right-node.mjs'
import { ROOT, setUp } from '../../../scripts/set-up.mjs'

setUp()
const main = new URL('../src/main.ts', import.meta.url)
if (runsTypeScript(process.versions.node)) {
  await import(main.href)
} else {
  become(rightNode(ROOT), [fileURLToPath(main), ...process.argv.slice(2)])
}
