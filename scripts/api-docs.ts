// `npm run api-docs`: the reference of the libraries, made from the comments in their sources by TypeDoc, into docs/api. It
// fails where the engine exports something that no comment explains.

import { join } from 'node:path'
import process from 'node:process'
import { toolFolder } from '../apps/web/build/tool.ts'
import { runFile } from './command.ts'
import { ROOT } from './set-up.mjs'

const typedoc = join(toolFolder('typedoc', '0.28.20'), 'bin', 'typedoc')
const { code, output } = await runFile(typedoc, ['--options', join(ROOT, 'scripts', 'api-docs.json')])
console.log(output.trim())
process.exitCode = code
