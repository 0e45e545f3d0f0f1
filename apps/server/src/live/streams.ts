import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { Bell, House, LiveTable, StoreNews } from '@south-street/house'
import { maySee, type ToldEntry } from '@south-street/table'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { deviceOf, type Visitor } from '../http/visitors.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Store } from '../store/store.ts'
import type { Commands } from './commands.ts'
import { sendText } from './frame.ts'
import { eventsOf, messageText, NewsTexts, upToDateText } from './message.ts'
import { readSight, Sights } from './sights.ts'

interface StreamParts {
  readonly store: Pick<Store, 'people' | 'identities' | 'notices'>
  readonly house: House
  readonly config: Config
  readonly metrics: Pick<Metrics, 'streams'>
  readonly log: Logger
  readonly now: () => number
  readonly commands: Commands
  readonly bell: Pick<Bell, 'isHeard'>
}

interface Arrival {
  readonly socket: WebSocket
  /** The request that the stream began with. */
  readonly request: FastifyRequest
  readonly live: LiveTable
  /** Null for a spectator without an identity. */
  readonly visitor: Visitor | null
}

/** The numbers of RFC 6455 and its registry. */
const CLOSE = { goingAway: 1001, lost: 1006, notForYou: 1008, startAgain: 1012 } as const

/** So many commands may wait on one stream; a person waits for each. */
const MOST_ASKED = 16
/** So often between two heartbeats a page may say that it is seen, or not: nobody changes tabs so fast. */
const MOST_TURNS = 60

interface Stream {
  readonly socket: WebSocket
  readonly request: FastifyRequest
  readonly live: LiveTable
  /** Null for a spectator without an identity. */
  readonly person: string | null
  /** By which they came: when it ends, so does the stream. */
  readonly tokenHash: string | null
  readonly device: string | null
  mutes: ReadonlySet<string>
  /** The table is on the reader's screen. */
  isVisible: boolean
  /** How often that has changed since the last heartbeat. */
  turns: number
  isAlive: boolean
  /** How many commands are not answered yet; they are carried out one after another. */
  asked: number
  answered: Promise<void>
  leave: () => void
  isClosed: boolean
}

const NO_MUTES: ReadonlySet<string> = new Set()

/** The live streams of this process: news go out on them, and people's commands come in. */
export class Streams {
  private readonly parts: StreamParts
  private readonly streams = new Set<Stream>()
  private readonly heartbeat: NodeJS.Timeout
  private readonly sights: Sights
  /** What has been written of a change stays while its readers are told. */
  private readonly written = new WeakMap<readonly ToldEntry[], NewsTexts>()

  constructor(parts: StreamParts) {
    this.parts = parts
    this.sights = new Sights(parts)
    this.heartbeat = setInterval(() => this.beat(), parts.config.heartbeatMs)
    this.heartbeat.unref()
  }

  async add({ socket, request, live, visitor }: Arrival, since: number | undefined): Promise<void> {
    const person = visitor?.id ?? null
    const stream: Stream = {
      socket,
      request,
      live,
      person,
      tokenHash: visitor?.tokenHash ?? null,
      device: visitor?.device ?? null,
      mutes: NO_MUTES,
      isVisible: false,
      turns: 0,
      isAlive: true,
      asked: 0,
      answered: Promise.resolve(),
      leave: () => {},
      isClosed: false,
    }
    this.streams.add(stream)
    this.parts.metrics.streams.set(this.streams.size)
    socket.on('close', (code: number) => this.remove(stream, code !== CLOSE.lost))
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => this.hearPong(stream))
    socket.on('message', (data: Buffer, isBinary: boolean) => this.hearCommand(stream, isBinary ? '' : data.toString()))
    try {
      if (person !== null) stream.mutes = new Set(await this.parts.store.people.mutesOf(person))
      await this.begin(stream, since)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a stream could not begin')
      socket.close(CLOSE.startAgain)
    }
  }

  private async begin(stream: Stream, since: number | undefined): Promise<void> {
    const { live } = stream
    const begin = (missed: readonly ToldEntry[] | null) => this.send(stream, this.greeting(stream, missed))
    stream.leave = await this.parts.house.watch(live, since, begin, (news) => this.tell(stream, news))
    if (stream.isClosed) stream.leave()
  }

  /** Whoever has missed nothing has the view already; whoever has missed too much starts again from the view. */
  private greeting({ live, person, mutes }: Stream, missed: readonly ToldEntry[] | null): string {
    if (missed?.length === 0) return upToDateText(live)
    return messageText(live, person, missed === null ? undefined : eventsOf(live, missed, person, mutes))
  }

  private hearCommand(stream: Stream, text: string): void {
    const isVisible = readSight(text)
    if (isVisible !== null) this.hearSight(stream, isVisible)
    else if (stream.asked >= MOST_ASKED) stream.socket.close(CLOSE.notForYou, 'too much at once')
    else {
      stream.asked++
      stream.answered = stream.answered.then(() => this.answer(stream, text))
    }
  }

  private hearSight(stream: Stream, isVisible: boolean): void {
    if (++stream.turns > MOST_TURNS) stream.socket.close(CLOSE.notForYou, 'too much at once')
    else this.sights.turn(stream, isVisible)
  }

  private async answer(stream: Stream, text: string): Promise<void> {
    const { socket, request, live, isClosed } = stream
    // Whoever has hung up says it again elsewhere, if it was meant.
    const answer = isClosed ? null : await this.parts.commands(request, live.id, text)
    if (answer === null) socket.close(CLOSE.notForYou, 'this is no command')
    else this.send(stream, answer)
    stream.asked--
  }

  private tell(stream: Stream, news: readonly ToldEntry[] | null): void {
    const { live, person, socket } = stream
    if (news === null) socket.close(CLOSE.startAgain, 'start again')
    else if (!maySee(live.table, person)) socket.close(CLOSE.notForYou, 'no spectators')
    else this.send(stream, this.write(stream, news))
  }

  private write({ live, person, mutes }: Stream, news: readonly ToldEntry[]): string {
    const isPersonal = mutes.size > 0 && news.some(({ kind }) => kind === 'chat')
    if (isPersonal) return messageText(live, person, eventsOf(live, news, person, mutes))
    const texts = this.written.get(news) ?? new NewsTexts(live, news)
    this.written.set(news, texts)
    return texts.for(person)
  }

  /** A reader that does not keep up is cut off before it costs memory; it comes back with the revision that it has. */
  private send({ socket, request, asked }: Stream, text: string): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > this.parts.config.limits.streamBufferBytes) socket.terminate()
    else {
      if (asked > 0) sendTogether(request.raw.socket)
      sendText(socket, request.raw.socket, text)
    }
  }

  private beat(): void {
    for (const stream of this.streams) {
      if (!stream.isAlive) stream.socket.terminate()
      stream.isAlive = false
      stream.turns = 0
      stream.socket.ping()
    }
  }

  private hearPong(stream: Stream): void {
    stream.isAlive = true
    const { identities } = this.parts.store
    this.sights.keep(stream)
    if (stream.person !== null) identities.seen(stream.person, this.parts.now()).catch(() => {})
  }

  private remove(stream: Stream, isClean: boolean): void {
    if (!this.streams.delete(stream)) return
    this.sights.end(stream, isClean)
    stream.isClosed = true
    stream.leave()
    this.parts.metrics.streams.set(this.streams.size)
  }

  /** Somebody mutes other people than before, or is gone. */
  hear(news: StoreNews): void {
    if (news.kind !== 'person') return
    for (const stream of this.streams) if (stream.person === news.person) void this.refresh(stream, news.person)
  }

  private async refresh(stream: Stream, person: string): Promise<void> {
    try {
      const [known, mutes] = await Promise.all([
        this.parts.store.identities.findByToken(stream.tokenHash ?? '', ['session', 'bearer'], this.parts.now()),
        this.parts.store.people.mutesOf(person),
      ])
      stream.mutes = new Set(mutes)
      if (known === null) await this.turnAway(stream, person)
      else if ((known.identity.bannedUntil ?? 0) > this.parts.now()) stream.socket.close(CLOSE.notForYou, 'banned')
    } catch {
      stream.socket.close(CLOSE.startAgain)
    }
  }

  /** The token is over. If its browser has got another in its place, it comes back with that. */
  private async turnAway({ socket, device }: Stream, person: string): Promise<void> {
    const tokens = await this.parts.store.identities.tokensOf(person)
    const isRotated = tokens.some((token) => token.kind === 'session' && deviceOf(token) === device)
    if (isRotated) socket.close(CLOSE.startAgain, 'start again')
    else socket.close(CLOSE.notForYou, 'not signed in')
  }

  close(): void {
    clearInterval(this.heartbeat)
    for (const { socket } of this.streams) socket.close(CLOSE.goingAway, 'the server stops')
  }
}

/** What a command leads to and the answer to it come in one turn of the event loop: they go out in one packet. */
function sendTogether(socket: Socket): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}
