import { type BoardProps, useLesson } from '@south-street/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Action } from '../../src/actions/action.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { type Appraisal, appraise, type Outcome } from './appraisal.ts'
import { questionOf, stepBack, type Thoughts, thoughtsAbout, withStep } from './draft.ts'
import { candidateOf, firstPicks, type Picks } from './picks.ts'

/** A turn as it is being thought out: steps that the rules allow but nobody else has been told of. */
export interface Draft {
  /** The table as it would be after the steps so far. */
  readonly view: View
  readonly steps: readonly Outcome[]
  /** Null unless the viewer may act now. */
  readonly appraisal: Appraisal | null
  readonly picks: Picks
  readonly setPicks: (picks: Picks) => void
  /** What the choices make up, if the rules allow it. */
  readonly outcome: Outcome | null
  readonly candidate: Action | null
  /** Takes a step; one that cannot be taken back, or that others must know of, is sent with all before it. */
  readonly take: (action: Action) => void
  readonly back: (() => void) | null
}

type TableProps = Pick<BoardProps<View, Action, Event>, 'view' | 'history' | 'mayAct' | 'act'>

/** What has been confirmed, as it was seen then. */
interface Sending {
  readonly view: View
  readonly picks: Picks
  readonly outcome: Outcome
}

/**
 * Keeps the steps of a card until something is final, so that "back" costs nobody anything. A draft belongs to the
 * question that it answers; when the table moves on, it is gone.
 */
export function useDraft({ view: table, history, mayAct, act }: TableProps): Draft {
  const about = questionOf(table, history.length)
  const [kept, setThoughts] = useState<Thoughts>({ about, steps: [], picks: null })
  const thoughts = thoughtsAbout(kept, about)
  // Gone for good: after a take-back the same question is asked anew, and nobody wants old choices back.
  if (thoughts !== kept) setThoughts(thoughts)
  const [sending, setSending] = useState<Sending | null>(null)
  const lesson = useLesson()
  const isTaught = lesson?.kind === 'lesson' && lesson.isFree !== true
  useEffect(() => {
    if (mayAct) setSending(null)
  }, [mayAct])
  const steps = mayAct ? thoughts.steps : NO_STEPS
  // While several steps are on their way, the board stands still instead of showing each of them again.
  const isOnItsWay = !mayAct && sending !== null && table.actor === table.viewer
  const view = isOnItsWay ? sending.view : (steps.at(-1)?.view ?? table)
  const appraisal = useMemo(() => (mayAct ? appraise(view) : null), [view, mayAct])
  const picking = isOnItsWay ? sending.picks : thoughts.picks
  const picks = useMemo(() => picking ?? firstPicks(view, appraisal?.legal ?? []), [picking, view, appraisal])
  const candidate = useMemo(() => candidateOf(view, appraisal?.legal ?? [], picks), [view, appraisal, picks])
  const outcome = useMemo(() => {
    if (appraisal === null || candidate === null || appraisal.refuse(candidate) !== null) return null
    return appraisal.tryOut(candidate)
  }, [appraisal, candidate])
  const setPicks = useCallback((next: Picks) => setThoughts({ about, steps, picks: next }), [about, steps])
  const take = (action: Action) => {
    // A teacher has something to say to every step; what is taken back there is chosen anew.
    if (isTaught) {
      setThoughts({ about, steps: [], picks: null })
      return act(action)
    }
    const next = appraisal!.tryOut(action)
    if (next.goesOn) setThoughts(withStep(thoughts, next))
    else {
      setSending({ view, picks, outcome: next })
      act(...steps.map((step) => step.action), action)
    }
  }
  const earlier = stepBack(thoughts)
  return {
    view,
    steps,
    appraisal,
    picks,
    setPicks,
    candidate,
    take,
    back: earlier === null ? null : () => setThoughts(earlier),
    outcome: isOnItsWay ? sending.outcome : outcome,
  }
}

const NO_STEPS: readonly Outcome[] = []
