import { at, type Game, Malformed, quote, readInteger, readList, readMembers, readOneOf } from '@south-street/engine'
import { CARDS, readCard } from './cards.ts'
import { actionMessage, eventMessage, question, refusalMessage, viewMessages } from './messages.ts'
import { apply, legal, refuse, score } from './rules.ts'
import { check, clone, deal, MAX_PLAYERS, MIN_PLAYERS, setup } from './state.ts'
import type { Types } from './types.ts'
import { foresee, sample, view } from './view.ts'

const idOf = (card: number) => CARDS[card]!.id

export const game: Game<Types> = {
  id: 'template-game',
  rules: '1',
  seats: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  deal,
  setup,
  actor: ({ actor }) => actor,
  legal,
  refuse,
  apply,
  clone,
  view,
  sample,
  foresee,
  score,
  format: ({ type, card }) => `${type} ${idOf(card)}`,
  parse: (text) => {
    const [type, card, ...more] = text.split(' ')
    if (more.length > 0) throw new Malformed('text-unexpected', { found: quote(text) })
    return { type: readOneOf(type, ['take']), card: readCard(card) }
  },
  check,
  codec: {
    readOptions: (json) => ({
      players: at('players', () => readInteger(readMembers(json, ['players']).players, MIN_PLAYERS, MAX_PLAYERS)),
    }),
    readDeal: (json) => ({
      crates: at('crates', () => {
        const crates = readList(readMembers(json, ['crates']).crates, readCard)
        if (crates.length !== CARDS.length) {
          throw new Malformed('wrong-length', { found: crates.length, wanted: CARDS.length })
        }
        const twice = crates.find((card, i) => crates.indexOf(card) !== i)
        if (twice !== undefined) throw new Malformed('card-repeated', { found: quote(idOf(twice)) })
        return crates
      }),
    }),
    writeDeal: ({ crates }) => ({ crates: crates.map(idOf) }),
    readAction: (json) => {
      const { type, card } = readMembers(json, ['type', 'card'])
      return { type: readOneOf(type, ['take']), card: at('card', () => readCard(card)) }
    },
    writeAction: ({ type, card }) => ({ type, card: idOf(card) }),
  },
  messages: {
    action: actionMessage,
    refusal: refusalMessage,
    event: eventMessage,
    view: viewMessages,
    question,
  },
}
