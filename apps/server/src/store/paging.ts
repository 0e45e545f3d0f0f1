export interface Page<Item> {
  readonly items: readonly Item[]
  /** Hand this in for the next page; null after the last. It means nothing to anybody else. */
  readonly next: string | null
}

export interface Paging {
  readonly limit: number
  readonly after?: string | null
}
