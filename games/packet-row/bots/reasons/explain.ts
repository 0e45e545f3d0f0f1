import { type Candidate, createTeacher, type Reason, type Teacher, type Teaching, type Tried } from '@south-street/bots'
import { type Message, type MessageParam, message } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import { AREAS, CARDS, type CardIndex, cardIndex, NONE } from '../../src/cards.ts'
import { areaMessage, cardMessage, goodsMessage, moneyMessage, toMessage } from '../../src/messages.ts'
import type { PacketRow } from '../../src/types.ts'
import type { View } from '../../src/view.ts'
import { findAgainst } from './against.ts'
import { findDeliveries } from './deliveries.ts'
import { findPoints } from './points.ts'
import { findFeeding, findRivals } from './rivals.ts'
import { type Finder, lookAt } from './situation.ts'
import { findEnd, findWaiting } from './waiting.ts'

const FINDERS: readonly Finder[] = [
  findDeliveries,
  findPoints,
  findWaiting,
  findRivals,
  findEnd,
  findAgainst,
  findFeeding,
]

type Answer = Tried<Action>

/** All that could be said for the better answer and against the other one. */
export function findAll(view: View, best: Answer, other: Answer): readonly Candidate[] {
  const situation = lookAt(view, best, other)
  return situation === null ? [] : FINDERS.flatMap((find) => find(situation))
}

export const teacher: Teacher<PacketRow> = createTeacher({
  find: findAll,
  say: reasonMessage,
  likely: (_view, others) => likelyAnswer(others),
})

/** Deliver, or take the dearest card that can be paid for. */
function likelyAnswer(others: readonly Answer[]): Answer | undefined {
  const priceOf = ({ action }: Answer) => (action.type === 'take' ? CARDS[action.card]!.price : NONE)
  const dearest = others.reduce((one, other) => (priceOf(other) > priceOf(one) ? other : one))
  return others.find(({ action }) => action.type === 'deliver') ?? (priceOf(dearest) > 0 ? dearest : undefined)
}

/** Money is raised when a card asks for it: before that, holding back costs nothing. */
export function remark(_view: View, action: Action, best: Action): readonly Reason[] {
  if (action.type !== 'deliver' && action.type !== 'cash') return []
  if (best.type === action.type) return []
  const kind = `other-${action.type}-early`
  return [{ kind, about: {}, said: reasonMessage(kind, {}) }]
}

const CARD_NAMES = ['card', 'coming', 'contract', 'want']
const SUMS = ['reward', 'before', 'after', 'price', 'value']

/** What stands for a card, a place, goods, a seat or a sum becomes its name. */
function reasonMessage(kind: string, about: Parameters<Teaching<PacketRow>['say']>[1]): Message {
  const params: Record<string, MessageParam> = {}
  for (const [name, value] of Object.entries(about)) {
    if (CARD_NAMES.includes(name)) params[name] = cardMessage(cardIndex(String(value)) as CardIndex)
    else if (SUMS.includes(name)) params[name] = moneyMessage(Number(value))
    else if (name === 'seat') params[name] = { seat: Number(value) }
    else if (name === 'to') params[name] = toMessage(String(value))
    else if (name === 'good') params.goods = goodsMessage(String(value), Number(about.units))
    else if (name === 'area') params[name] = areaMessage(AREAS.indexOf(value as (typeof AREAS)[number]))
    else if (name === 'areas') params[name] = (value as readonly string[]).map((area) => message(`areas.${area}`))
    else if (name !== 'units') params[name] = value as number | Message
  }
  return message(`reasons.${kind}`, params)
}
