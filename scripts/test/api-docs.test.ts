import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'

const ENTRIES = ['index.ts', 'contract/index.ts'].map((file) => join(ROOT, 'packages', 'engine', 'src', file))

/** The names of what a file exports without a comment that says what it is. */
function undocumented(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name)
}

/** A program of one file that holds this text. */
function programOf(text: string): ts.Program {
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, language) =>
    name === 'toy.ts' ? ts.createSourceFile(name, text, language) : read(name, language)
  return ts.createProgram(['toy.ts'], { noLib: true }, host)
}

describe('the reference of the engine', () => {
  const options = { module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, noEmit: true }
  const program = ts.createProgram(ENTRIES, options)

  it.each(ENTRIES)('says what everything is that %s exports', (file) => {
    expect(undocumented(program, file)).toEqual([])
  })

  it('would miss what has no comment', () => {
    const toy = programOf('/** Said. */ export const a = 1\nexport const b = 2\nexport function c() {}')
    expect(undocumented(toy, 'toy.ts').sort()).toEqual(['b', 'c'])
  })
})
