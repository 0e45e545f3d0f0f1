import type { BoardProps } from '@south-street/ui'
import { useMemo, useState } from 'react'
import type { Action } from '../../src/actions/action.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import type { Outcome } from './appraisal.ts'
import type { BoardState, Closer } from './board-context.ts'
import { earningsOf } from './earnings.ts'
import { findOpenings, NO_OPENINGS } from './openings.ts'
import { candidateOf, type Picks, pickCoalBonus, pickMarker, pickRegion, pickShip, picksOf } from './picks.ts'
import { coalJourneys, shipJourneys } from './travel.ts'
import { useDraft } from './use-draft.ts'
import { useProspects } from './use-prospects.ts'

/** Puts together what the parts of the board share. */
export function useBoardState(props: BoardProps<View, Action, Event>, look: (closer: Closer) => void): BoardState {
  const { view: table, seats, moving, mayAct, confirmsAtOnce, help, hint, askHint, askWhyNot, takeBack } = props
  const draft = useDraft(props)
  const { view, appraisal, picks, candidate, outcome, steps } = draft
  const [asked, setAsked] = useState<View | null>(null)
  const movingShips = useMemo(() => shipJourneys(moving, table.viewer), [moving, table.viewer])
  const movingCoal = useMemo(() => coalJourneys(moving), [moving])
  const legal = appraisal?.legal ?? NO_ACTIONS
  const openings = useMemo(() => (legal.length === 0 ? NO_OPENINGS : findOpenings(legal, picks)), [legal, picks])
  const prospect = useProspects(appraisal, view.viewer)
  const earnings = useMemo(() => earningsOf(view, appraisal), [view, appraisal])
  /** One choice of several: more may follow, so it is never taken before it is confirmed. */
  const choose = (next: Picks) => {
    if (appraisal !== null) draft.setPicks(next)
  }
  /** A choice that is a whole answer. A harmless one is taken at once; so is every one, if the player wants that. */
  const decide = (next: Picks) => {
    if (appraisal === null) return
    const action = candidateOf(view, legal, next)
    const isAllowed = action !== null && appraisal.refuse(action) === null
    const isAgain = isAllowed && JSON.stringify(action) === JSON.stringify(candidate)
    // A card of the display is looked at before it is taken.
    const isQuick = view.decision !== 'take' && isAllowed && isHarmless(appraisal.tryOut(action))
    if (isAllowed && (isAgain || confirmsAtOnce || isQuick)) draft.take(action)
    else draft.setPicks(next)
  }
  return {
    view,
    table,
    seats,
    mayAct,
    isMine: view.viewer !== null && view.actor === view.viewer,
    still: props.bar !== undefined,
    help,
    openings,
    picks,
    legal,
    candidate,
    outcome,
    earnings,
    refusal: candidate === null || appraisal === null ? null : appraisal.refuse(candidate),
    refuse: (action) => appraisal!.refuse(action),
    tryOut: (action) => appraisal!.tryOut(action),
    prospect,
    chooseCard: (card) => decide({ ...picks, card, tile: false }),
    chooseTile: () => decide({ ...picks, tile: true }),
    chooseShip: (ship) => appraisal !== null && choose(pickShip(view, appraisal, picks, ship)),
    // An investment names a region and more.
    chooseRegion: (region) => (view.decision === 'invest' ? choose : decide)(pickRegion(view, legal, picks, region)),
    chooseMarker: (marker) => choose(pickMarker(legal, picks, marker)),
    chooseSeat: (from) => decide({ ...picks, from }),
    chooseExtraCoal: (extraCoal) => choose({ ...picks, extraCoal }),
    chooseCoalBonus: () => choose(pickCoalBonus(legal, picks)),
    prepare: (action) => choose(picksOf(action)),
    confirm: outcome === null || appraisal === null ? null : () => draft.take(outcome.action),
    back: draft.back,
    takeBack: steps.length === 0 ? takeBack : null,
    // A hint belongs to the step that it was asked for.
    hint: asked === view ? hint : null,
    askHint:
      askHint === null
        ? null
        : () => {
            setAsked(view)
            askHint(view)
          },
    askWhyNot: askWhyNot ? (action) => askWhyNot(action, view) : null,
    moving: movingShips,
    movingCoal,
    look,
  }
}

/** It can be taken back, and pushes nobody out. */
function isHarmless({ goesOn, events }: Outcome): boolean {
  return goesOn && !events.some(({ type }) => type === 'displaced')
}

const NO_ACTIONS: readonly Action[] = []
