import {
  ASSISTANT,
  at,
  BANKER,
  BRITAIN,
  C_COTTON,
  COTTON,
  EXCHANGE,
  GRAIN,
  type Kind,
  MONEY,
  SCHOOL,
  TRADER,
  take,
} from './case.ts'

/** What scores, what is kept from others, and what waiting brings. */
export const POINTS_AND_RIVALS: readonly Kind[] = [
  {
    kind: 'building-last',
    says: {
      position: at('market', [EXCHANGE, TRADER], { hands: [[]] }),
      best: take(EXCHANGE),
      seen: { cards: [4], ended: [0.2, 0.5] },
      other: 'pass',
      otherSeen: { money: [2] },
    },
    not: { seen: { cards: [4], ended: [0, 0.4, 0.6] } },
  },
  {
    kind: 'money',
    says: {
      position: at('bank', [MONEY, BANKER], { hands: [[]] }),
      best: take(MONEY),
      seen: { money: [3] },
      other: take(BANKER),
      otherSeen: { money: [2] },
    },
    not: { otherSeen: { money: [3] } },
  },
  {
    kind: 'banker',
    says: {
      position: at('bank', [MONEY, BANKER], { hands: [[]] }),
      best: take(BANKER),
      seen: { bankers: [1.6], richest: [0.8, 0.2] },
      other: take(MONEY),
    },
    not: { seen: { bankers: [0.8], richest: [0.4, 0.6] } },
  },
  {
    kind: 'banker-second',
    says: {
      position: { ...at('bank', [MONEY, BANKER, 'bank/vp/orphanage'], { hands: [[]] }), players: 4 },
      best: take(BANKER),
      seen: { bankers: [0.9], richest: [0.1, 0.9] },
      other: take(MONEY),
    },
    not: { position: at('bank', [MONEY, BANKER], { hands: [[]] }) },
  },
  {
    kind: 'richest-more',
    says: {
      position: at('bank', [MONEY, 'bank/banker/2'], { hands: [[BANKER]] }),
      best: take(MONEY),
      seen: { bankers: [1.8], richest: [0.9] },
      other: 'pass',
      otherSeen: { bankers: [1], richest: [0.5] },
    },
    not: { position: at('bank', [MONEY, BANKER], { hands: [[]] }) },
  },
  {
    kind: 'deliver-to-pay',
    says: {
      position: at('market', [EXCHANGE, TRADER], { hands: [[C_COTTON, COTTON]], fleets: [[BRITAIN]], money: [5] }),
      best: `deliver ${C_COTTON} aboard ${BRITAIN} carrying ${COTTON}`,
      seen: { taken: { 0: { [EXCHANGE]: 1 } } },
      other: 'pass',
    },
    not: { seen: { taken: { 0: { [EXCHANGE]: 0.9 } } } },
  },
  {
    kind: 'cash-to-pay',
    says: {
      position: at('market', [EXCHANGE, TRADER], { hands: [[MONEY]], money: [12] }),
      best: `cash ${MONEY}`,
      seen: { taken: { 0: { [EXCHANGE]: 1 } } },
      other: 'pass',
    },
    not: { position: at('market', [EXCHANGE, TRADER], { hands: [[MONEY]], money: [17] }) },
  },
  {
    kind: 'assistant-next',
    says: {
      position: at('guildhall', [ASSISTANT, SCHOOL], {
        hands: [[C_COTTON]],
        fleets: [[BRITAIN]],
        market: { future: [COTTON, TRADER] },
      }),
      best: take(ASSISTANT),
      seen: { taken: { 0: { [COTTON]: 0.7 } } },
      other: take(SCHOOL),
    },
    not: { otherSeen: { taken: { 0: { [COTTON]: 0.7 } } } },
  },
  {
    kind: 'deny-card',
    says: {
      position: at('market', [COTTON, TRADER], { hands: [[]] }),
      best: take(COTTON),
      other: 'pass',
      otherSeen: { taken: { 1: { [COTTON]: 0.8 } }, money: [0, 2] },
    },
    not: { otherSeen: { taken: { 1: { [COTTON]: 0.4 } }, money: [0, 2] } },
  },
  {
    kind: 'assistant-now',
    says: {
      position: at('market', [TRADER, EXCHANGE], {
        hands: [[ASSISTANT]],
        market: { current: [TRADER, EXCHANGE], future: [COTTON, GRAIN] },
      }),
      best: `take ${COTTON} with ${ASSISTANT}`,
      other: 'pass',
      otherSeen: { taken: { 1: { [COTTON]: 0.7 } } },
    },
    not: { otherSeen: {} },
  },
  {
    kind: 'deny-delivery',
    says: {
      position: at('market', [COTTON, TRADER], { hands: [[], [C_COTTON]] }),
      best: take(COTTON),
      seen: { delivered: { 1: { [C_COTTON]: 0.3 } } },
      other: 'pass',
      otherSeen: { delivered: { 1: { [C_COTTON]: 0.8 } } },
    },
    // A starting contract is none that the seat has seen.
    not: {
      position: at('market', [COTTON, TRADER], { hands: [[], ['start/contract/cotton-3-france']] }),
      seen: { delivered: { 1: { 'start/contract/cotton-3-france': 0.3 } } },
      otherSeen: { delivered: { 1: { 'start/contract/cotton-3-france': 0.8 } } },
    },
  },
  {
    kind: 'deny-richest',
    says: {
      position: at('bank', [MONEY, 'bank/banker/2'], { hands: [[], [BANKER]] }),
      best: take(MONEY),
      seen: { richest: [0.5, 0.5], bankers: [0, 1] },
      other: 'pass',
      otherSeen: { richest: [0.1, 0.9], bankers: [0, 1.8] },
    },
    not: { position: at('bank', [MONEY, BANKER], { hands: [[], []] }) },
  },
  {
    kind: 'ends-round',
    says: {
      position: { players: 3, hands: [[]], market: { current: [COTTON, TRADER] } },
      before: ['0 choose market', '1 pass', '2 pass'],
      best: take(COTTON),
      other: 'pass',
      otherSeen: { money: [0, 1, 0] },
    },
    not: { other: take(TRADER) },
  },
  {
    kind: 'wait-card',
    says: {
      position: at('market', [GRAIN, TRADER], { hands: [[]], bank: { current: [MONEY, BANKER] } }),
      best: 'pass',
      seen: { taken: { 0: { [MONEY]: 0.8 } } },
      other: take(TRADER),
    },
    not: { otherSeen: { taken: { 0: { [MONEY]: 0.7 } } } },
  },
  {
    kind: 'wait-money',
    says: {
      position: at('market', [GRAIN, TRADER], { hands: [[]], money: [6], guildhall: { current: [SCHOOL, ASSISTANT] } }),
      best: 'pass',
      seen: { taken: { 0: { [SCHOOL]: 0.8 } } },
      other: take(GRAIN),
    },
    not: {
      position: at('market', [GRAIN, TRADER], {
        hands: [[]],
        money: [20],
        guildhall: { current: [SCHOOL, ASSISTANT] },
      }),
    },
  },
  {
    kind: 'wait-again',
    says: {
      position: at('market', [GRAIN, TRADER], { hands: [[C_COTTON]] }),
      best: 'pass',
      seen: { askedAgain: 0.9 },
      other: take(GRAIN),
    },
    not: { seen: { askedAgain: 0.4 } },
  },
]
