import { fingerprint } from '@south-street/bots'
import { CARDS } from '../src/cards.ts'

export function catalogueHash(): string {
  return fingerprint(CARDS)
}
