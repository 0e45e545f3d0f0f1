import type { CSSProperties } from 'react'
import type { House } from '../art/houses.ts'

/** Hands the colour of a house to the styles below as --house. */
export function houseColor(house: House): CSSProperties {
  return { '--house': `var(--house-${house})` } as CSSProperties
}
