import type { Area } from '../../src/cards.ts'
import { CURRENT_SPACES, FULL_SUPPLY, FUTURE_SPACES, SPACES } from '../../src/state.ts'

export function currentSpaces(area: Area, players: number): number[] {
  return Array.from({ length: FULL_SUPPLY[players]! }, (_, i) => area * SPACES + i)
}

export function futureSpaces(area: Area): number[] {
  return Array.from({ length: FUTURE_SPACES }, (_, i) => area * SPACES + CURRENT_SPACES + i)
}
