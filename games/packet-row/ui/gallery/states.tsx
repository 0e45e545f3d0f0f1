import { captioned, type Exhibit, useIsPhone, useWindow } from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS, NONE } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { appraise, type Standing } from '../board/appraisal.ts'
import { AreaBoard } from '../board/area-board.tsx'
import { Hints } from '../board/hints.tsx'
import { OwnHouse } from '../board/own-house.tsx'
import { Rival, SlimRival } from '../board/rival.tsx'
import { readRound } from '../board/round-so-far.ts'
import { Space } from '../board/space.tsx'
import { cardsLeft, gapName } from '../last-round.ts'
import { PhoneArea } from '../phone/phone-board.tsx'
import { PhoneHand } from '../phone/phone-hand.tsx'
import { partOf } from './board-at.tsx'
import styles from './gallery.module.css'
import { findPosition, isAsked, type Position } from './positions.ts'

/** A position with a place that is in a state, and that place. */
function findPlace(
  isWanted: (at: Position) => boolean,
  placeIn: (at: Position) => number,
): readonly [Position, place: number] {
  const position = findPosition((at) => isWanted(at) && placeIn(at) !== NONE)
  return [position, placeIn(position)]
}

/** The first space whose card stands to the viewer as wanted. */
const standing = (isWanted: (standing: Standing, view: View) => boolean) =>
  findPlace(
    ({ view }) => isAsked(view),
    ({ view }) =>
      appraise(view).standings.findIndex((one, space) => view.spaces[space] !== NONE && isWanted(one, view)),
  )

const open = standing(({ kind }) => kind === 'open')
const short = standing((one) => one.kind === 'short' && one.raise.length > 0)
const tooDear = standing((one) => one.kind === 'short' && one.raise.length === 0)
const withAssistant = standing((one) => one.kind === 'open' && one.withAssistant)
const resting = standing(({ kind }) => kind === 'rest')

export function spaces(): Exhibit[] {
  const [position, space] = open
  const hint = [{ action: { type: 'take' as const, card: position.view.spaces[space]! }, chance: 1, behind: null }]
  const taken = findPlace(isInRound, ({ view, history }) => first(readRound(history, view).taken.keys()))
  const empty = findPlace(isInRound, (at) =>
    at.view.spaces.findIndex((card, one) => card === NONE && !isPieceOn(at, one) && gapName(at.view, one) === null),
  )
  const gap = findPlace(isInRound, (at) =>
    at.view.spaces.findIndex((card, one) => card === NONE && !isPieceOn(at, one) && gapName(at.view, one) !== null),
  )
  const shows: readonly (readonly [id: string, at: typeof open, more: Parameters<typeof partOf>[1]])[] = [
    ['space-rest', resting, {}],
    ['space-open', open, {}],
    ['space-chosen', open, { chosen: space }],
    ['space-hinted', open, { hint }],
    ['space-assistant', withAssistant, {}],
    ['space-short', short, {}],
    ['space-short-chosen', short, { chosen: short[1] }],
    ['space-taken', taken, {}],
    ['space-empty', empty, {}],
    ['space-gap', gap, {}],
  ]
  return [
    ...shows.map(([id, [at, place], more]) => captioned(id, partOf(at, more, <Space space={place} />))),
    captioned(
      'space-focus',
      partOf(
        position,
        {},
        <div data-shows-focus="">
          <Space space={space} />
        </div>,
      ),
    ),
    captioned('space-low', partOf(position, {}, <Space space={space} low />)),
  ]
}

const isInRound = ({ view }: Position) => view.phase !== 'over'
const first = (spaces: Iterable<number>): number => [...spaces][0] ?? NONE
const isPieceOn = ({ view }: Position, space: number) => view.pieces.includes(space)

/** Phones draw other parts of the same. */
function Area({ area }: { readonly area: number }): ReactNode {
  const [isPhone, isLow] = [useIsPhone(), useWindow('h<740')]
  if (!isPhone) return <AreaBoard area={area} />
  return (
    <div className={styles.area}>
      <PhoneArea area={area} low={isLow} />
    </div>
  )
}

function Own(): ReactNode {
  return useIsPhone() ? <PhoneHand /> : <OwnHouse />
}

export function areas(): Exhibit[] {
  const areaWhere = (isWanted: (at: Position, area: number) => boolean) =>
    findPlace(isInRound, (at) => AREAS.findIndex((_, area) => isWanted(at, area)))
  const canChoose = (view: View, area: number) =>
    appraise(view).legal.some((action) => action.type === 'choose' && action.area === area)
  const wasAsked = ({ view, history }: Position, area: number) => readRound(history, view).asked.includes(area)
  const shows = {
    'area-later': areaWhere((at, area) => at.view.area !== NONE && at.view.area !== area && !wasAsked(at, area)),
    'area-choose': areaWhere(({ view }, area) => canChoose(view, area)),
    'area-asked': areaWhere(({ view }, area) => isAsked(view) && view.phase === 'ask' && view.area === area),
    'area-rival': areaWhere(({ view }, area) => !isAsked(view) && view.phase === 'ask' && view.area === area),
    'area-done': areaWhere((at, area) => at.view.area !== area && wasAsked(at, area)),
    'area-empty': areaWhere(
      ({ view }, area) => view.area !== area && cardsLeft(view, area) !== null && !canChoose(view, area),
    ),
  }
  return Object.entries(shows).map(([id, [at, area]]) => captioned(id, partOf(at, {}, <Area area={area} />)))
}

export function seats(): Exhibit[] {
  const rivalWhere = (isWanted: (at: Position, seat: number) => boolean) =>
    findPlace(isInRound, (at) =>
      at.view.pieces.findIndex((_, seat) => seat !== at.view.viewer && at.history.length > 150 && isWanted(at, seat)),
    )
  const hasTaken = ({ view }: Position, seat: number) => view.pieces[seat] !== NONE
  const isMaster = ({ view }: Position, seat: number) => view.harbourMaster === seat
  const hasPassed = ({ view, history }: Position, seat: number) => readRound(history, view).passed.has(seat)
  const isFree = (at: Position, seat: number) => !hasTaken(at, seat) && !isMaster(at, seat)
  const acts = ({ view }: Position, seat: number) => view.actor === seat
  const shows = {
    'seat-asked': rivalWhere((at, seat) => isFree(at, seat) && acts(at, seat)),
    'seat-waits': rivalWhere((at, seat) => isFree(at, seat) && !acts(at, seat) && !hasPassed(at, seat)),
    'seat-passed': rivalWhere((at, seat) => isFree(at, seat) && !acts(at, seat) && hasPassed(at, seat)),
    'seat-took': rivalWhere(hasTaken),
    'seat-master': rivalWhere((at, seat) => !hasTaken(at, seat) && isMaster(at, seat)),
  }
  const [slimAt, slim] = shows['seat-master']
  return [
    ...Object.entries(shows).map(([id, [at, seat]]) => captioned(id, partOf(at, {}, <Rival seat={seat} />))),
    captioned('seat-slim', partOf(slimAt, {}, <SlimRival seat={slim} />)),
  ]
}

export function hands(): Exhibit[] {
  const holding = (least: number, most: number) =>
    findPosition(({ view }) => {
      const count = view.hands[view.viewer!]!.length + view.fleets[view.viewer!]!.length
      return view.phase !== 'over' && count >= least && count <= most
    })
  const shows = { 'hand-first': holding(1, 1), 'hand-some': holding(7, 8), 'hand-many': holding(16, 99) }
  return Object.entries(shows).map(([id, at]) => captioned(id, partOf(at, {}, <Own />)))
}

export function bars(): Exhibit[] {
  const inPhase = (phase: View['phase'], asked = true) =>
    findPosition(({ view }) => view.phase === phase && isAsked(view) === asked)
  const shows: readonly (readonly [id: string, at: Position, more: Parameters<typeof partOf>[1]])[] = [
    ['bar-choose', inPhase('choose'), {}],
    ['bar-ask', inPhase('ask'), {}],
    ['bar-chosen', open[0], { chosen: open[1] }],
    ['bar-short', short[0], { chosen: short[1] }],
    ['bar-too-dear', tooDear[0], { chosen: tooDear[1] }],
    ['bar-decide', inPhase('decide'), {}],
    ['bar-finish', inPhase('finish'), {}],
    ['bar-waiting', inPhase('ask', false), {}],
    ['bar-take-back', inPhase('ask', false), { takeBack: () => undefined }],
    ['bar-over', inPhase('over', false), {}],
  ]
  const advice = appraise(open[0].view).legal.map((action, place) => ({
    action,
    chance: 0.6 - place / 20,
    behind: (['close', 'little', 'clear'] as const)[Math.min(place, 2)]!,
  }))
  return [
    ...shows.map(([id, at, more]) => captioned(id, partOf(at, more, <ActionBar />))),
    captioned('hint-thinking', partOf(open[0], { hint: 'thinking' }, <Hints />)),
    captioned('hint-moves', partOf(open[0], { hint: advice }, <Hints />)),
  ]
}
