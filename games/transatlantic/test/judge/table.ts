import { Sea } from './sea.ts'
import { type Answer, GOODS, isSteam, print, type Story, spreads, subsets, sum } from './story.ts'

/** The turns and the cards: sections 3, 4, 5 and 9 to 15. */
export class Table extends Sea {
  *tell(): Story<unknown> {
    const order = Array.from({ length: this.players }, (_, step) => (this.start + step) % this.players)
    for (const seat of order.toReversed()) {
      const bought = yield* this.buy(seat, 'first')
      yield* this.deployOne(seat, bought)
      this.refill()
    }
    let last = 60
    for (let round = 1; round <= last; round++) {
      for (const seat of order) {
        yield* this.turn(seat)
        const isLeft = [...this.market, ...this.stack].some((card) => card !== null && isSteam(card))
        if (!isLeft && last === 60) last = Math.min(60, round + 1)
      }
    }
    return this.result()
  }

  private *turn(seat: number): Story {
    const me = this.company(seat)
    const playable = me.hand.filter((card) => card !== 'base/director' || me.stack.length >= 3)
    const answers: Answer[] = playable.map((card) => ({ type: 'play', card }))
    if (me.tile && this.copyable(seat).length > 0) answers.push({ type: 'tile' })
    const { type, card } = yield { seat, answers, always: true }
    if (type === 'tile') {
      me.tile = false
      const { from } = yield { seat, answers: this.copyable(seat).map((other) => ({ type: 'copy', from: other })) }
      yield* this.carryOut(seat, this.company(from as number).stack.at(-1)!)
    } else if (card === 'base/director') {
      me.hand.push(...me.stack.splice(0))
      if (this.display.length > 0) {
        const taken = yield* this.takeCard(seat)
        me.stack.push(taken)
        yield* this.carryOut(seat, taken)
        this.renew()
      }
    } else {
      me.hand.splice(me.hand.indexOf(card as string), 1)
      me.stack.push(card as string)
      yield* this.carryOut(seat, card as string)
    }
  }

  private copyable(seat: number): number[] {
    return [...this.companies.keys()].filter((other) => {
      const visible = this.company(other).stack.at(-1)
      return other !== seat && visible !== undefined && !visible.includes('agent')
    })
  }

  private *takeCard(seat: number): Story<string> {
    const { card } = yield { seat, answers: this.display.map((one) => ({ type: 'take', card: one })) }
    this.display.splice(this.display.indexOf(card as string), 1)
    return card as string
  }

  private *carryOut(seat: number, card: string): Story {
    const me = this.company(seat)
    const name = card.replace(/^\w+\//, '').replace(/-[ab]$/, '')
    if (['transport', 'transport-plus', 'region', 'cargo', 'cruise', 'fleet', 'riband'].includes(name)) {
      yield* this.deployOne(
        seat,
        me.ships.filter((ship) => isSteam(ship) && this.where(ship) === null),
      )
    }
    switch (name) {
      case 'shipyard':
      case 'shipyard-plus': {
        const bought = yield* this.buy(seat, name)
        yield* this.deployOne(seat, bought.filter(isSteam))
        const leftmost = this.market.findIndex((one) => one !== null && isSteam(one))
        if (!bought.some((one) => one.startsWith('H')) && leftmost >= 0) {
          this.docks.push(this.market[leftmost]!)
          this.market[leftmost] = null
        }
        return this.refill()
      }
      case 'transport':
        return yield* this.transport(seat, (set) => set.length <= 2)
      case 'transport-plus':
        return yield* this.transport(seat, (set) => set.length <= 3)
      case 'riband':
        return yield* this.transport(seat, (set) => set.length <= me.markers.RIBAND!)
      case 'fleet':
        return yield* this.transport(seat, (set) => this.fits(set))
      case 'cargo':
      case 'cruise': {
        const wanted = Math.min(1, this.ready(seat).length)
        return yield* this.transport(seat, (set) => set.length === wanted, name)
      }
      case 'region':
        return yield* this.region(seat)
      case 'trade':
        me.money += 50 * sum(Object.values(me.houses))
        return
      case 'coal':
        return yield* this.loadEvenly(seat, me.markers.COAL! + 2)
      case 'coal-plus':
        return yield* this.loadFreely(seat, me.markers.COAL! + 3)
      case 'invest':
        return yield* this.invest(seat)
      case 'invest-plus':
        return yield* this.investMore(seat)
      case 'agent': {
        if (this.copyable(seat).length === 0) return
        const answers = [...this.copyable(seat), null].map((from) => ({ type: 'copy', from }))
        const { from } = yield { seat, answers }
        if (from !== null) yield* this.carryOut(seat, this.company(from as number).stack.at(-1)!)
        return
      }
      case 'president':
        if (this.display.length === 0) return
        me.hand.push(yield* this.takeCard(seat))
        this.renew()
        return
      default:
        throw new Error(`there is no card ${card}`)
    }
  }

  private *buy(seat: number, how: string): Story<string[]> {
    const me = this.company(seat)
    const captains = 9 - me.ships.length - me.buildings.length
    const cost = (card: string): number => print(card).price! + [0, 10, 20, 30, 50, 70][this.market.indexOf(card)]!
    const sets = subsets(this.market.filter((card) => card !== null)).filter(
      (set) =>
        set.length <= Math.min(2, captains) &&
        sum(set.map(cost)) <= me.money &&
        set.filter((card) => card.startsWith('H')).length <= 1 &&
        (how !== 'first' || (set.length === 1 && isSteam(set[0]!))),
    )
    const answers = sets.flatMap((cards): Answer[] => {
      const extra = how === 'shipyard-plus' ? cards.filter(isSteam) : []
      return [{ type: 'buy', cards }, ...extra.map((coal) => ({ type: 'buy', cards, coal }))]
    })
    const answer = yield { seat, answers }
    const cards = answer.cards as string[]
    me.money -= sum(cards.map(cost))
    for (const card of cards) {
      this.market[this.market.indexOf(card)] = null
      if (isSteam(card)) {
        me.ships.push(card)
        this.coal.set(card, answer.coal === card ? 2 : 1)
      } else me.buildings.push(card)
    }
    return cards
  }

  private *transport(seat: number, allows: (set: string[]) => boolean, how = 'plain'): Story {
    const answers = subsets(this.ready(seat)).filter(allows)
    const { ships } = yield { seat, answers: answers.map((set) => ({ type: 'transport', ships: set })) }
    for (const ship of ships as string[]) {
      const { income, passengers, tonnage } = print(ship)
      const k = tonnage! / 1000
      const cargo = Math.min(300, k <= 16 ? 40 + 10 * k : 200 + 10 * Math.floor((k - 16) / 2))
      const earned = how === 'cargo' ? cargo : how === 'cruise' ? 10 * Math.floor(passengers! / 100) : income!
      this.sail(seat, ship, this.where(ship)!, earned)
    }
  }

  private *region(seat: number): Story {
    const answers = [...this.sea.keys()].map((region) => ({ type: 'region', region }))
    const { region } = yield { seat, answers, always: true }
    let bonus = 0
    for (const ship of [...this.sea.get(region as string)!]) {
      if (!this.isReady(ship)) continue
      const owner = this.companies.findIndex(({ ships }) => ships.includes(ship))
      if (owner >= 0) this.sail(owner, ship, region as string, print(ship).income!)
      if (owner !== seat) bonus = print(ship).income!
    }
    this.company(seat).money += bonus
  }

  private *load(seat: number, ways: readonly string[][]): Story {
    const answer = yield { seat, answers: ways.map((ships) => ({ type: 'load', ships })) }
    for (const ship of answer.ships as string[]) this.coal.set(ship, this.coal.get(ship)! + 1)
  }

  private *loadFreely(seat: number, cubes: number): Story {
    const ships = this.loadable(seat)
    const room = (ship: string): number => 3 - this.coal.get(ship)!
    yield* this.load(seat, spreads(ships, room, Math.min(cubes, sum(ships.map(room)))))
  }

  /** One at a time, every choice followed up; equal outcomes are one. */
  private *loadEvenly(seat: number, cubes: number): Story {
    let ways = new Map<string, string[]>([['', []]])
    for (let cube = 0; cube < cubes; cube++) {
      const next = new Map<string, string[]>()
      for (const way of ways.values()) {
        const after = (ship: string): number => this.coal.get(ship)! + way.filter((one) => one === ship).length
        const open = this.loadable(seat).filter((ship) => after(ship) < 3)
        const least = Math.min(...open.map(after))
        const lowest = open.filter((ship) => after(ship) === least)
        for (const loaded of lowest.length === 0 ? [way] : lowest.map((ship) => [...way, ship].sort())) {
          next.set(loaded.join(), loaded)
        }
      }
      ways = next
    }
    yield* this.load(seat, [...ways.values()])
  }

  private *loadTwo(seat: number): Story {
    const ships = this.loadable(seat)
    if (ships.length >= 2)
      return yield* this.load(
        seat,
        subsets(ships).filter((set) => set.length === 2),
      )
    yield* this.loadFreely(seat, 2)
  }

  private *invest(seat: number): Story {
    const me = this.company(seat)
    const goods = GOODS.filter((flag) => this.left(flag) > 0)
    const answers: Answer[] = [{ type: 'invest', option: 'none' }]
    for (const region of this.sites(seat).filter((one) => this.housePrice(one) <= me.money)) {
      const house = { type: 'invest', option: 'house', region }
      answers.push(...(goods.length === 0 ? [house] : goods.map((marker) => ({ ...house, marker }))))
    }
    if (me.money >= 50 && this.left('COAL') > 0) answers.push({ type: 'invest', option: 'bunker' })
    if (me.money >= 50) answers.push(...goods.map((marker) => ({ type: 'invest', option: 'marker', marker })))
    const { option, region, marker } = yield { seat, answers }
    if (option === 'house') {
      me.money -= this.housePrice(region as string)
      me.houses[region as string]! += 1
    }
    if (option === 'marker' || option === 'bunker') me.money -= 50
    if (marker !== undefined) me.markers[marker as string]! += 1
    if (option !== 'bunker') return
    me.markers.COAL! += 1
    yield* this.loadTwo(seat)
  }

  private *investMore(seat: number): Story {
    const me = this.company(seat)
    const sold = ['COAL', ...GOODS].filter((flag) => this.left(flag) > 0)
    const answers: Answer[] = [{ type: 'invest', option: 'none' }]
    for (const markers of me.money >= 100 ? subsets(sold).filter((set) => set.length === 2) : []) {
      const two = { type: 'invest', option: 'markers', markers }
      answers.push({ ...two, bonus: 'none' }, ...this.sites(seat).map((region) => ({ ...two, bonus: 'house', region })))
      const bunkers = me.markers.COAL! + (markers.includes('COAL') ? 1 : 0)
      if (bunkers >= 2 && this.loadable(seat).length > 0) answers.push({ ...two, bonus: 'coal' })
    }
    const { option, markers, bonus, region } = yield { seat, answers }
    if (option === 'none') return
    me.money -= 100
    for (const marker of markers as string[]) me.markers[marker]! += 1
    if (bonus === 'house') me.houses[region as string]! += 1
    if (bonus === 'coal') yield* this.loadTwo(seat)
  }
}
