import { buying, type Kind, SHIPYARD } from './case.ts'

const HELD = ['base/transport', 'base/coal', 'base/invest']

/** Why a card is played, taken or copied now. */
export const CARDS: readonly Kind[] = [
  {
    kind: 'shipyard-ship',
    says: {
      position: buying(),
      best: 'play base/shipyard',
      seen: { bought: { 0: { S24: 0.9 } } },
      other: 'play base/coal',
    },
    not: { seen: { bought: { 0: { S24: 0.3 } } } },
  },
  {
    kind: 'director',
    says: { position: { players: 2, stacks: [HELD] }, best: 'play base/director', other: 'play base/region' },
    not: { best: 'play base/shipyard' },
  },
  {
    kind: 'director-hand',
    says: {
      position: { players: 2, stacks: [[...HELD, 'base/agent', 'base/region']] },
      best: 'play base/director',
      other: 'play base/shipyard',
    },
    not: { position: { players: 2, stacks: [HELD] } },
  },
  {
    kind: 'deny-card',
    says: {
      position: { players: 2, stacks: [HELD], display: ['ext/cargo-a', 'ext/trade-a', 'ext/fleet-a'] },
      before: ['0 play base/director'],
      best: 'take ext/trade-a',
      other: 'take ext/fleet-a',
      otherSeen: { taken: { 1: { 'ext/trade-a': 0.8 } } },
    },
    not: { otherSeen: { taken: { 1: { 'ext/trade-a': 0.3 } } } },
  },
  {
    kind: 'take-oldest',
    says: {
      position: { players: 2, stacks: [HELD], display: ['ext/cargo-a', 'ext/trade-a', 'ext/fleet-a'] },
      before: ['0 play base/director'],
      best: 'take ext/cargo-a',
      other: 'take ext/fleet-a',
    },
    not: { best: 'take ext/trade-a' },
  },
  {
    kind: 'copy-keeps',
    says: {
      position: { players: 2, stacks: [[], ['base/coal']] },
      before: ['0 play base/agent'],
      best: 'copy 1',
      other: 'copy nothing',
    },
    not: { position: { players: 2, stacks: [['base/coal'], ['base/coal']] } },
  },
  {
    kind: 'copy-lends',
    says: {
      position: { players: 2, stacks: [[], ['ext/trade-a']] },
      before: ['0 play base/agent'],
      best: 'copy 1',
      other: 'copy nothing',
    },
    not: { position: { players: 2, stacks: [[], ['base/coal']] } },
  },
  {
    kind: 'tile-last',
    says: {
      position: { players: 2, round: 9, lastRound: 9, stacks: [[], ['base/coal']] },
      best: 'tile',
      other: 'play base/coal',
    },
    not: { position: { players: 2, stacks: [[], ['base/coal']] } },
  },
  {
    kind: 'end-cash',
    says: {
      position: { players: 2, round: 9, lastRound: 9 },
      best: 'play base/transport',
      seen: { cash: [3] },
      other: 'play base/coal',
      otherSeen: { cash: [1] },
    },
    not: { position: { players: 2 } },
  },
  {
    kind: 'fleet-points',
    says: {
      position: { players: 2 },
      best: 'play base/shipyard',
      seen: { ships: [9] },
      other: 'play base/coal',
      otherSeen: { ships: [5] },
    },
    not: { otherSeen: { ships: [8.5] } },
  },
  {
    kind: 'row-points',
    says: {
      position: { players: 2 },
      best: 'play base/invest',
      seen: { rows: [9] },
      other: 'play base/coal',
      otherSeen: { rows: [6] },
    },
    not: { otherSeen: { rows: [8.5] } },
  },
  {
    kind: 'flag-points',
    says: {
      position: { players: 2 },
      best: 'play base/invest',
      seen: { flagPoints: { 0: { MAIL: 9 } } },
      other: 'play base/coal',
      otherSeen: { flagPoints: { 0: { MAIL: 5 } } },
    },
    not: { otherSeen: { flagPoints: { 0: { MAIL: 8 } } } },
  },
]

/** What is kept from rivals, and what is wrong with the other answer. */
export const OTHERS: readonly Kind[] = [
  {
    kind: 'deny-ship',
    says: {
      position: buying(),
      before: [SHIPYARD],
      best: 'buy S24',
      other: 'buy S25',
      otherSeen: { bought: { 1: { S24: 0.8 } } },
    },
    not: { otherSeen: { bought: { 1: { S24: 0.3 } } } },
  },
  {
    kind: 'displaces',
    says: {
      position: buying({ regions: { NA: ['S21 0 1', 'S18 0 1', 'S17 0 1', 'S09 1 1'] } }),
      before: [SHIPYARD, '0 buy S25'],
      best: 'deploy S25 NA',
      other: 'deploy S25 SA',
    },
    not: { best: 'deploy S25 IO' },
  },
  {
    kind: 'deny-points',
    says: {
      position: { players: 2, regions: { SA: ['S21 0 1'], NA: ['S18 1 1'] } },
      before: ['0 play base/region'],
      best: 'region SA',
      other: 'region NA',
      otherSeen: { ships: [0, 9] },
    },
    not: { best: 'region NA', other: 'region SA' },
  },
  {
    kind: 'other-pushes-own',
    says: {
      position: buying({ regions: { NA: ['S21 1 1', 'S18 1 1', 'S17 1 1', 'S09 0 1'] } }),
      before: [SHIPYARD, '0 buy S25'],
      best: 'deploy S25 SA',
      other: 'deploy S25 NA',
      whyNot: true,
    },
    not: { other: 'deploy S25 IO' },
  },
  {
    kind: 'other-exposes',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 1'] } },
      best: 'play base/transport',
      other: 'play base/coal',
      otherSeen: { displaced: { 0: { S21: 0.9 } } },
      whyNot: true,
    },
    not: { seen: { displaced: { 0: { S21: 0.8 } } } },
  },
  {
    kind: 'other-feeds',
    says: {
      position: { players: 2, regions: { SA: ['S21 0 1'], NA: ['S18 1 1', 'S17 0 1'] } },
      before: ['0 play base/region'],
      best: 'region SA',
      other: 'region NA',
      whyNot: true,
    },
    not: { best: 'region NA', other: 'region SA' },
  },
  {
    kind: 'other-coal-lost',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 2'] } },
      best: 'play base/invest',
      other: 'play base/coal',
      otherSeen: { lost: [1] },
      whyNot: true,
    },
    not: { position: { players: 2, regions: { NA: ['S21 0 0'] } } },
  },
  {
    kind: 'other-no-coal',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 0'] } },
      best: 'play base/coal',
      other: 'play base/transport',
      whyNot: true,
    },
    not: { position: { players: 2, regions: { NA: ['S21 0 1'] } } },
  },
  {
    kind: 'other-one-ship',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 1', 'S18 0 0'] } },
      best: 'play base/coal',
      other: 'play base/transport',
      whyNot: true,
    },
    not: { position: { players: 2, regions: { NA: ['S21 0 1', 'S18 0 1'] } } },
  },
  {
    kind: 'other-coal-full',
    says: {
      position: { players: 2, regions: { NA: ['S21 0 3'] } },
      best: 'play base/transport',
      other: 'play base/coal',
      whyNot: true,
    },
    not: { position: { players: 2, regions: { NA: ['S21 0 2'] } } },
  },
  {
    kind: 'other-no-captain',
    says: {
      position: {
        players: 4,
        regions: {
          NA: ['S21 0 1', 'S18 0', 'S17 0', 'S16 0'],
          SA: ['S15 0', 'S14 0', 'S13 0'],
          IO: ['S12 0', 'S11 0'],
        },
      },
      best: 'play base/transport',
      other: 'play base/shipyard',
      whyNot: true,
    },
    not: { position: { players: 4, regions: { NA: ['S21 0 1'] } } },
  },
  {
    kind: 'other-buys-nothing',
    says: { position: buying(), before: [SHIPYARD], best: 'buy S25', other: 'buy', whyNot: true },
    not: { other: 'buy S24' },
  },
  {
    kind: 'other-invests-nothing',
    says: {
      position: { players: 3 },
      before: ['0 play base/invest'],
      best: 'invest bunker',
      other: 'invest none',
      whyNot: true,
    },
    not: { other: 'invest marker MAIL' },
  },
  {
    kind: 'other-can-wait',
    says: {
      position: buying(),
      before: [SHIPYARD],
      best: 'buy S24',
      seen: { bought: { 0: { S25: 0.7 } } },
      other: 'buy S25',
      whyNot: true,
    },
    not: { seen: { bought: { 0: { S25: 0.2 } } } },
  },
  {
    kind: 'other-director-early',
    says: {
      position: { players: 2, stacks: [HELD] },
      best: 'play base/region',
      other: 'play base/director',
      whyNot: true,
    },
    not: { position: { players: 2, stacks: [[...HELD, 'base/agent']] } },
  },
]
