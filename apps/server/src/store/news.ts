import type { StoreNews } from '@south-street/house'

/** StoreNews before it is known who hears it. */
export type Fact =
  | {
      readonly kind: 'appended'
      readonly table: string
      readonly revision: number
      readonly waitingFor: string | null
      readonly ends?: true
    }
  | { readonly kind: 'changed'; readonly table: string }
  | { readonly kind: 'orders'; readonly table: string }
  | { readonly kind: 'person'; readonly person: string }

/** Tells this process and the others of what was committed. */
export type Announce = (facts: readonly Fact[]) => Promise<void>

export class Listeners {
  readonly #listeners = new Set<(news: StoreNews) => void>()

  add(listener: (news: StoreNews) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(news: StoreNews): void {
    for (const listener of this.#listeners) listener(news)
  }
}
