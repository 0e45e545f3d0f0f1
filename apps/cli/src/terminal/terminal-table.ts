import { resolve } from 'node:path'
import { type AnyBot, askBot } from '@south-street/bots'
import {
  type AnyGame,
  figuresOf,
  type GameEvent,
  type GameOptions,
  type Move,
  rank,
  readRecord,
  type Seat,
  seededRandom,
  standings,
  writeRecord,
} from '@south-street/engine'
import { loadBot } from '@south-street/registry'
import { print } from '../output.ts'
import type { Words } from '../words.ts'
import { Lines, wrap } from './lines.ts'
import { defaultFile, type SavedGame, saveGame } from './saved-game.ts'

const WIDTH = 80
const HINT_LEVEL = 'captain'

export interface TerminalGame {
  readonly game: AnyGame
  readonly options: GameOptions
  /** Where the person sits. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** By seat; the person's own is never asked. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly file: string
  readonly words: Words
}

/** One game at the terminal, in words only: nothing is redrawn, so a screen reader can follow. */
export class TerminalTable {
  private readonly table: TerminalGame
  private readonly deal: unknown
  private readonly state: unknown
  private readonly moves: Move<unknown>[] = []
  private readonly log: string[] = []
  private readonly minds: readonly AnyBot[]
  private readonly lines = new Lines()

  private constructor(table: TerminalGame, deal: unknown, minds: readonly AnyBot[]) {
    this.table = table
    this.deal = deal
    this.minds = minds
    this.state = table.game.setup(table.options, deal)
  }

  static async open(table: TerminalGame, saved: SavedGame | null): Promise<TerminalTable> {
    const { game, options, bots, seat } = table
    const minds = await Promise.all(
      bots.map((name, other) => loadBot(game.id, game.rules, other === seat ? 'random' : name, options.players)),
    )
    if (saved === null) {
      return new TerminalTable(table, game.deal(options, seededRandom('deal', table.seed)), minds)
    }
    const record = readRecord(saved, [game])
    const opened = new TerminalTable(table, record.deal, minds)
    for (const { seat: mover, action } of record.moves) opened.apply(mover, action)
    return opened
  }

  /** Plays until the game is over, or the person stops; what was played is kept either way. */
  async play(): Promise<void> {
    const { game, seat } = this.table
    this.save()
    let told = this.log.length
    for (let actor = game.actor(this.state); actor !== null; actor = game.actor(this.state)) {
      if (actor === seat) {
        await this.tell(told)
        told = this.log.length
        if (!(await this.askPerson())) {
          await this.say('bye', { file: this.table.file })
          await print(`  ${this.wayBack()}\n`)
          break
        }
      } else await this.askBot(actor)
      this.save()
    }
    if (game.actor(this.state) === null) {
      await this.tell(told)
      await this.tellScores()
    }
    this.lines.close()
  }

  private apply(seat: Seat, action: unknown): void {
    const { game, names, words } = this.table
    const told: GameEvent[] = []
    game.apply(this.state, seat, action, (event) => told.push(event))
    this.moves.push({ seat, action })
    for (const event of told) {
      const line = game.messages.event(event)
      if (line !== null) this.log.push(words.say(game.id, line, names))
    }
  }

  private async askBot(seat: Seat): Promise<void> {
    const { game, seed } = this.table
    const bot = this.minds[seat]!
    const random = seededRandom('decision', seed, seat, this.moves.length)
    const { action, fault } = askBot(game, this.state, seat, bot, random)
    if (fault !== null) await this.say('fault', { bot: bot.name, reason: fault })
    this.apply(seat, action)
  }

  /** False when the person stops. */
  private async askPerson(): Promise<boolean> {
    const { game, seat, words, names } = this.table
    await this.showTable()
    for (;;) {
      const view = game.view(this.state, seat)
      const actions = game.legal(this.state, seat)
      const labels = actions.map((action) => words.say(game.id, game.messages.action(action, view), names))
      await print(`\n${wrap(words.say(game.id, game.messages.question(view), names), WIDTH)}\n`)
      for (const [i, label] of labels.entries())
        await print(`${wrap(`${String(i + 1).padStart(2)}  ${label}`, WIDTH, '    ')}\n`)
      const typed = await this.lines.ask(words.terminal('ask', { count: actions.length }))
      if (typed === null) await print('\n')
      if (typed === null || typed === 'q') return false
      const chosen = choose(typed, labels)
      if (chosen !== null) {
        this.apply(seat, actions[chosen])
        return true
      }
      await this.obey(typed)
    }
  }

  private async obey(typed: string): Promise<void> {
    switch (typed) {
      case '?':
        return this.say('help', {})
      case 't':
        return this.showTable()
      case 'l':
        return print(
          `${this.log
            .slice(-30)
            .map((line) => wrap(line, WIDTH, '  '))
            .join('\n')}\n`,
        )
      case 'h':
        return this.hint()
      case 's':
        this.save()
        return this.say('saved', { file: this.table.file })
      default:
        return this.say('unclear', { text: JSON.stringify(typed) })
    }
  }

  /** What the captain would do, and why; of everything else that it looked into, why not. */
  private async hint(): Promise<void> {
    const { game, seat, options, seed, words, names } = this.table
    const captain = await loadBot(game.id, game.rules, HINT_LEVEL, options.players)
    const view = game.view(this.state, seat)
    const random = seededRandom('hint', seed, this.moves.length)
    const ranked = captain.rank?.(view, random, { facts: true, hint: true }) ?? []
    const reasons = captain.explain?.(view, ranked) ?? []
    const told = ranked
      .map(({ action, chance }, i) => ({ action, chance, because: reasons[i] ?? [] }))
      .sort((a, b) => b.chance - a.chance)
    const best = told[0]?.action ?? askBot(game, this.state, seat, captain, random).action
    const sayMove = (action: unknown) => words.say(game.id, game.messages.action(action, view), names)
    const said = new Set<string>()
    for (const { action, because } of told.length > 0 ? told : [{ action: best, because: [] }]) {
      const move = sayMove(action)
      if (said.has(move)) continue
      await this.say(said.size === 0 ? 'hint' : 'why-not', { action: move })
      said.add(move)
      const why = because.map((reason) => words.say(game.id, reason.said, names)).join(' ')
      if (why !== '') await print(`  ${wrap(why, WIDTH - 2, '  ')}\n`)
    }
  }

  private async showTable(): Promise<void> {
    const { game, seat, words, names } = this.table
    await print('\n')
    for (const line of game.messages.view(game.view(this.state, seat))) {
      await print(`${wrap(words.say(game.id, line, names), WIDTH, '  ')}\n`)
    }
  }

  /** What happened since the person was last told. */
  private async tell(from: number): Promise<void> {
    if (from === this.log.length) return
    await print(
      `\n${this.log
        .slice(from)
        .map((line) => wrap(line, WIDTH, '  '))
        .join('\n')}\n`,
    )
  }

  private async tellScores(): Promise<void> {
    const { game, words, names } = this.table
    const scores = game.score(this.state)
    const places = rank(scores)
    const label = (name: string): string => words.say(game.id, { key: `score.${name}`, params: {} })
    await print('\n')
    await this.say('scores', {})
    for (const seat of standings(scores)) {
      const { items, total } = scores[seat]!
      const parts = [...items, ...figuresOf(scores[seat]!)].map((item) => `${label(item.name)} ${item.points}`)
      await print(
        `${wrap(`${places[seat]}. ${names[seat]}: ${label('total')} ${total} (${parts.join(', ')})`, WIDTH, '   ')}\n`,
      )
    }
    await this.say('winner', { names: names.filter((_, seat) => places[seat] === 1).join(', ') })
  }

  private async say(key: string, params: Record<string, string | number>): Promise<void> {
    await print(`${wrap(this.table.words.terminal(key, params), WIDTH)}\n`)
  }

  /** The command that goes on with this game, also from another folder, in one line to be copied. */
  private wayBack(): string {
    const { game, file } = this.table
    const where = file === defaultFile(game.id) ? `--game ${game.id}` : `--file ${forShell(resolve(file))}`
    return `npx south-street play --resume ${where}`
  }

  private save(): void {
    const { game, options, names, bots, seat, seed, file } = this.table
    const seats = names.map((name, other) => (other === seat ? { name } : { name, bot: bots[other]! }))
    const record = writeRecord(game, {
      options,
      seats,
      deal: this.deal,
      moves: this.moves,
      state: this.state,
    })
    saveGame(file, { ...record, terminal: { seat, bots, seed, lang: this.table.words.language } })
  }
}

function forShell(path: string): string {
  return /^[\w./~@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}

/** By its number, or by the beginning of its text if nothing else begins so. */
function choose(typed: string, labels: readonly string[]): number | null {
  if (/^\d+$/.test(typed)) return Number(typed) >= 1 && Number(typed) <= labels.length ? Number(typed) - 1 : null
  // Single letters are commands; everything longer may begin an action.
  if (typed.length < 2) return null
  const found = labels.flatMap((label, i) => (label.toLowerCase().startsWith(typed.toLowerCase()) ? [i] : []))
  return found.length === 1 ? found[0]! : null
}
