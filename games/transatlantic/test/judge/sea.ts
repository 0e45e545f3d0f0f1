import catalogue from '../../src/cards.json' with { type: 'json' }
import { type Company, FLAGS, isSteam, print, type Story, sum, type Told } from './story.ts'

/** TA-3.11: a deal that names money is one of today's, another one of those from before. */
function startMoney(players: number, step: number, { compensation, named }: { compensation: boolean; named: boolean }) {
  if (!compensation) return 150
  return named ? MONEY[players]![step]! : 150 + 10 * step
}
const MONEY: Record<number, number[]> = { 2: [170, 150], 3: [190, 170, 140], 4: [190, 140, 150, 170] }

/** Who has what, and the ships in the regions: sections 6 to 8. */
export class Sea {
  protected readonly companies: Company[]
  protected readonly players: number
  protected readonly start: number
  protected readonly sea = new Map<string, string[]>()
  protected readonly coal = new Map<string, number>()
  protected readonly market: (string | null)[]
  protected readonly stack: string[]
  protected readonly docks: string[] = []
  protected readonly deck: string[]
  protected readonly display: string[]

  constructor({ options, deal }: Told) {
    const { players } = options
    this.players = players
    const seqs = deal.sailingShips.map((ship) => print(ship).seq!)
    this.start = seqs.indexOf(Math.min(...seqs))
    for (const { id, players: used } of catalogue.regions) if (used.includes(players)) this.sea.set(id, [])
    this.sea.get('NA')!.push('N0')
    const elsewhere = [...this.sea.keys()].slice(1)
    this.companies = deal.sailingShips.map((ship, seat) => {
      const step = (seat - this.start + players) % players
      this.sea.get(elsewhere[step]!)!.push(ship)
      const names = ['shipyard', 'transport', 'region', 'coal', 'invest', 'agent', 'director']
      return {
        money: startMoney(players, step, { ...options, named: deal.money !== undefined }),
        hand: [...names, ...(options.president ? ['president'] : [])].map((name) => `base/${name}`),
        stack: [],
        tile: true,
        ships: [ship],
        buildings: [],
        markers: Object.fromEntries(FLAGS.map((flag) => [flag, 0])),
        houses: Object.fromEntries([...this.sea.keys()].map((region) => [region, 0])),
        transports: 0,
        scrapped: 0,
      }
    })
    this.market = deal.shipStack.slice(0, 6)
    this.stack = deal.shipStack.slice(6)
    this.display = deal.extensionDeck.slice(0, 5)
    this.deck = deal.extensionDeck.slice(5)
  }

  protected company(seat: number): Company {
    return this.companies[seat]!
  }

  protected renew(): void {
    this.display.shift()
    while (this.display.length < 5 && this.deck.length > 0) this.display.push(this.deck.shift()!)
  }

  protected refill(): void {
    const left = this.market.filter((card) => card !== null)
    while (left.length < 6 && this.stack.length > 0) left.push(this.stack.shift()!)
    this.market.splice(0, this.market.length, ...left)
  }

  protected where(ship: string): string | null {
    return [...this.sea.keys()].find((region) => this.sea.get(region)!.includes(ship)) ?? null
  }

  /** The regions that a ship may enter. The lists hold the youngest ship first. */
  protected open(ship: string, left: string | null): string[] {
    const regions = [...this.sea.keys()].filter((region) => region !== left)
    const seq = print(ship).seq!
    const top = regions.filter((region) => this.sea.get(region)!.every((other) => print(other).seq! < seq))
    return top.length > 0 ? top : regions.filter((region) => this.sea.get(region)!.length < (region === 'NA' ? 4 : 3))
  }

  protected *deployOne(seat: number, ships: readonly string[]): Story {
    const answers = ships.flatMap((ship) => this.open(ship, null).map((region) => ({ type: 'deploy', ship, region })))
    if (answers.length === 0) return
    const { ship, region } = yield { seat, answers }
    yield* this.place(seat, ship as string, region as string)
  }

  protected *place(seat: number, ship: string, region: string): Story {
    const ships = this.sea.get(region)!
    ships.push(ship)
    ships.sort((a, b) => print(b).seq! - print(a).seq!)
    if (ships.length > (region === 'NA' ? 4 : 3)) yield* this.displace(ships.pop()!, region)
    const rivals = this.sea.get('NA')!.filter((other) => other !== ship)
    const isFastest = rivals.every((other) => print(other).speed! < print(ship).speed!)
    if (region === 'NA' && isSteam(ship) && isFastest && this.left('RIBAND') > 0)
      this.company(seat).markers.RIBAND! += 1
  }

  protected *displace(ship: string, left: string): Story {
    if (ship === 'N0') return
    const seat = this.companies.findIndex(({ ships }) => ships.includes(ship))
    const answers = this.open(ship, left).map((region) => ({ type: 'redeploy', ship, region }))
    if (answers.length > 0) {
      const { region } = yield { seat, answers }
      yield* this.place(seat, ship, region as string)
      return
    }
    const me = this.company(seat)
    if (this.isReady(ship)) this.sail(seat, ship, left, print(ship).income!)
    if (isSteam(ship)) me.scrapped += this.value(seat, ship)
    me.ships.splice(me.ships.indexOf(ship), 1)
  }

  protected left(flag: string): number {
    return (
      catalogue.flags.find(({ id }) => id === flag)!.supply - sum(this.companies.map(({ markers }) => markers[flag]!))
    )
  }

  protected value(seat: number, card: string): number {
    const flag = print(card).flag!
    const count = this.company(seat).markers[flag]!
    const table = { 2: [2, 3, 4, 6, 8], 3: [3, 4, 5, 7, 9], 4: [3, 4, 6, 8, 10] }[this.players]!
    const column = count <= 4 ? table[count]! : table[4]! + count - 4
    return column + this.docks.filter((ship) => print(ship).flag === flag).length
  }

  protected isReady(ship: string): boolean {
    return !isSteam(ship) || this.coal.get(ship)! > 0
  }

  protected ready(seat: number): string[] {
    return this.company(seat).ships.filter((ship) => this.where(ship) !== null && this.isReady(ship))
  }

  protected sail(seat: number, ship: string, region: string, income: number): void {
    if (isSteam(ship)) this.coal.set(ship, this.coal.get(ship)! - 1)
    this.company(seat).money += income
    this.company(seat).transports += this.company(seat).houses[region]!
  }

  protected fits(set: readonly string[]): boolean {
    const regions = new Set(set.map((ship) => this.where(ship)))
    const flags = new Set(set.map((ship) => print(ship).flag))
    return regions.size === set.length || (set.every(isSteam) && flags.size === set.length)
  }

  protected loadable(seat: number): string[] {
    const active = this.company(seat).ships.filter((ship) => isSteam(ship) && this.where(ship) !== null)
    return active.filter((ship) => this.coal.get(ship)! < 3)
  }

  protected sites(seat: number): string[] {
    const me = this.company(seat)
    return [...this.sea.keys()].filter((region) => {
      const built = sum(this.companies.map(({ houses }) => houses[region]!))
      const isThere = me.ships.some((ship) => this.where(ship) === region)
      const isFree = built < (region === 'NA' ? 4 : 3) && me.houses[region]! < 2 && sum(Object.values(me.houses)) < 7
      return isThere && isFree
    })
  }

  protected housePrice(region: string): number {
    return 20 + 10 * sum(this.companies.map(({ houses }) => houses[region]!))
  }

  protected result(): unknown {
    const scores = this.companies.map((me, seat) => {
      const ships = sum(me.ships.filter(isSteam).map((ship) => this.value(seat, ship)))
      const headquarters = sum(me.buildings.map((one) => this.value(seat, one)))
      const [cash, rows] = [Math.floor(me.money / 100), this.rows(me)]
      const total = me.transports + me.scrapped + ships + headquarters + cash + rows
      const { transports, scrapped, money } = me
      return { transports, scrapped, ships, headquarters, cash, rows, total, money }
    })
    const best = Math.max(...scores.map(({ total }) => total))
    const tied = [...scores.keys()].filter((seat) => scores[seat]!.total === best)
    const youngest = (seat: number): number =>
      Math.max(
        0,
        ...this.company(seat)
          .ships.filter(isSteam)
          .map((ship) => print(ship).seq!),
      )
    const age = Math.max(...tied.map(youngest))
    return { scores, winners: tied.filter((seat) => youngest(seat) === age) }
  }

  protected rows(me: Company): number {
    const inRow = [1, 2, 3, 4].map((row) => FLAGS.filter((flag) => me.markers[flag]! >= row).length)
    const complete = inRow.map((count, row) => (count === 5 ? 5 * (row + 1) : 0))
    const [first = 0, second = 0] = inRow.filter((count) => count < 5)
    return sum(complete) + 2 * first + second
  }
}
