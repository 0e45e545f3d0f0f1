/** A fenced block of code on a page. */
export interface Block {
  readonly page: string
  /** Of the fence. */
  readonly line: number
  /** As it stands behind the fence; empty if nothing does. */
  readonly language: string
  /** Marked as a whole program (```ts program), which can be run as it stands. */
  readonly isProgram: boolean
  readonly text: string
}

export function blocksOf(page: string, markdown: string): Block[] {
  const blocks: Block[] = []
  let open: (Omit<Block, 'page' | 'text'> & { indent: string; lines: string[] }) | null = null
  for (const [index, line] of markdown.split('\n').entries()) {
    const [fence, indent = '', language = '', mark] = /^(\s*)```\s*(\S*)\s*(\w*)/.exec(line) ?? []
    if (open === null && fence !== undefined) {
      open = { line: index + 1, indent, language, isProgram: mark === 'program', lines: [] }
    } else if (open !== null && fence !== undefined) {
      const { lines, indent: _, ...rest } = open
      blocks.push({ page, ...rest, text: `${lines.join('\n')}\n` })
      open = null
    } else if (open !== null) open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line)
  }
  return blocks
}

/** What stands between backticks in the prose of a page, on one line or over the end of one. */
export function spansOf(markdown: string): string[] {
  const prose = markdown.replace(/^\s*```.*?^\s*```/gms, '')
  return [...prose.matchAll(/`([^`]+)`/g)].map((match) => match[1]!.replace(/\s*\n\s*/g, ' '))
}
