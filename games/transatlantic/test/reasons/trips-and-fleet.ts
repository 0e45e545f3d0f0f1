import { buying, type Kind, SHIPYARD } from './case.ts'

const NA_FULL = ['S21 1 1', 'S18 1 1', 'S17 0 1', 'S09 1 1']

/** What sailing, trading and coal bring. */
export const TRIPS: readonly Kind[] = [
  {
    kind: 'trips-now',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 1', 'S18 0 1', 'S17 0 1'] } },
      before: ['0 play base/transport'],
      best: 'transport S18 S21',
      other: 'transport S17',
    },
    not: { best: 'transport S17', other: 'transport S18 S21' },
  },
  {
    kind: 'region-bonus',
    says: {
      position: { players: 2, regions: { SA: ['S21 1 1'], NA: ['S18 0 1'] } },
      before: ['0 play base/region'],
      best: 'region SA',
      other: 'region IO',
    },
    not: { position: { players: 2, regions: { SA: ['S21 1 0'], NA: ['S18 0 1'] } } },
  },
  {
    kind: 'region-own',
    says: {
      position: { players: 2, regions: { SA: ['S21 0 1', 'S17 0 1'], NA: ['S18 0 1'] } },
      before: ['0 play base/region'],
      best: 'region SA',
      other: 'region NA',
    },
    not: { best: 'region IO' },
  },
  {
    kind: 'houses-now',
    says: {
      position: { players: 2, regions: { SA: ['S21 0 1'], NA: ['S18 0 1'], IO: ['S17 0 1'] }, houses: { SA: [2, 0] } },
      before: ['0 play base/transport'],
      best: 'transport S18 S21',
      other: 'transport S17 S18',
    },
    not: { best: 'transport S17 S18', other: 'transport S18 S21' },
  },
  {
    kind: 'trade',
    says: {
      position: { players: 2, held: [['ext/trade-a']], houses: { NA: [2, 0] } },
      best: 'play ext/trade-a',
      seen: { trade: [100] },
      other: 'play base/coal',
    },
    not: { position: { players: 2, held: [['ext/trade-a']] } },
  },
  {
    kind: 'income-more',
    says: {
      position: { players: 2 },
      best: 'play base/transport',
      seen: { pounds: [180] },
      other: 'play base/coal',
      otherSeen: { pounds: [100] },
    },
    not: { otherSeen: { pounds: [160] } },
  },
  {
    kind: 'trips-more',
    says: {
      position: { players: 2 },
      best: 'play base/coal',
      seen: { trips: [3], pounds: [120] },
      other: 'play base/invest',
      otherSeen: { trips: [1], pounds: [100] },
    },
    not: { otherSeen: { trips: [2.8], pounds: [100] } },
  },
  {
    kind: 'houses-more',
    says: { position: { players: 2 }, best: 'play base/transport', seen: { transports: [3] }, other: 'play base/coal' },
    not: { otherSeen: { transports: [2.8] } },
  },
  {
    kind: 'coal-needed',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 0', 'S18 0 0'] } },
      best: 'play base/coal',
      seen: { loaded: [2] },
      other: 'play base/invest',
    },
    not: { position: { players: 2, regions: { NA: ['S21 0 1', 'S18 0 2'] } } },
  },
  {
    kind: 'coal-more',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 1'] } },
      best: 'play base/agent',
      seen: { loaded: [3] },
      other: 'play base/invest',
    },
    not: { otherSeen: { loaded: [2] } },
  },
]

/** Why a ship is bought, and where she is sent. */
export const FLEET: readonly Kind[] = [
  {
    kind: 'buy-points',
    says: { position: buying(), before: [SHIPYARD], best: 'buy S24', seen: { ships: [4] }, other: 'buy' },
    not: { best: 'buy', other: 'buy S24' },
  },
  {
    kind: 'buy-riband',
    says: {
      position: buying({ market: ['S24', 'S30', 'S25', 'S27', 'S28', 'S29'] }),
      before: [SHIPYARD],
      best: 'buy S30',
      seen: { ships: [4] },
      other: 'buy',
    },
    not: { best: 'buy S25' },
  },
  {
    kind: 'buy-cheap',
    says: {
      position: buying({ regions: { NA: ['S32 1 1'] } }),
      before: [SHIPYARD],
      best: 'buy S30',
      seen: { ships: [2] },
      other: 'buy S25',
    },
    not: { best: 'buy S24' },
  },
  {
    kind: 'buy-income',
    says: {
      position: buying({ market: ['S24', 'S28', 'S30', 'S25', 'S27', 'S29'], regions: { NA: ['S32 1 1'] } }),
      before: [SHIPYARD],
      best: 'buy S28',
      seen: { ships: [3] },
      other: 'buy S25',
    },
    not: { best: 'buy S25', other: 'buy S28' },
  },
  {
    kind: 'buy-two',
    says: {
      position: buying({ market: ['S24', 'S28', 'S30', 'S25', 'S27', 'S29'], regions: { NA: ['S32 1 1'] } }),
      before: [SHIPYARD],
      best: 'buy S25 S27',
      seen: { ships: [8] },
      other: 'buy S25',
    },
    not: { best: 'buy S27' },
  },
  {
    kind: 'deploy-riband',
    says: { position: buying(), before: [SHIPYARD, '0 buy S30'], best: 'deploy S30 NA', other: 'deploy S30 SA' },
    not: { best: 'deploy S30 SA', other: 'deploy S30 NA' },
  },
  {
    kind: 'deploy-houses',
    says: {
      position: buying({ houses: { SA: [1, 0, 0, 0] } }),
      before: [SHIPYARD, '0 buy S25'],
      best: 'deploy S25 SA',
      other: 'deploy S25 IO',
    },
    not: { best: 'deploy S25 IO', other: 'deploy S25 SA' },
  },
  {
    kind: 'deploy-free',
    says: {
      position: buying({ regions: { NA: NA_FULL } }),
      before: [SHIPYARD, '0 buy S25'],
      best: 'deploy S25 SA',
      other: 'deploy S25 NA',
    },
    not: { other: 'deploy S25 IO' },
  },
  {
    kind: 'scrap-own',
    says: {
      position: buying({
        players: 2,
        regions: {
          NA: ['S21 1 1', 'S18 1 1', 'S17 1 1', 'S09 0 0'],
          SA: ['S23 1', 'S11 1', 'S08 1'],
          IO: ['S16 1', 'S15 1', 'S12 1'],
        },
        market: ['S24', 'S27', 'S28', 'S30', 'S32', 'S33'],
      }),
      before: [SHIPYARD, '0 buy S24'],
      best: 'deploy S24 NA',
      seen: { scrapped: [3] },
      other: 'deploy S24 SA',
    },
    not: { best: 'deploy S24 SA', other: 'deploy S24 IO' },
  },
  {
    kind: 'docks-flag',
    says: {
      position: buying({ regions: { NA: ['S21 1 1'], SA: ['S22 0 1'] } }),
      before: [SHIPYARD],
      best: 'buy',
      other: 'buy S24',
    },
    not: { position: buying({ regions: { NA: ['S21 1 1'], SA: ['S18 1 1'] } }) },
  },
]

/** What a house, a bunker or a marker is good for. */
export const SHEET: readonly Kind[] = [
  {
    kind: 'house-ships',
    says: {
      position: { players: 3, regions: { NA: ['S21 0 1'] } },
      before: ['0 play base/invest'],
      best: 'invest house NA MAIL',
      seen: { transports: [1] },
      other: 'invest marker MAIL',
    },
    not: { best: 'invest marker MAIL', other: 'invest house NA MAIL' },
  },
  {
    kind: 'house-cheap',
    says: {
      position: { players: 3, regions: { NA: ['S21 0 1'] }, markers: [{ MAIL: 5 }] },
      before: ['0 play base/invest'],
      best: 'invest house NA MAIL',
      other: 'invest none',
    },
    not: { position: { players: 3, regions: { NA: ['S21 0 1'] }, houses: { NA: [0, 1, 0] } } },
  },
  {
    kind: 'marker-column',
    says: {
      position: { players: 3, regions: { NA: ['S24 0 1'], SA: ['S19 0 1'] } },
      before: ['0 play base/invest'],
      best: 'invest marker MAIL',
      other: 'invest marker FREIGHT',
    },
    not: { best: 'invest marker FREIGHT', other: 'invest marker MAIL' },
  },
  {
    kind: 'marker-row',
    says: {
      position: { players: 3, markers: [{ RIBAND: 2, COAL: 2, FREIGHT: 2, PASSENGER: 2 }] },
      before: ['0 play base/invest'],
      best: 'invest marker MAIL',
      other: 'invest none',
    },
    not: { position: { players: 3, markers: [{ RIBAND: 2, COAL: 2, FREIGHT: 2 }] } },
  },
  {
    kind: 'marker-points',
    says: {
      position: { players: 3, markers: [{ COAL: 1 }] },
      before: ['0 play base/invest'],
      best: 'invest marker MAIL',
      other: 'invest none',
    },
    not: { position: { players: 3, markers: [{ MAIL: 2 }] } },
  },
  {
    kind: 'bunker',
    says: { position: { players: 3 }, before: ['0 play base/invest'], best: 'invest bunker', other: 'invest none' },
    not: { best: 'invest marker MAIL' },
  },
]
