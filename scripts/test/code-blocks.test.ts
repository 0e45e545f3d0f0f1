import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up.mjs'
import { type Block, blocksOf, spansOf } from './code-blocks/blocks.ts'
import { faultOf, faultOfRequest, isCheap, run } from './code-blocks/commands.ts'
import { type Call, callsOf } from './code-blocks/shell.ts'
import { runProgram, typeFaults } from './code-blocks/types.ts'

// The changelog tells what was so, and docs/sentences is written by a program.
const PAGES = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md', '{packages,games,apps}/*/*.md'], { cwd: ROOT })
  .filter((page) => page !== 'CHANGELOG.md' && !page.startsWith(join('docs', 'sentences')))
  .sort()
const MARKDOWN = new Map(PAGES.map((page) => [page, readFileSync(join(ROOT, page), 'utf8')]))
const BLOCKS = PAGES.flatMap((page) => blocksOf(page, MARKDOWN.get(page)!))

/** Languages that nothing here tries, and why. */
const UNTRIED: Readonly<Record<string, string>> = {
  text: 'what a program has printed',
  mermaid: 'drawn by whoever shows the page',
  nginx: 'read by a proxy that only an operator has',
  caddyfile: 'read by a proxy that only an operator has',
  ini: 'read by an operator’s systemd',
  yaml: 'read by other people’s programs',
}
const TYPED = ['ts', 'tsx', 'js']
const TRIED = ['sh', 'http', 'json', ...TYPED]

const inLanguage = (...languages: string[]): Block[] => BLOCKS.filter(({ language }) => languages.includes(language))
const at = ({ page, line }: Block, offset = 0): string => `${page}:${line + offset}`

/** JSON values, one after another, each over as many lines as it takes. */
function jsonFault(text: string): string | null {
  let open = ''
  for (const line of text.split('\n')) {
    open += `${line}\n`
    try {
      if (open.trim() !== '') JSON.parse(open)
      open = ''
    } catch {
      // The value goes on in the next line.
    }
  }
  return open.trim() === '' ? null : `no JSON: ${open.slice(0, 60)}`
}

async function shellFaults(block: Block): Promise<string[]> {
  const faults: string[] = []
  for (const call of callsOf(block.text)) {
    const fault = await faultOf(call)
    if (fault !== null) faults.push(`${at(block, call.line)} ${call.words.join(' ')}: ${fault}`)
  }
  return faults
}

/** A command that is named in a sentence: with its flags if it has some, else only by its name. */
function mentionOf(span: string): Call | null {
  const whole = span.replace(/\s*…/g, '')
  if (!/^(npm (run|start|test)|npx|south-street|node)\b( [a-z]|$)/.test(whole)) return null
  const [call] = callsOf(whole)
  const isBare = !call!.words.some((word) => word.startsWith('-'))
  const isOurs = call!.words.includes('south-street')
  return isBare && isOurs ? { ...call!, words: [...call!.words, '--help'] } : call!
}

async function mentionFaults(markdown: string): Promise<string[]> {
  const faults: string[] = []
  for (const span of new Set(spansOf(markdown))) {
    const call = mentionOf(span)
    const fault = call === null ? null : await faultOf(call)
    if (fault !== null) faults.push(`${span}: ${fault}`)
  }
  return faults
}

describe('blocks of code in our pages', () => {
  it('are found', () => {
    expect(inLanguage('sh').length).toBeGreaterThan(10)
    expect(inLanguage(...TYPED).length).toBeGreaterThan(0)
  })

  it('are all in a language that is tried, or listed with the reason why not', () => {
    const known = [...TRIED, ...Object.keys(UNTRIED)]
    const unknown = BLOCKS.filter(({ language }) => !known.includes(language))
    expect(unknown.map((block) => `${at(block)} is in "${block.language}", not in ${known.join(', ')}`)).toEqual([])
  })

  it('hold JSON where they say so', () => {
    const faults = inLanguage('json').flatMap((block) => {
      const fault = jsonFault(block.text)
      return fault === null ? [] : [`${at(block)} ${fault}`]
    })
    expect(faults).toEqual([])
  })

  it('name requests that the server answers', () => {
    const faults = inLanguage('http').flatMap((block) =>
      [...block.text.matchAll(/^(GET|POST|PUT|PATCH|DELETE)\s+(\S+)/gm)].flatMap(([line, method, path]) => {
        const fault = faultOfRequest(method!, path!)
        return fault === null ? [] : [`${at(block)} ${line}: ${fault}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('have the types that they should', async () => {
    expect(await typeFaults(inLanguage(...TYPED))).toEqual([])
  })

  it.each(BLOCKS.filter(({ isProgram }) => isProgram).map((block) => ({ block, place: at(block) })))(
    '$place runs',
    async ({ block }) => {
      expect(await runProgram(block)).toBeNull()
    },
  )
})

describe('commands in our pages', () => {
  it.each(PAGES)('are right in %s', async (page) => {
    const blocks = inLanguage('sh').filter((block) => block.page === page)
    const faults = [...(await Promise.all(blocks.map(shellFaults))), await mentionFaults(MARKDOWN.get(page)!)]
    expect(faults.flat()).toEqual([])
  })

  it('are run where they are cheap, in the order in which they stand', async () => {
    const calls = inLanguage('sh')
      .flatMap(({ text }) => callsOf(text))
      .filter(isCheap)
    expect(calls.length).toBeGreaterThan(4)
    const folder = mkdtempSync(join(tmpdir(), 'south-street-'))
    for (const call of calls) expect(`${call.words.join(' ')}: ${await run(call, folder)}`).toMatch(/: null$/)
    rmSync(folder, { recursive: true })
  })
})

describe('a fault that is planted in a page is seen', () => {
  it.each([
    ['npx south-street simulate --player 4', 'Unknown option'],
    ['npx south-street arena --bots clerk,admiral', '--bots takes'],
    ['npx south-street sail', 'there is no command sail'],
    ['npm run sail', 'there is no npm script sail'],
    ['npm run check -- sails', 'there is no check sails'],
    ['npm run train -- --gam transatlantic', "Unknown option '--gam'"],
    ['npm run bench -- --only sails', '--only takes'],
    ['npm run train --game transatlantic', 'flags of a script follow --'],
    ['PROT=9000 npm start', 'there is no setting PROT'],
    ['PORT=harbour npm start', 'PORT: must be a whole number'],
    ['node docs/examples/sail.mjs', 'there is no file docs/examples/sail.mjs'],
    ['curl -X POST https://example.org/api/sails', 'no route answers POST /api/sails'],
    ['sail --fast', 'nobody has said what sail is'],
  ])('%s', async (command, fault) => {
    expect(await faultOf(callsOf(command)[0]!)).toContain(fault)
  })

  it('in TypeScript, with its place', async () => {
    const [block] = blocksOf('A.md', "\n```ts\nimport { ROUTES } from '@south-street/protocol'\nROUTES.sail\n```\n")
    expect(await typeFaults([block!])).toEqual([expect.stringMatching(/^A\.md:4: error TS2339/)])
  })

  it('in JSON and in sentences', async () => {
    expect(jsonFault('{ "a": 1 }\n{\n"b": 2 }\n')).toBeNull()
    expect(jsonFault('{ "a": 1 }\n{ b: 2 }\n')).toContain('no JSON')
    expect(
      await mentionFaults('Try `npx south-street\nsimulate --sail`, `south-street verify` or `npm run\nsail`.'),
    ).toEqual([expect.stringContaining("Unknown option '--sail'"), 'npm run sail: there is no npm script sail'])
  })
})
