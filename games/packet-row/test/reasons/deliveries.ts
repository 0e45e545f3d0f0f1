import {
  ASSISTANT,
  at,
  BRITAIN,
  C_COTTON,
  C_FRANCE,
  C_FUR,
  CAPTAIN,
  COTTON,
  delivers,
  EXCHANGE,
  FRANCE,
  GOLD,
  GRAIN,
  type Kind,
  ONE_COTTON,
  SPAIN,
  TRADER,
  TWO_COTTON,
  take,
} from './case.ts'

/** What a card adds to a delivery. */
export const DELIVERIES: readonly Kind[] = [
  {
    kind: 'deliver-now',
    says: {
      position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON, COTTON]] }),
      best: take(BRITAIN),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON, TWO_COTTON]] }) },
  },
  {
    kind: 'deliver-more',
    says: {
      position: at('market', [COTTON, TRADER], {
        hands: [[C_COTTON, C_FUR, 'market/goods/fur-1-at-2']],
        fleets: [[BRITAIN]],
      }),
      best: take(COTTON),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { seen: {}, otherSeen: {} },
  },
  {
    kind: 'captain-turns',
    says: {
      position: at('docks', [CAPTAIN, GOLD], { hands: [[C_COTTON, COTTON]], fleets: [[SPAIN]] }),
      best: take(CAPTAIN),
      seen: delivers(C_COTTON),
      other: take(GOLD),
    },
    not: { position: at('docks', [CAPTAIN, GOLD], { hands: [[C_COTTON, TWO_COTTON]], fleets: [[SPAIN]] }) },
  },
  {
    kind: 'trader-turns',
    says: {
      position: at('market', [TRADER, EXCHANGE], { hands: [[C_COTTON, GRAIN]], fleets: [[BRITAIN]] }),
      best: take(TRADER),
      seen: delivers(C_COTTON),
      other: take(EXCHANGE),
    },
    not: { position: at('market', [TRADER, EXCHANGE], { hands: [[C_COTTON, GRAIN]], fleets: [[FRANCE]] }) },
  },
  {
    kind: 'gold-fills',
    says: {
      position: at('docks', [GOLD, CAPTAIN], { hands: [[C_COTTON, TWO_COTTON]], fleets: [[BRITAIN]] }),
      best: take(GOLD),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('docks', [GOLD, CAPTAIN], { hands: [[C_COTTON, ONE_COTTON]], fleets: [[BRITAIN]] }) },
  },
  {
    kind: 'contract-ready',
    says: {
      position: at('guildhall', [C_COTTON, ASSISTANT], { hands: [[COTTON]], fleets: [[BRITAIN]] }),
      best: take(C_COTTON),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('guildhall', [C_COTTON, ASSISTANT], { hands: [[TWO_COTTON]], fleets: [[BRITAIN]] }) },
  },
  {
    kind: 'ship-captain',
    says: {
      position: at('docks', [SPAIN, GOLD], { hands: [[C_COTTON, CAPTAIN]] }),
      best: take(SPAIN),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('docks', [SPAIN, GOLD], { hands: [[C_COTTON]] }) },
  },
  {
    kind: 'ship-many',
    says: {
      position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON, C_FUR]] }),
      best: take(BRITAIN),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON, C_FRANCE]] }) },
  },
  {
    kind: 'ship-goods-next',
    says: {
      position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON]], market: { future: [COTTON, TRADER] } }),
      best: take(BRITAIN),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: {
      position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON]], market: { future: [TWO_COTTON, TRADER] } }),
    },
  },
  {
    kind: 'ship-for',
    says: {
      position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_COTTON]], market: { future: [GRAIN, TRADER] } }),
      best: take(BRITAIN),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('docks', [BRITAIN, CAPTAIN], { hands: [[C_FRANCE]], market: { future: [GRAIN, TRADER] } }) },
  },
  {
    kind: 'goods-many',
    says: {
      position: at('market', [ONE_COTTON, TRADER], { hands: [[C_COTTON, C_FRANCE]] }),
      best: take(ONE_COTTON),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('market', [ONE_COTTON, TRADER], { hands: [[C_COTTON, C_FUR]] }) },
  },
  {
    kind: 'goods-trader',
    says: {
      position: at('market', [GRAIN, EXCHANGE], { hands: [[C_COTTON, TRADER]] }),
      best: take(GRAIN),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('market', [GRAIN, EXCHANGE], { hands: [[C_COTTON]] }) },
  },
  {
    kind: 'goods-for',
    says: {
      position: at('market', [TWO_COTTON, TRADER], { hands: [[C_COTTON]], fleets: [[BRITAIN]] }),
      best: take(TWO_COTTON),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('market', [TWO_COTTON, TRADER], { hands: [[C_COTTON]], fleets: [[SPAIN]] }) },
  },
  {
    kind: 'goods-no-ship',
    says: {
      position: at('market', [COTTON, TRADER], { hands: [[C_COTTON]] }),
      best: take(COTTON),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('market', [TWO_COTTON, TRADER], { hands: [[C_COTTON]] }), best: take(TWO_COTTON) },
  },
  {
    kind: 'contract-shares',
    says: {
      position: at('guildhall', [C_FUR, ASSISTANT], { hands: [[C_COTTON]] }),
      best: take(C_FUR),
      seen: delivers(C_FUR),
      other: 'pass',
    },
    not: { position: at('guildhall', [C_FUR, ASSISTANT], { hands: [[C_FRANCE]] }) },
  },
  {
    kind: 'contract-ship',
    says: {
      position: at('guildhall', [C_FUR, ASSISTANT], { hands: [[]], fleets: [[BRITAIN]] }),
      best: take(C_FUR),
      seen: delivers(C_FUR),
      other: 'pass',
    },
    not: { position: at('guildhall', [C_FUR, ASSISTANT], { hands: [[]], fleets: [[SPAIN]] }) },
  },
  {
    kind: 'contract-goods',
    says: {
      position: at('guildhall', [C_COTTON, ASSISTANT], { hands: [[COTTON]] }),
      best: take(C_COTTON),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('guildhall', [C_COTTON, ASSISTANT], { hands: [[TWO_COTTON]] }) },
  },
  {
    kind: 'contract-likely',
    says: {
      position: at('guildhall', [C_COTTON, ASSISTANT], { hands: [[]] }),
      best: take(C_COTTON),
      seen: delivers(C_COTTON, 0.7),
      other: 'pass',
    },
    not: { seen: delivers(C_COTTON, 0.5) },
  },
  {
    kind: 'gold-for',
    says: {
      position: at('docks', [GOLD, CAPTAIN], { hands: [[C_COTTON]], fleets: [[BRITAIN]] }),
      best: take(GOLD),
      seen: delivers(C_COTTON),
      other: 'pass',
    },
    not: { position: at('docks', [GOLD, CAPTAIN], { hands: [[C_COTTON]], fleets: [[SPAIN]] }) },
  },
  {
    kind: 'building',
    says: {
      position: at('market', [EXCHANGE, TRADER], { hands: [[]] }),
      best: take(EXCHANGE),
      seen: { cards: [4], money: [1] },
      other: 'pass',
      otherSeen: { money: [2] },
    },
    not: { otherSeen: { cards: [3], money: [3] } },
  },
]
