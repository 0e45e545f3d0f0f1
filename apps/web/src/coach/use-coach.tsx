import { aboutGame } from '@south-street/registry/boards'
import { type ComponentType, useEffect, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import type { CoachAtTable, CoachProps } from './coach-at-table.ts'
import { coachSaid, forgetCoach, useCoachMemory } from './coach-memory.ts'
import { COACH_PLACE } from './coach-place.tsx'

interface CoachAt extends Pick<CoachProps, 'game' | 'table' | 'showRule'> {
  /** It is a lesson, which has its teacher. */
  readonly isTaught: boolean
}

/**
 * The coach beside a newcomer. He comes after the board, with all that he knows, and only if he is wanted: nobody else
 * loads a word of it.
 */
export function useCoach({ game, table, isTaught, showRule }: CoachAt) {
  useCoachMemory()
  const [Coach, setCoach] = useState<ComponentType<CoachProps> | null>(null)
  // Undefined until he has looked at the first question.
  const [words, speak] = useState<CoachAtTable | null | undefined>(undefined)
  const { textTable } = usePreferences()
  const { id, you, status, settings, seats, play } = table.shown.view
  const mayCome = !isTaught && you !== null && settings.help && aboutGame(game.id).coach !== undefined
  const said = mayCome && status === 'running' ? coachSaid(id, game.id) : null
  const isWanted = said !== null
  // At a first table he will speak; in the table of words his lines push nothing that could be pressed.
  const [isFirst] = useState(said?.length === 0)
  // A bot has answered before anybody looks twice; a person may take until tomorrow.
  const actor = play?.actor ?? null
  const waitsForPerson = actor !== null && actor !== you && seats[actor]!.kind === 'person'
  const keepsPlace = words === undefined && isFirst && !textTable && !waitsForPerson
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('../learn/coach.tsx')
      .then(({ openCoach }) => openCoach(game.id))
      .then(
        (loaded) => isGone || setCoach(() => loaded),
        // Without him the game is still the game.
        () => isGone || speak(null),
      )
    return () => {
      isGone = true
    }
  }, [isWanted, game.id])
  useEffect(() => {
    if (status === 'over') forgetCoach(id)
  }, [status, id])
  return {
    words: !isWanted ? null : keepsPlace ? COACH_PLACE : (words ?? null),
    listens: isWanted && Coach !== null && <Coach {...{ game, table, said, showRule, speak }} />,
    /** Whether he could come here, and whether he is here; for the menu. */
    mayCome: mayCome && status === 'running',
    isHere: isWanted,
  }
}
