import { Drawing, HOUSES, type House, houseColor } from '@south-street/ui'
import { FACES } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import styles from './face.module.css'

/** Somebody has the same face and house on everybody's screen: it follows from who they are. */
function numberOf(person: string): number {
  let sum = 0
  for (const letter of person) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return sum
}

export function houseOf(person: string): House {
  return HOUSES[numberOf(person) % HOUSES.length]!
}

interface FaceProps {
  readonly person: string
  readonly size?: 'small' | 'large' | 'largest'
}

export function Face({ person, size }: FaceProps): ReactNode {
  const portrait = FACES[Math.floor(numberOf(person) / HOUSES.length) % FACES.length]!
  return (
    <span className={styles.face} data-size={size} style={houseColor(houseOf(person))}>
      <Drawing of={`person-${portrait}`} />
    </span>
  )
}
