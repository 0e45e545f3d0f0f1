/** What numbers were made from, place by place: those that were made from the same need not be made again. */
export class Outlook {
  private readonly versions: Int32Array
  private readonly stamps: Int32Array
  private readonly budgets: Int32Array

  constructor(places: number) {
    this.versions = new Int32Array(places).fill(-1)
    this.stamps = new Int32Array(places)
    this.budgets = new Int32Array(places)
  }

  /** Whether it is the same as last time: the version of what somebody owns, the stamp of an area, the money. Keeps it if not. */
  isSame(place: number, version: number, stamp: number, budget: number): boolean {
    const { versions, stamps, budgets } = this
    if (versions[place] === version && stamps[place] === stamp && budgets[place] === budget) return true
    versions[place] = version
    stamps[place] = stamp
    budgets[place] = budget
    return false
  }

  forget(): void {
    this.versions.fill(-1)
  }
}
