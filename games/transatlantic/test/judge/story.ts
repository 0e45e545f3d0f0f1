import catalogue from '../../src/cards.json' with { type: 'json' }

export interface Company {
  money: number
  hand: string[]
  stack: string[]
  tile: boolean
  /** Active, stored or displaced. */
  ships: string[]
  buildings: string[]
  markers: Record<string, number>
  houses: Record<string, number>
  transports: number
  scrapped: number
}

export interface Question {
  readonly seat: number
  readonly answers: Answer[]
  /** Asked even where there is only one answer. */
  readonly always?: boolean
}

export type Answer = { readonly type: string } & Record<string, unknown>
export type Story<Result = void> = Generator<Question, Result, Answer>

export interface Printed {
  id: string
  seq?: number
  kind?: string
  flag?: string
  price?: number
  income?: number
  speed?: number
  tonnage?: number
  passengers?: number
}

const PRINTED = new Map<string, Printed>([...catalogue.ships, ...catalogue.headquarters].map((one) => [one.id, one]))
export const FLAGS = ['RIBAND', 'COAL', 'FREIGHT', 'MAIL', 'PASSENGER']
export const GOODS = ['FREIGHT', 'MAIL', 'PASSENGER']
export const print = (id: string): Printed => PRINTED.get(id)!
export const isSteam = (id: string): boolean => id.startsWith('S')
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

export function subsets<T>(items: readonly T[]): T[][] {
  return items.length === 0 ? [[]] : subsets(items.slice(1)).flatMap((rest) => [rest, [items[0]!, ...rest]])
}

/** All ways to spread so many coal over ships with room. */
export function spreads(ships: readonly string[], room: (ship: string) => number, cubes: number): string[][] {
  if (ships.length === 0) return cubes === 0 ? [[]] : []
  const [first, ...rest] = ships
  const found: string[][] = []
  for (let given = 0; given <= Math.min(cubes, room(first!)); given++) {
    for (const others of spreads(rest, room, cubes - given))
      found.push([...Array<string>(given).fill(first!), ...others])
  }
  return found
}

export interface Told {
  readonly options: { players: number; president: boolean; compensation: boolean }
  readonly deal: { sailingShips: string[]; shipStack: string[]; extensionDeck: string[]; money?: number[] }
  readonly actions: ({ seat: number } & Answer)[]
  readonly result: unknown
}
