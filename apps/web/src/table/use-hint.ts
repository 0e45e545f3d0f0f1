import type { AnyGame } from '@south-street/engine'
import type { TableView } from '@south-street/table'
import type { HintedMove } from '@south-street/ui'
import { useState } from 'react'
import { callHouse } from '../local/local-house.ts'

type Moves = readonly HintedMove<unknown>[]

interface Asked {
  readonly decision: number
  readonly about: unknown
  /** Null once it was put away again. */
  readonly moves: Moves | 'thinking' | null
}

interface Hint {
  readonly hint: Moves | 'thinking' | null
  /** Whoever has read a hint has had help, even after putting it away. */
  readonly wasHinted: boolean
  /** About the table as it stands, or as it would be; asked again about the same, it is put away. */
  askHint(about?: unknown): Promise<void>
  /** The same hint once more, with a move in it that it said nothing of. */
  askWhyNot(action: unknown, about?: unknown): Promise<void>
}

/** A hint belongs to the decision that it was asked for. */
export function useHint(game: AnyGame, players: number, { decision, position }: NonNullable<TableView['play']>): Hint {
  const [asked, setAsked] = useState<Asked | null>(null)
  const now = asked?.decision === decision ? asked : null
  const advise = async (about: unknown, also: readonly string[]) => {
    const advice = await callHouse('advise', { game: game.id, version: game.rules, players, view: about, also })
    const moves = advice.map(({ action, chance, behind, because }) => ({
      action: game.parse(action),
      chance,
      behind,
      because: because.map(({ said }) => said),
      names: because.flatMap(({ about }) => Object.values(about).flat().map(String)),
    }))
    // Whoever has put it away, or asks something else by now, does not want this answer any more.
    setAsked((latest) => {
      const isAwaited = latest?.decision === decision && latest.about === about && latest.moves !== null
      return isAwaited ? { decision, about, moves } : latest
    })
  }
  const askHint = async (about = position) => {
    if (now !== null && now.about === about && now.moves !== null) {
      setAsked({ ...now, moves: null })
      return
    }
    setAsked({ decision, about, moves: 'thinking' })
    await advise(about, [])
  }
  const askWhyNot = (action: unknown, about = position) => advise(about, [game.format(action)])
  return { hint: now?.moves ?? null, wasHinted: now !== null, askHint, askWhyNot }
}
