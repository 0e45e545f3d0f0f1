import { readRecord } from '@south-street/engine'
import { CARDS, packetRow, readCard, type State } from '@south-street/packet-row'
import type { Phrase, PhraseParam } from '@south-street/ui'
import { describe, expect, test } from 'vitest'
import { explain, listCards } from '../../ui/help/explain.ts'
import { alike, countUnseen } from '../../ui/help/where.ts'
import { act, arrange } from '../arrange.ts'
import golden from '../golden/4-seats.ndjson?raw'

const text = (param: PhraseParam): string => {
  if (typeof param !== 'object') return String(param)
  if (Array.isArray(param)) return param.map((one: Phrase) => plain(one)).join(' + ')
  return 'seat' in param ? `seat ${param.seat}` : plain(param as Phrase)
}

/** A phrase as its key and what goes into it. */
function plain({ key, params }: Phrase): string {
  if (key === 'money') return `$${params.amount}`
  const said = Object.entries(params).map(([name, param]) => `${name}: ${text(param)}`)
  return said.length === 0 ? key : `${key} (${said.join(', ')})`
}

function helpOf(state: State, card: string, viewer: number | null = 0) {
  return explain(card, { view: packetRow.view(state, viewer), tellsNow: true, mayAct: true })!
}

/** What is said to the viewer now. */
const facts = (state: State, card: string) => helpOf(state, card).now!.facts.map(plain)

const FRANCE = 'docks/ship/france-1'
const SPAIN = 'docks/ship/spain-1'
const GRAIN_3_FRANCE = 'guildhall/contract/grain-3-france'
const GRAIN_3 = 'market/goods/grain-3-at-9'
const GRAIN_2 = 'market/goods/grain-2-at-5'

/** The viewer holds these, and one more card lies in the supply. */
function table(hand: readonly string[], fleet: readonly string[], more: string, money = 25): State {
  const area = more.slice(0, more.indexOf('/'))
  const asking = { area: area as 'market', seat: 0 }
  const supply = { [area]: { current: [more] } }
  return arrange({ players: 4, hands: [hand], fleets: [fleet], money: [money], harbourMaster: 3, asking, ...supply })
}

describe('cards that are shown as a sum', () => {
  const state = table([], [], GRAIN_3)
  const shown = (...ids: string[]) => {
    const { title, sign, does, now, price, take, count } = helpOf(state, ids.join(' '))
    expect([now, price, take, count]).toEqual([null, null, null, null])
    return [plain(title), sign, plain(does)]
  }

  test('are added up, and say what each of them does', () => {
    expect(shown(GRAIN_3, GRAIN_2)).toEqual(['units.grain (count: 5)', 'badge-grain', 'help.does.goods'])
    expect(shown('docks/gold/single-1', 'docks/gold/double-1')[0]).toBe('units.gold (count: 3)')
    expect(shown('bank/money/3-1', 'bank/money/4-1')[0]).toBe('$7')
    expect(shown('docks/captain/1', 'docks/captain/2')).toEqual(['face.captain', 'person-captain', 'help.does.captain'])
  })

  test('have the points of all buildings', () => {
    const [one, other] = CARDS.filter(({ kind }) => kind === 'vp')
    const points = one!.points + other!.points
    expect(shown(one!.id, other!.id).slice(0, 2)).toEqual([`board.points (count: ${points})`, `rosette-${points}`])
  })
})

describe('a contract says', () => {
  const offered = (hand: string[], fleet: string[]) => facts(table(hand, fleet, GRAIN_3_FRANCE), GRAIN_3_FRANCE)
  const missing = (units: number) => `to: to.france, goods: units.grain (count: ${units})`

  test('that it can be delivered, and which helpers that takes', () => {
    expect(offered([GRAIN_3], [FRANCE])).toEqual(['help.contract-ready'])
    expect(offered([GRAIN_3, 'docks/captain/1'], [SPAIN])).toEqual([
      'help.contract-ready',
      'help.helpers-used (helpers: cards.captain)',
    ])
  })

  test('which goods are missing, gold counted, and whether there is a ship', () => {
    expect(offered([], [FRANCE])).toEqual([`help.contract-has-ship (${missing(3)})`])
    expect(offered([GRAIN_2], [FRANCE])).toEqual([`help.contract-has-ship (${missing(1)})`])
    expect(offered(['docks/gold/double-1'], [])).toEqual([`help.contract-no-ship (${missing(1)})`])
    expect(offered([GRAIN_2, 'docks/captain/1'], [SPAIN])).toEqual([`help.contract-captain-ship (${missing(1)})`])
    expect(offered([GRAIN_3], [SPAIN])).toEqual([`help.contract-only-ship (${missing(0)})`])
  })

  test('the same of one’s own, and its sum: ship, goods, reward', () => {
    const state = table([GRAIN_3_FRANCE], [FRANCE], GRAIN_2)
    expect(facts(state, GRAIN_3_FRANCE)).toEqual([`help.contract-has-ship (${missing(3)})`])
    expect(helpOf(state, GRAIN_3_FRANCE).now!.sum).toEqual([
      { sign: 'ensign-france' },
      { mark: 'check' },
      { mark: 'plus' },
      { number: 3 },
      { sign: 'badge-grain' },
      { mark: 'arrow' },
      { gain: { key: 'help.gain', params: { money: { key: 'money', params: { amount: 25 } } } } },
    ])
  })
})

describe('a ship says', () => {
  test('what could be delivered with her, or which contracts she serves, or nothing', () => {
    expect(facts(table([GRAIN_3_FRANCE, GRAIN_3], [], FRANCE), FRANCE)).toEqual(['help.delivery-first (after: $25)'])
    expect(facts(table([GRAIN_3_FRANCE], [], FRANCE), FRANCE)).toEqual([
      'help.ship-contracts (count: 1, to: to.france, reward: $25)',
    ])
    expect(facts(table([GRAIN_3_FRANCE], [], SPAIN), SPAIN)).toEqual([])
  })
})

describe('goods and gold say', () => {
  test('what could be delivered with them, and what one keeps', () => {
    const state = table([GRAIN_3_FRANCE], [FRANCE], GRAIN_3)
    expect(facts(state, GRAIN_3)).toEqual(['help.delivery-first (after: $25)', 'help.kept (kept: $16)'])
  })

  test('how much of it contracts ask for, and how much one has without it', () => {
    expect(facts(table([GRAIN_3_FRANCE, GRAIN_2], [], GRAIN_3), GRAIN_3)).toEqual([
      'help.goods-needed (goods: units.grain (count: 3), held: 2)',
      'help.kept (kept: $16)',
    ])
    expect(facts(table([GRAIN_3_FRANCE], [], 'market/goods/fur-1-at-2'), 'market/goods/fur-1-at-2')).toEqual([])
  })

  test('what contracts lack, where gold alone does not do', () => {
    expect(facts(table([GRAIN_3_FRANCE], [FRANCE], 'docks/gold/single-1'), 'docks/gold/single-1')[0]).toBe(
      'help.gold-lacking (goods: units.grain (count: 3))',
    )
  })
})

describe('helpers say', () => {
  test('a captain, which ship it could turn', () => {
    expect(facts(table([GRAIN_3_FRANCE, GRAIN_3], [SPAIN], 'docks/captain/1'), 'docks/captain/1')).toEqual([
      'help.captain-turns (own: to.spain, to: to.france)',
      'help.delivery-first (after: $25)',
    ])
    expect(facts(table([GRAIN_3_FRANCE], [SPAIN], 'docks/captain/1'), 'docks/captain/1')).toEqual([])
  })

  test('a trader, which goods', () => {
    const hand = [GRAIN_3_FRANCE, 'market/goods/fur-3-at-8']
    expect(facts(table(hand, [FRANCE], 'market/trader/1'), 'market/trader/1')).toEqual([
      'help.trader-turns (goods: units.fur (count: 3), good: goods.grain)',
      'help.delivery-first (after: $25)',
    ])
  })

  test('an assistant, what it would reach among the coming cards', () => {
    const state = arrange({
      players: 3,
      hands: [[GRAIN_3_FRANCE]],
      fleets: [[FRANCE]],
      harbourMaster: 2,
      asking: { area: 'guildhall', seat: 0 },
      guildhall: { current: ['guildhall/assistant/1'] },
      market: { future: [GRAIN_3] },
    })
    const reach = `card: units.grain (count: 3), area: areas.market, after: $25`
    expect(facts(state, 'guildhall/assistant/1')).toEqual([`help.assistant-reaches (${reach})`])
  })

  test('PR-9.3, PR-9.4: a banker, what it would score today', () => {
    const banker = (players: number, money: number[]) => {
      const asking = { area: 'bank', seat: 0 } as const
      const bank = { current: ['bank/banker/1'] }
      return facts(arrange({ players, money, bank, asking, harbourMaster: 1 }), 'bank/banker/1')[0]
    }
    expect(banker(3, [30, 20, 10])).toBe('help.banker-first (count: 2, money: $30, most: $30)')
    expect(banker(3, [20, 30, 10])).toBe('help.banker-none (count: 0, money: $20, most: $30)')
    expect(banker(4, [30, 30, 10, 5])).toBe('help.banker-first (count: 3, money: $30, most: $30)')
    expect(banker(4, [20, 30, 10, 5])).toBe('help.banker-second (count: 1, money: $20, most: $30)')
    expect(banker(4, [20, 30, 30, 5])).toBe('help.banker-none (count: 0, money: $20, most: $30)')
  })
})

describe('money and buildings say', () => {
  const HALL = 'guildhall/vp/city-hall'

  test('what one keeps, or lacks, and what to cash for it', () => {
    expect(facts(table([], [], HALL, 20), HALL)).toEqual(['help.kept (kept: $3)'])
    expect(facts(table(['bank/money/6-1'], [], HALL, 14), HALL)).toEqual([
      'help.short (missing: $3)',
      'consequence.raise (count: 1, value: $6, kept: $3)',
    ])
    expect(facts(table([], [], HALL, 14), HALL)).toEqual(['help.short (missing: $3)', 'consequence.too-dear'])
  })

  test('what all buildings score together', () => {
    expect(facts(table(['docks/vp/ferry-house'], [], HALL, 20), HALL)[0]).toMatch(/^help.built-more \(count: \d+\)$/)
    expect(facts(table([HALL], [], GRAIN_3), HALL)).toEqual(['help.built-own (count: 4)'])
  })

  test('what one would have, and what that pays for', () => {
    const state = table(['bank/money/6-1'], [], HALL, 14)
    expect(facts(state, 'bank/money/6-1')).toEqual([
      'help.money-own (before: $14, after: $20)',
      'help.money-pays (card: cards.vp (name: buildings.city-hall, points: 4))',
    ])
  })
})

describe('whatever lies elsewhere says so', () => {
  test('a rival’s card, a discarded card', () => {
    const state = arrange({ players: 3, hands: [[], ['docks/captain/1']], bank: { talon: 3 } })
    expect(facts(state, 'docks/captain/1')).toEqual(['help.held-by (seat: seat 1)'])
    const discarded = CARDS[state.discards[3]![0]!]!.id
    expect(facts(state, discarded)).toEqual(['help.discarded'])
  })

  test('to spectators, on a bare board and in a replay nothing is said about now', () => {
    const state = arrange({ players: 3 })
    const card = CARDS[state.spaces[0]!]!.id
    expect(helpOf(state, card, null).now).toBeNull()
    const bare = { view: packetRow.view(state, 0), tellsNow: false, mayAct: false }
    expect(explain(card, bare)!.now).toBeNull()
    expect(explain(card, bare)!.take).toBeNull()
  })

  test('areas say whether they can still be asked, and that there is one card a round (PR-3.3)', () => {
    const state = arrange({ players: 3, harbourMaster: 2, asking: { area: 'market', seat: 0 } })
    expect(facts(state, 'area-market')).toEqual(['help.area-now'])
    expect(facts(state, 'area-bank')).toEqual(['help.area-open'])
    const goods = CARDS.findIndex((card, i) => state.spaces.includes(i) && card.area === 2 && card.price <= 25)
    act(state, 0, `take ${CARDS[goods]!.id}`)
    expect(facts(state, 'area-market')).toEqual(['help.area-now', 'help.one-card'])
    expect(facts(state, 'harbour-master')).toEqual(['help.harbour-master-next (seat: seat 2)'])
  })
})

describe('a card can be taken from its help', () => {
  test('with what the rules allow, and with money cards cashed first', () => {
    const state = table(['bank/money/6-1'], [], 'guildhall/vp/city-hall', 14)
    const { take } = helpOf(state, 'guildhall/vp/city-hall')
    expect(take!.label.key).toBe('board.cash-and-take')
    for (const action of take!.actions) {
      const line = packetRow.format(action as Parameters<typeof packetRow.format>[0])
      act(state, 0, line)
    }
    expect(state.hands[0]).toContain(readCard('guildhall/vp/city-hall'))
  })

  test('but not one that is held, too dear, or in another area', () => {
    const state = table(['bank/money/3-1'], [], 'guildhall/vp/city-hall', 5)
    expect(helpOf(state, 'guildhall/vp/city-hall').take).toBeNull()
    expect(helpOf(state, 'bank/money/3-1').take).toBeNull()
    expect(helpOf(state, CARDS[state.spaces[6]!]!.id).take).toBeNull()
  })
})

test('PR-1.2 to PR-1.5: how many there are, and how many nobody has seen', () => {
  const count = (card: string) => alike(readCard(card)).length
  expect(['docks/captain/1', FRANCE, GRAIN_3, GRAIN_3_FRANCE, 'bank/money/6-1'].map(count)).toEqual([5, 3, 7, 24, 24])
  expect(['docks/gold/single-1', 'docks/gold/double-1', 'bank/vp/hospital'].map(count)).toEqual([5, 5, 9])
  const docks = { current: ['docks/captain/2', 'docks/captain/3'] }
  const state = arrange({ players: 3, hands: [['docks/captain/1']], docks })
  expect(countUnseen(packetRow.view(state, 1), alike(readCard('docks/captain/4')))).toBe(2)
})

describe('in real games', () => {
  test('a contract is said to be ready exactly when the rules let it be delivered', () => {
    let [ready, lacking] = [0, 0]
    for (const line of golden.split('\n').slice(0, 3)) {
      const { options, deal, moves } = readRecord(JSON.parse(line), [packetRow])
      const state = packetRow.setup(options, deal)
      for (const { seat, action } of moves) {
        for (const card of state.hands[0]!.filter((one) => CARDS[one]!.kind === 'contract')) {
          const alone = packetRow
            .legal(state, 0)
            .some((one) => one.type === 'deliver' && one.contracts.length === 1 && one.contracts[0] === card)
          const said = helpOf(state, CARDS[card]!.id).now!.facts[0]!.key === 'help.contract-ready'
          // Of a delivery that is the best as well, `legal` lists only that one.
          if (alone) expect(said).toBe(true)
          if (!said) expect(alone).toBe(false)
          if (said) ready++
          else lacking++
        }
        packetRow.apply(state, seat, action)
      }
    }
    expect(ready).toBeGreaterThan(10)
    expect(lacking).toBeGreaterThan(50)
  })

  test('everything that lies open can be asked about', () => {
    const view = packetRow.view(arrange({ players: 5 }), 2)
    const listed = listCards(view)
    expect(listed.length).toBe(4 + 24 + 1)
    for (const { card } of listed) expect(explain(card, { view, tellsNow: true, mayAct: true }), card).not.toBeNull()
    expect(explain('house IO', { view, tellsNow: true, mayAct: true })).toBeNull()
  })
})
