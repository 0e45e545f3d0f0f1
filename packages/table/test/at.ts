import { type AnyGame, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { deadline, decide, legalTexts, type PersonCommand, type Settings, type TableRefusal } from '@south-street/table'
import { expect } from 'vitest'
import { contextFor, createdBy, PEOPLE, Walk } from './random-table.ts'

export const game: AnyGame = highCard()
export const [anna, ben, cedric, dora, emil] = PEOPLE as readonly [Person, Person, Person, Person, Person]
export const random = seededRandom('table')

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

type Person = (typeof PEOPLE)[number]

/** A table at which people ask for things. */
export class At extends Walk {
  ask(by: Person, command: PersonCommand): string | null {
    return this.run({ by, command }, random)
  }

  refusal(by: Person, command: PersonCommand): TableRefusal | null {
    return decide(game, this.table, { by, command }, contextFor(random, this.now)).refusal
  }

  /** Plays the first answer of whoever is asked. */
  play(): string | null {
    const seat = game.actor(this.table.play!.state)!
    const holder = this.table.seats[seat]!
    const by = PEOPLE.find((one) => holder.kind === 'person' && one.person === holder.person)!
    return this.ask(by, { kind: 'act', decision: this.table.play!.decision, action: this.first(seat) })
  }

  first(seat: number): string {
    return legalTexts(game, this.table, seat)[0]!
  }

  /** The clock's own word that the time is up. */
  clock(): string | null {
    return this.run({ by: null, command: { kind: 'clock', decision: this.table.play!.decision } }, random)
  }

  forget({ person }: Person): void {
    expect(this.run({ by: null, command: { kind: 'forget', person } }, random)).toBeNull()
  }

  /** Somebody's clock runs out. */
  timeOut(): void {
    this.now = deadline(game, this.table)!
    expect(this.clock()).toBeNull()
  }

  kinds(): string[] {
    return this.log.map(({ kind }) => kind)
  }
}

export function running(players = 2, settings: Partial<Settings> = {}): At {
  const at = new At(game, createdBy(game, players, settings))
  for (const person of PEOPLE.slice(0, players)) expect(at.ask(person, { kind: 'take-seat', seat: null })).toBeNull()
  expect(at.ask(anna, { kind: 'start' })).toBeNull()
  return at
}
