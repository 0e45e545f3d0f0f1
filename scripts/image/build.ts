import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../set-up.mjs'
import { filesIn, ignores } from './context.ts'
import type { Image } from './dockerfile.ts'
import { Room } from './room.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'south-street', 'image')

/** What an engine would be sent of this folder. */
export function contextFiles(): readonly string[] {
  return filesIn(ROOT, ignores(readFileSync(join(ROOT, '.dockerignore'), 'utf8')))
}

/** Carries the steps of a Dockerfile out, each stage in a room of its own below the folder; the last one is the image. */
export async function buildImage({ stages }: Image, place: string, tell: (line: string) => void): Promise<Room> {
  const rooms = new Map<string, Room>()
  let room: Room | undefined
  for (const [index, stage] of stages.entries()) {
    tell(`FROM ${stage.base}: Node, npm and the libraries of this machine`)
    room = new Room(join(place, `stage-${index}`))
    rooms.set(stage.name ?? String(index), room)
    let folder = '/'
    for (const step of stage.steps) {
      if (step.kind === 'workdir') {
        folder = posix.resolve(folder, step.folder)
        room.make(folder)
      } else if (step.kind === 'copy') {
        tell(`COPY ${step.from === null ? '' : `--from=${step.from} `}${step.sources.join(' ')} ${step.to}`)
        const to = posix.resolve(folder, step.to)
        for (const source of step.sources) copyInto(room, to, source, step.from === null ? null : rooms.get(step.from))
      } else {
        tell(`RUN ${step.command}`)
        await runIn(room, folder, step)
      }
    }
  }
  if (room === undefined) throw new Error('the Dockerfile has no stage')
  const size = execFileSync('du', ['--summarize', '--block-size=1M', join(room.root, 'app')], { encoding: 'utf8' })
  tell(`/app has ${size.split('\t')[0]} MB`)
  return room
}

/** Only whole folders are copied in ours; null is what the engine was sent. */
function copyInto(room: Room, to: string, source: string, from: Room | null | undefined): void {
  if (from === undefined) throw new Error(`COPY from a stage that there is not, of ${source}`)
  if (from === null) {
    if (source !== '.') throw new Error(`COPY ${source} is not tried`)
    room.copy(ROOT, to, contextFiles())
    return
  }
  const folder = join(from.root, source)
  if (!statSync(folder).isDirectory()) throw new Error(`COPY ${source} is not tried`)
  room.make(to)
  execFileSync('cp', ['--archive', `${folder}/.`, join(room.root, to)])
}

async function runIn(room: Room, folder: string, step: { readonly command: string; readonly cache: string | null }) {
  mkdirSync(CACHE, { recursive: true })
  const shared = step.cache === null ? {} : { [step.cache]: CACHE }
  const { code, output } = await room.run(['/bin/sh', '-c', step.command], { folder, shared })
  if (code !== 0) throw new Error(`RUN ${step.command} ended with ${code}:\n${output}`)
}
