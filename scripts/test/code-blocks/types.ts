import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFile, runTool } from '../../command.ts'
import { ROOT } from '../../set-up.mjs'
import type { Block } from './blocks.ts'

/** A folder in which packages of the workspace are found by their names, as in the repository itself. */
function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return work(folder).finally(() => rmSync(folder, { recursive: true }))
}

const fileOf = (block: Block, index: number): string => `${index}.${block.language}`

/** What the compiler says of blocks of TypeScript or JavaScript, by the page and line that each stands on. */
export function typeFaults(blocks: readonly Block[]): Promise<string[]> {
  return withFolder(async (folder) => {
    const faults = await Promise.all([
      check(folder, 'node', blocks, ['ts', 'js']),
      check(folder, 'web', blocks, ['tsx']),
    ])
    return faults.flat()
  })
}

async function check(folder: string, platform: string, blocks: readonly Block[], languages: readonly string[]) {
  const files = blocks.flatMap((block, index) => (languages.includes(block.language) ? [fileOf(block, index)] : []))
  if (files.length === 0) return []
  mkdirSync(join(folder, platform))
  for (const file of files) writeFileSync(join(folder, platform, file), blocks[Number.parseInt(file, 10)]!.text)
  const config = {
    extends: join(ROOT, `tsconfig.${platform}.json`),
    // A reader is shown what a name is, not always what is done with it.
    compilerOptions: { incremental: false, noUnusedLocals: false, noUnusedParameters: false },
    files,
    include: [],
  }
  writeFileSync(join(folder, platform, 'tsconfig.json'), JSON.stringify(config))
  const { code, output } = await runTool('fast-typescript', 'tsc', ['-p', join(folder, platform), '--pretty', 'false'])
  if (code === 0) return []
  return output
    .trim()
    .split('\n')
    .map((fault) => place(fault, blocks))
}

/** `…/3.ts(2,5): error …` means line 2 of block 3. */
function place(fault: string, blocks: readonly Block[]): string {
  return fault.replace(/^\S*?(\d+)\.\w+\((\d+),\d+\)/, (_, index: string, line: string) => {
    const block = blocks[Number(index)]!
    return `${block.page}:${block.line + Number(line)}`
  })
}

/** Runs a whole program, and says what went wrong. */
export function runProgram(block: Block): Promise<string | null> {
  return withFolder(async (folder) => {
    const file = join(folder, fileOf(block, 0))
    writeFileSync(file, block.text)
    const { code, output } = await runFile(file, [])
    return code === 0 ? null : output.trim()
  })
}
