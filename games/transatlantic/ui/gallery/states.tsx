import { captioned, type Exhibit, useIsPhone } from '@south-street/ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { NONE, NORTH_ATLANTIC, type ShipIndex } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { appraise } from '../board/appraisal.ts'
import { Berth } from '../board/berth.tsx'
import { isStuck } from '../board/earnings.ts'
import { Hand } from '../board/hand.tsx'
import { Hints } from '../board/hints.tsx'
import { OwnCompany } from '../board/own-company.tsx'
import { Rival } from '../board/rival.tsx'
import { Sea } from '../board/sea.tsx'
import { UpperBoard } from '../board/upper-board.tsx'
import { PhoneCompany } from '../phone/phone-company.tsx'
import { type Moment, partOf } from './board-at.tsx'
import { findView, isAsked } from './positions.ts'

type Decision = View['decision']

const DISTANCES = ['close', 'little', 'clear'] as const

const legal = (view: View): readonly Action[] => appraise(view)?.legal ?? []

/** The viewer is asked this, and has a real choice. */
const asked = (decision: Decision, isWanted: (view: View) => boolean = () => true): View =>
  findView((view) => isAsked(view) && view.decision === decision && legal(view).length > 1 && isWanted(view))

/** An answer that does something. */
function answerIn(view: View, isWanted: (action: Action) => boolean = () => true): Action {
  return legal(view).findLast((action) => isWanted(action))!
}

const chosenIn = (view: View, isWanted?: (action: Action) => boolean): Moment => ({
  view,
  chosen: answerIn(view, isWanted),
})

const waiting = findView((view) => !isAsked(view) && view.decision === 'turn' && view.round > 1)
const turn = asked('turn', ({ round, tiles, viewer }) => round > 1 && tiles[viewer!] === 1)
const buy = asked('buy', (view) => view.round > 1 && isTooDear(view))
const transport = asked('transport', (view) => shipsIn(view).every((ship) => ship !== undefined))
const take = asked('take')
const copy = asked('copy')
const region = asked('region')
const load = asked('load')
const invest = asked('invest')
const redeploy = asked('redeploy')
const deploy = asked('deploy', (view) => !isOneShip(view))
const deployOne = asked('deploy', (view) => isOneShip(view))
const over = findView(({ decision }) => decision === 'over')

function isOneShip(view: View): boolean {
  return new Set(legal(view).map((action) => ('ship' in action ? action.ship : NONE))).size === 1
}

/** The viewer can buy some of the ships, and not all. */
function isTooDear(view: View): boolean {
  const ships = new Set(legal(view).flatMap((action) => (action.type === 'buy' ? action.cards : [])))
  return ships.size > 0 && ships.size < view.market.filter((ship) => ship !== NONE).length
}

/** At sea: one that may sail, one without coal, and somebody else's. */
function shipsIn(view: View): (ShipIndex | undefined)[] {
  const atSea = view.regions.flat()
  const own = atSea.filter((ship) => view.owners[ship] === view.viewer)
  return [
    own.find((ship) => !isStuck(view, ship)),
    own.find((ship) => isStuck(view, ship)),
    atSea.find((ship) => view.owners[ship] !== view.viewer && view.owners[ship] !== NONE),
  ]
}

export function berths(): Exhibit[] {
  const [open, stuck, foreign] = shipsIn(transport) as [ShipIndex, ShipIndex, ShipIndex]
  const idle: Moment = { view: transport, mayAct: false }
  const asks: Moment = { view: transport }
  const chosen: Moment = { view: transport, chosen: { type: 'transport', ships: [open] } }
  const shows: readonly (readonly [string, ShipIndex, Moment, Partial<ComponentProps<typeof Berth>>])[] = [
    ['berth-own', open, idle, {}],
    ['berth-rival', foreign, idle, {}],
    ['berth-open', open, asks, {}],
    ['berth-chosen', open, chosen, {}],
    ['berth-focus', open, asks, {}],
    ['berth-quiet', foreign, asks, {}],
    ['berth-stuck', stuck, asks, {}],
    ['berth-fastest', foreign, idle, { isFastest: true }],
    ['berth-leaving', foreign, idle, { isLeaving: true }],
    ['berth-new', open, idle, { isNew: true }],
  ]
  return shows.map(([id, ship, moment, more]) => {
    const berth = (
      <Berth ship={ship} region={NORTH_ATLANTIC} isFastest={false} isLeaving={false} isNew={false} {...more} />
    )
    const part = id === 'berth-focus' ? <div data-shows-focus="">{berth}</div> : berth
    return captioned(id, partOf(moment, part, 'berth'))
  })
}

export function choices(): Exhibit[] {
  const shows: Readonly<Record<string, Moment>> = {
    'market-rest': { view: waiting },
    'market-buy': { view: buy },
    'market-chosen': chosenIn(buy),
    'display-take': { view: take },
    'display-chosen': chosenIn(take),
    copy: { view: copy },
    'copy-chosen': chosenIn(copy, (action) => action.type === 'copy' && action.from !== null),
    invest: { view: invest },
    'invest-chosen': chosenIn(invest),
    deploy: { view: deploy },
  }
  return Object.entries(shows).map(([id, moment]) => captioned(id, partOf(moment, <UpperBoard />, 'upper')))
}

export function seas(): Exhibit[] {
  const answer = answerIn(deployOne)
  const place = 'region' in answer ? answer.region : NORTH_ATLANTIC
  const trip = answerIn(region)
  const home = transport.regions.findIndex((ships) => ships.includes(shipsIn(transport)[0]!))
  const sailed = 'region' in trip ? trip.region : NORTH_ATLANTIC
  return [
    captioned('sea-rest', partOf({ view: waiting }, <Sea region={place} />, 'sea')),
    captioned('sea-deploy', partOf({ view: deployOne }, <Sea region={place} />, 'sea')),
    captioned('sea-chosen', partOf({ view: deployOne, chosen: answer }, <Sea region={place} />, 'sea')),
    captioned('sea-sail', partOf({ view: region }, <Sea region={sailed} />, 'sea')),
    captioned('sea-sail-chosen', partOf({ view: region, chosen: trip }, <Sea region={sailed} />, 'sea')),
    captioned('sea-ships', partOf({ view: transport }, <Sea region={home} />, 'sea')),
  ]
}

/** Phones draw another part of the same. */
function Own(): ReactNode {
  return useIsPhone() ? <PhoneCompany /> : <OwnCompany />
}

export function hands(): Exhibit[] {
  const card = answerIn(turn, ({ type }) => type === 'play')
  return [
    captioned('hand-turn', partOf({ view: turn }, <Hand />, 'hand')),
    captioned('hand-chosen', partOf({ view: turn, chosen: card }, <Hand />, 'hand')),
    captioned(
      'hand-hinted',
      partOf({ view: turn, more: { hint: [{ action: card, chance: 1, behind: null }] } }, <Hand />, 'hand'),
    ),
    captioned('hand-rests', partOf({ view: transport }, <Hand />, 'hand')),
    captioned('hand-waits', partOf({ view: waiting }, <Hand />, 'hand')),
    captioned('own-company', partOf({ view: turn }, <Own />, 'own')),
    captioned('own-tile', partOf({ view: turn, chosen: { type: 'tile' } }, <Own />, 'own')),
  ]
}

export function seats(): Exhibit[] {
  const acting = waiting.actor
  const other = waiting.money.findIndex((_, seat) => seat !== acting && seat !== waiting.viewer)
  return [
    captioned('seat-asked', partOf({ view: waiting }, <Rival seat={acting} />)),
    captioned('seat-waits', partOf({ view: waiting }, <Rival seat={other} />)),
  ]
}

export function bars(): Exhibit[] {
  const shows: Readonly<Record<string, Moment>> = {
    'bar-turn': { view: turn },
    'bar-turn-chosen': chosenIn(turn, ({ type }) => type === 'play'),
    'bar-buy': { view: buy },
    'bar-buy-chosen': chosenIn(buy),
    'bar-deploy': { view: deploy },
    'bar-deploy-chosen': chosenIn(deploy),
    'bar-redeploy': { view: redeploy },
    'bar-copy': { view: copy },
    'bar-take': { view: take },
    'bar-take-chosen': chosenIn(take),
    'bar-transport': { view: transport },
    'bar-transport-chosen': chosenIn(transport),
    'bar-region': { view: region },
    'bar-load': { view: load },
    'bar-invest': { view: invest },
    'bar-invest-chosen': chosenIn(invest),
    'bar-waiting': { view: waiting },
    'bar-take-back': { view: waiting, more: { takeBack: () => undefined } },
    'bar-over': { view: over, mayAct: false },
  }
  const advice = legal(turn).map((action, place) => ({
    action,
    chance: 0.6 - place / 20,
    behind: DISTANCES[Math.min(place, 2)]!,
  }))
  return [
    ...Object.entries(shows).map(([id, moment]) => captioned(id, partOf(moment, <ActionBar />))),
    captioned('hint-thinking', partOf({ view: turn, more: { hint: 'thinking' } }, <Hints />)),
    captioned('hint-moves', partOf({ view: turn, more: { hint: advice } }, <Hints />)),
  ]
}
