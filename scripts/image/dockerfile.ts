// What a Dockerfile asks for, as far as ours does: an instruction that is not known here is a fault, so that nothing of it
// goes untried.

import {
  type Cmd,
  type Copy,
  DockerfileParser,
  type Entrypoint,
  type From,
  type Healthcheck,
  type Instruction,
  type PropertyInstruction,
} from 'dockerfile-ast'

type Step =
  | { readonly kind: 'copy'; readonly from: string | null; readonly sources: readonly string[]; readonly to: string }
  | { readonly kind: 'run'; readonly command: string; readonly cache: string | null }
  | { readonly kind: 'workdir'; readonly folder: string }

interface Stage {
  readonly base: string
  readonly name: string | null
  readonly steps: Step[]
}

export interface Image {
  readonly stages: readonly Stage[]
  readonly environment: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
  readonly user: string
  readonly volumes: readonly string[]
  readonly stopSignal: string
  readonly healthCheck: readonly string[]
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
}

const CACHE = /^--mount=type=cache,target=(\S+)\s+/

function words(instruction: Instruction): string[] {
  return instruction.getArguments().map((argument) => argument.getValue())
}

/** Without a shell in between, signals and arguments arrive as they are. */
function list(instruction: Cmd | Entrypoint): string[] {
  const strings = instruction.getJSONStrings().map((argument) => argument.getJSONValue())
  if (strings.length === 0) throw new Error(`${instruction.getKeyword()} is not written as a list`)
  return strings
}

function healthCheck(instruction: Healthcheck): string[] {
  const [, written = ''] = /\bCMD\s+(\[.*\])$/s.exec(instruction.getArgumentsContent() ?? '') ?? []
  return JSON.parse(written) as string[]
}

function run(instruction: Instruction): Step {
  const written = instruction.getArgumentsContent() ?? ''
  const cache = CACHE.exec(written)?.[1] ?? null
  const command = written.replace(CACHE, '')
  if (/^(--|\[)/.test(command)) throw new Error(`RUN ${command} is written in a way that is not tried`)
  return { kind: 'run', command, cache }
}

function copy(instruction: Copy): Step {
  const flags = instruction.getFlags().filter((flag) => flag.getName() !== 'from')
  if (flags.length > 0) throw new Error(`COPY with ${flags.join(' ')} is not tried`)
  const places = words(instruction)
  const from = instruction.getFromFlag()?.getValue() ?? null
  return { kind: 'copy', from, sources: places.slice(0, -1), to: places.at(-1)! }
}

/** The arguments of the build have their defaults. */
function values(instruction: PropertyInstruction, known: Readonly<Record<string, string>>): Record<string, string> {
  const named = instruction.getProperties().map((property) => [property.getName(), property.getValue() ?? ''] as const)
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      value.replaceAll(/\$\{?(\w+)\}?/g, (_all, other: string) => known[other] ?? ''),
    ]),
  )
}

/** What belongs to the image that a stage leaves; only the last one's counts. */
interface Draft extends Omit<Image, 'stages'> {
  readonly arguments: Readonly<Record<string, string>>
}

const EMPTY: Draft = {
  arguments: {},
  environment: {},
  labels: {},
  user: 'root',
  volumes: [],
  stopSignal: 'SIGTERM',
  healthCheck: [],
  entrypoint: [],
  command: [],
}

function changed(draft: Draft, instruction: Instruction): Draft {
  const known = { ...draft.arguments, ...draft.environment }
  const own = () => values(instruction as PropertyInstruction, known)
  switch (instruction.getKeyword()) {
    case 'ARG':
      return { ...draft, arguments: { ...draft.arguments, ...own() } }
    case 'ENV':
      return { ...draft, environment: { ...draft.environment, ...own() } }
    case 'LABEL':
      return { ...draft, labels: { ...draft.labels, ...own() } }
    case 'USER':
      return { ...draft, user: words(instruction)[0]! }
    case 'VOLUME':
      return { ...draft, volumes: words(instruction) }
    case 'STOPSIGNAL':
      return { ...draft, stopSignal: words(instruction)[0]! }
    case 'HEALTHCHECK':
      return { ...draft, healthCheck: healthCheck(instruction as Healthcheck) }
    case 'ENTRYPOINT':
      return { ...draft, entrypoint: list(instruction as Entrypoint) }
    case 'CMD':
      return { ...draft, command: list(instruction as Cmd) }
    case 'EXPOSE':
      return draft
    default:
      throw new Error(`${instruction.getKeyword()} is not tried`)
  }
}

export function readDockerfile(text: string): Image {
  const stages: Stage[] = []
  let draft = EMPTY
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const steps = stages.at(-1)?.steps
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') {
      const from = instruction as From
      stages.push({ base: from.getImage() ?? '', name: from.getBuildStage(), steps: [] })
      draft = EMPTY
    } else if (keyword === 'COPY') steps?.push(copy(instruction as Copy))
    else if (keyword === 'RUN') steps?.push(run(instruction))
    else if (keyword === 'WORKDIR') steps?.push({ kind: 'workdir', folder: words(instruction)[0]! })
    else draft = changed(draft, instruction)
  }
  const { arguments: _, ...image } = draft
  return { ...image, stages }
}
