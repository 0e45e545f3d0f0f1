import { CARDS, type CardIndex } from '../../src/cards.ts'
import type { Event } from '../../src/events.ts'
import { score } from '../../src/score.ts'
import { STARTING_MONEY } from '../../src/state.ts'

/** What one house did in a whole game. */
export interface Account {
  readonly contracts: number
  readonly delivered: number
  readonly best: number
  readonly built: number
  /** Rounds in which it took nothing. */
  readonly idle: number
  /** Its money at the start and at the end of every round. */
  readonly money: readonly number[]
  /** What it would have scored then. */
  readonly points: readonly number[]
}

export interface LastDelivery {
  readonly contracts: readonly CardIndex[]
  readonly reward: number
  readonly cashed: number
}

interface Draft {
  contracts: number
  delivered: number
  best: number
  built: number
  taken: number
  purse: number
  money: number[]
  points: number[]
  /** The cards that are worth points at the end. */
  kept: CardIndex[]
}

/** Enters the end of a round, or of the game, which takes the place of the last round's. */
function strikeBalance(drafts: readonly Draft[], place: number): void {
  const scores = score({
    players: drafts.length,
    hands: drafts.map(({ kept }) => kept),
    money: drafts.map(({ purse }) => purse),
  })
  for (const [seat, draft] of drafts.entries()) {
    draft.money[place] = draft.purse
    draft.points[place] = scores[seat]!.total
  }
}

/** Adds a game up from what was told of it. */
export function readLedger(history: readonly Event[], players: number): readonly Account[] {
  const drafts = Array.from(
    { length: players },
    (): Draft => ({
      contracts: 0,
      delivered: 0,
      best: 0,
      built: 0,
      taken: 0,
      purse: STARTING_MONEY,
      money: [],
      points: [],
      kept: [],
    }),
  )
  let rounds = 0
  strikeBalance(drafts, rounds)
  for (const event of history) {
    switch (event.type) {
      case 'took':
        enterTaking(drafts[event.seat]!, event.card, event.price)
        break
      case 'cashed':
        drafts[event.seat]!.purse += event.value
        break
      case 'delivered':
        enterDelivery(drafts[event.seat]!, event.delivery.contracts.length, event.reward)
        break
      case 'round-ended':
        strikeBalance(drafts, ++rounds)
        break
      case 'settled': {
        const draft = drafts[event.seat]!
        if (event.delivery !== null) enterDelivery(draft, event.delivery.contracts.length, event.reward)
        draft.purse += event.value
        strikeBalance(drafts, rounds)
      }
    }
  }
  return drafts.map(({ taken, purse: _, kept: __, ...account }) => ({ ...account, idle: rounds - taken }))
}

function enterTaking(draft: Draft, card: CardIndex, price: number): void {
  draft.taken++
  draft.purse -= price
  const { kind } = CARDS[card]!
  if (kind === 'vp' || kind === 'banker') draft.kept.push(card)
  if (kind === 'vp') draft.built += price
}

function enterDelivery(draft: Draft, contracts: number, reward: number): void {
  draft.contracts += contracts
  draft.delivered += reward
  draft.best = Math.max(draft.best, reward)
  draft.purse += reward
}

export function readLastDeliveries(history: readonly Event[], players: number): readonly LastDelivery[] {
  const last: LastDelivery[] = Array.from({ length: players }, () => ({ contracts: [], reward: 0, cashed: 0 }))
  for (const event of history) {
    if (event.type !== 'settled') continue
    last[event.seat] = { contracts: event.delivery?.contracts ?? [], reward: event.reward, cashed: event.value }
  }
  return last
}
