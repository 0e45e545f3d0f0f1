import { createInterface, type Interface } from 'node:readline'

/** Text broken at spaces, so that no line is longer than the width unless a word is. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent + word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

/** What people type, line by line; null when there is no more. */
export class Lines {
  private readonly reader: Interface
  private readonly lines: AsyncIterator<string>

  constructor() {
    this.reader = createInterface({ input: process.stdin, terminal: false })
    this.lines = this.reader[Symbol.asyncIterator]()
  }

  async ask(question: string): Promise<string | null> {
    process.stdout.write(question)
    const { value, done } = await this.lines.next()
    return done === true ? null : value.trim()
  }

  close(): void {
    this.reader.close()
  }
}
