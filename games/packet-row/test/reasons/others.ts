import {
  ASSISTANT,
  at,
  BANKER,
  BRITAIN,
  C_COTTON,
  C_FRANCE,
  CAPTAIN,
  COTTON,
  EXCHANGE,
  GRAIN,
  type Kind,
  MONEY,
  SCHOOL,
  SPAIN,
  TRADER,
  take,
} from './case.ts'

/** What choosing an area brings, the end, and what is wrong with the other answer. */
export const OTHERS: readonly Kind[] = [
  {
    kind: 'wait-choose',
    says: {
      position: { players: 3, hands: [[C_COTTON]], market: { current: [GRAIN, TRADER] } },
      before: ['0 choose market', '1 pass', '2 pass'],
      best: 'pass',
      other: take(GRAIN),
    },
    not: { best: take(TRADER) },
  },
  {
    kind: 'nothing-here',
    says: {
      position: at('market', [GRAIN, 'market/goods/grain-3-at-9'], {
        hands: [[C_COTTON]],
        market: {
          current: [GRAIN, 'market/goods/grain-3-at-9'],
          future: ['market/goods/fur-3-at-8', 'market/goods/fur-3-at-9'],
        },
      }),
      best: 'pass',
      other: take(GRAIN),
    },
    not: {
      position: at('market', [GRAIN, 'market/goods/grain-3-at-9'], {
        hands: [[C_COTTON]],
        market: { current: [GRAIN, 'market/goods/grain-3-at-9'], future: [COTTON, 'market/goods/fur-3-at-9'] },
      }),
    },
  },
  {
    kind: 'choose-card',
    says: {
      position: { players: 3, hands: [[]], market: { current: [COTTON, TRADER] } },
      best: 'choose market',
      seen: { taken: { 0: { [COTTON]: 0.8 } } },
      other: 'choose docks',
      otherSeen: { taken: { 0: { [COTTON]: 0.2 } } },
    },
    not: { otherSeen: { taken: { 0: { [COTTON]: 0.7 } } } },
  },
  {
    kind: 'choose-busy',
    says: {
      position: {
        players: 3,
        hands: [[]],
        market: { current: [COTTON, TRADER] },
        docks: { current: [BRITAIN, SPAIN] },
      },
      best: 'choose docks',
      seen: { taken: { 0: { [COTTON]: 0.8 }, 1: { [BRITAIN]: 0.9 } } },
      other: 'choose market',
      otherSeen: { taken: { 0: { [COTTON]: 0.2 }, 1: { [COTTON]: 0.8 } } },
    },
    not: { seen: { taken: { 0: { [COTTON]: 0.8 }, 1: { [BRITAIN]: 0.3 } } } },
  },
  {
    kind: 'other-feeds',
    says: {
      position: { players: 3, hands: [[]], market: { current: [COTTON, TRADER] } },
      best: 'choose docks',
      other: 'choose market',
      otherSeen: { taken: { 1: { [COTTON]: 0.8 } }, money: [0, 2] },
      whyNot: true,
    },
    not: { seen: { taken: { 1: { [COTTON]: 0.8 } } } },
  },
  {
    kind: 'end-sooner',
    says: {
      position: at('market', [GRAIN, TRADER], { hands: [[C_COTTON]] }),
      best: take(TRADER),
      seen: { cards: [12, 9, 8], ended: [0.5, 0.3] },
      other: 'pass',
      otherSeen: { cards: [12, 9, 8], ended: [0.1] },
    },
    not: { seen: { cards: [8, 9, 8], ended: [0.5, 0.3] } },
  },
  {
    kind: 'end-later',
    says: {
      position: at('market', [GRAIN, TRADER], { hands: [[C_COTTON]] }),
      best: 'pass',
      seen: { cards: [6, 9, 8], ended: [0.1] },
      other: take(GRAIN),
      otherSeen: { cards: [6, 9, 8], ended: [0.9] },
    },
    not: { otherSeen: { cards: [6, 9, 8], ended: [0.2] } },
  },
  {
    kind: 'end-richest',
    says: {
      position: at('market', [GRAIN, TRADER], { hands: [[BANKER]] }),
      best: take(TRADER),
      seen: { richest: [1], ended: [0.7] },
      other: 'pass',
      otherSeen: { richest: [1], ended: [0.7] },
    },
    not: { seen: { richest: [0.8], ended: [0.7] } },
  },
  {
    kind: 'other-pass-late',
    says: {
      position: at('market', [COTTON, TRADER], { hands: [[]] }),
      best: take(COTTON),
      other: 'pass',
      otherSeen: { askedAgain: 0.1 },
      whyNot: true,
    },
    not: { otherSeen: { askedAgain: 0.6 } },
  },
  {
    kind: 'other-can-wait',
    says: {
      position: at('market', [COTTON, EXCHANGE], { hands: [[C_COTTON]], fleets: [[BRITAIN]] }),
      best: take(COTTON),
      seen: { taken: { 0: { [EXCHANGE]: 0.5 } } },
      other: take(EXCHANGE),
      whyNot: true,
    },
    not: { seen: { taken: { 0: { [EXCHANGE]: 0.2 } } } },
  },
  {
    kind: 'other-too-dear',
    says: {
      position: at('market', [COTTON, EXCHANGE], {
        hands: [[]],
        money: [20],
        guildhall: { current: [SCHOOL, ASSISTANT] },
      }),
      best: take(COTTON),
      seen: { taken: { 0: { [SCHOOL]: 0.6 } } },
      other: take(EXCHANGE),
      whyNot: true,
    },
    not: {
      position: at('market', [COTTON, EXCHANGE], {
        hands: [[]],
        money: [40],
        guildhall: { current: [SCHOOL, ASSISTANT] },
      }),
    },
  },
  {
    kind: 'other-building-dear',
    says: {
      position: at('market', [COTTON, EXCHANGE], { hands: [[]] }),
      best: take(COTTON),
      seen: { money: [6] },
      other: take(EXCHANGE),
      otherSeen: { cards: [4] },
      whyNot: true,
    },
    not: { seen: { money: [3] } },
  },
  {
    kind: 'other-ship-idle',
    says: {
      position: at('docks', [BRITAIN, SPAIN], { hands: [[C_COTTON]] }),
      best: take(BRITAIN),
      seen: { money: [2] },
      other: take(SPAIN),
      whyNot: true,
    },
    not: { position: at('docks', [BRITAIN, SPAIN], { hands: [[C_COTTON, 'guildhall/contract/fur-2-spain']] }) },
  },
  {
    kind: 'other-goods-idle',
    says: {
      position: at('market', [COTTON, GRAIN], { hands: [[C_COTTON]] }),
      best: take(COTTON),
      seen: { money: [2] },
      other: take(GRAIN),
      whyNot: true,
    },
    not: { position: at('market', [COTTON, GRAIN], { hands: [[C_COTTON, 'guildhall/contract/grain-1-spain']] }) },
  },
  {
    kind: 'other-captain-idle',
    says: {
      position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON]] }),
      best: take(BRITAIN),
      seen: { money: [2] },
      other: take(CAPTAIN),
      whyNot: true,
    },
    not: { position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON]], fleets: [[SPAIN]] }) },
  },
  {
    kind: 'other-trader-idle',
    says: {
      position: at('market', [COTTON, TRADER], { hands: [[C_COTTON]] }),
      best: take(COTTON),
      seen: { money: [2] },
      other: take(TRADER),
      whyNot: true,
    },
    not: { position: at('market', [COTTON, TRADER], { hands: [[C_COTTON, GRAIN]] }) },
  },
  {
    kind: 'other-contract-far',
    says: {
      position: at('guildhall', [C_COTTON, C_FRANCE], { hands: [[]] }),
      best: take(C_COTTON),
      seen: { money: [2] },
      other: take(C_FRANCE),
      otherSeen: { delivered: { 0: { [C_FRANCE]: 0.2 } } },
      whyNot: true,
    },
    not: { otherSeen: { delivered: { 0: { [C_FRANCE]: 0.7 } } } },
  },
  {
    kind: 'other-money-small',
    says: {
      position: at('bank', [BANKER, 'bank/money/3-1'], { hands: [[]] }),
      best: take(BANKER),
      seen: { bankers: [1] },
      other: take('bank/money/3-1'),
      whyNot: true,
    },
    not: { otherSeen: { money: [1] } },
  },
  {
    kind: 'other-banker-poor',
    says: {
      position: at('bank', [MONEY, BANKER], { hands: [[]] }),
      best: take(MONEY),
      seen: { money: [2] },
      other: take(BANKER),
      otherSeen: { richest: [0.1, 0.9] },
      whyNot: true,
    },
    not: { otherSeen: { richest: [0.7, 0.3] } },
  },
]
