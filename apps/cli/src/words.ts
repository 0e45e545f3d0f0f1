import type { Message, MessageParam, RecordFault } from '@south-street/engine'
import { formatPath } from '@south-street/engine'
import de from '@south-street/engine/words/de.json' with { type: 'json' }
import en from '@south-street/engine/words/en.json' with { type: 'json' }
import pl from '@south-street/engine/words/pl.json' with { type: 'json' }
import { findGame } from '@south-street/registry'
import { loadAllWords } from '@south-street/registry/workshop'
import { createInstance, type i18n } from 'i18next'
import terminalDe from '../words/de.json' with { type: 'json' }
import terminalEn from '../words/en.json' with { type: 'json' }
import terminalPl from '../words/pl.json' with { type: 'json' }

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

const ENGINE_WORDS = { en, de, pl }
const GAME_WORDS = { en: await loadAllWords('en'), de: await loadAllWords('de'), pl: await loadAllWords('pl') }
const TERMINAL_WORDS = { en: terminalEn, de: terminalDe, pl: terminalPl }

/** Puts messages into a reader's language. */
export class Words {
  readonly language: Language
  private readonly i18n: i18n

  constructor(language: Language) {
    this.language = language
    this.i18n = createInstance()
    void this.i18n.init({
      lng: language,
      initAsync: false,
      resources: {
        [language]: { engine: ENGINE_WORDS[language], terminal: TERMINAL_WORDS[language], ...GAME_WORDS[language] },
      },
      // What goes to a terminal is not markup.
      interpolation: { escapeValue: false },
    })
  }

  /** What the command itself says. */
  terminal(key: string, params: Record<string, string | number>): string {
    return this.i18n.t(key, { ns: 'terminal', ...params })
  }

  /** A game's message; `seats` are the players' names. */
  say(game: string, { key, params }: Message, seats: readonly string[] = []): string {
    const filled = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, this.fill(game, value, seats)]),
    )
    return this.i18n.t(key, { ns: game, ...filled })
  }

  private fill(game: string, value: MessageParam, seats: readonly string[]): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value
    if (Array.isArray(value)) return value.map((part: Message) => this.say(game, part, seats)).join(', ')
    if ('seat' in value) return seats[value.seat] ?? String(value.seat)
    return this.say(game, value as Message, seats)
  }

  /** Why a record does not hold: the place, who did what, the clause, the code and the sentence. */
  fault(fault: RecordFault, gameId: unknown): string {
    const { clause, code } = fault
    return [this.place(fault), clause, code, this.reason(fault, gameId)].filter((part) => part).join(': ')
  }

  private place({ action, move, path }: RecordFault): string {
    const place = formatPath(path)
    if (action === null) return place
    if (move === null) return `action ${action} (${place})`
    return `action ${action} (${this.seatName(move.seat)}: ${move.text})`
  }

  private reason({ code, clause, params }: RecordFault, gameId: unknown): string {
    const game = typeof gameId === 'string' ? findGame(gameId) : undefined
    if (game === undefined || this.i18n.exists(`faults.${code}`, { ns: 'engine' })) {
      return this.i18n.t(`faults.${code}`, { ns: 'engine', ...params })
    }
    const seats = Array.from({ length: game.seats.max }, (_, seat) => this.seatName(seat))
    return this.say(game.id, game.messages.refusal({ code, clause: clause ?? '', params }), seats)
  }

  private seatName(seat: number): string {
    return this.i18n.t('seat', { ns: 'engine', seat })
  }
}
