import { seededRandom } from '@south-street/engine'

/** One game to be played: who sits where, and the seed of deal and bots. */
export interface ArenaTable {
  readonly bots: readonly string[]
  readonly seed: string
}

/**
 * The unit of measurement: one deal played with every seat rotation, so that neither the deal nor the seat favours anybody.
 * In a duel one `hero` sits among `rivals` of one other kind; at a mixed table anybody may sit anywhere.
 */
export interface Block {
  readonly hero: string | null
  readonly rival: string | null
  readonly tables: readonly ArenaTable[]
}

export function duelBlocks(hero: string, rival: string, players: number, games: number, seed: string): Block[] {
  return Array.from({ length: Math.ceil(games / players) }, (_, deal) => ({
    hero,
    rival,
    tables: Array.from({ length: players }, (_, seat) => ({
      bots: Array.from({ length: players }, (_, other) => (other === seat ? hero : rival)),
      // The same deals for every pair: it costs nothing.
      seed: `${seed}/${players}/${deal}`,
    })),
  }))
}

export function mixedBlocks(bots: readonly string[], players: number, games: number, seed: string): Block[] {
  return Array.from({ length: Math.ceil(games / players) }, (_, deal) => {
    const random = seededRandom('mixed tables', seed, players, deal)
    const seated = Array.from({ length: players }, () => bots[random.below(bots.length)]!)
    return {
      hero: null,
      rival: null,
      tables: Array.from({ length: players }, (_, turn) => ({
        bots: seated.map((_, seat) => seated[(seat + turn) % players]!),
        seed: `${seed}/mixed/${players}/${deal}`,
      })),
    }
  })
}
