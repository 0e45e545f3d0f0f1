// `npm run notes -- 1.0.0`: what the changelog says of a version, for the page of a release.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../set-up.mjs'
import { notesOf } from './versions.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), positionals[0] ?? 'Unreleased')
if (notes === '') throw new Error(`CHANGELOG.md says nothing of ${positionals[0]}`)
console.log(notes)
