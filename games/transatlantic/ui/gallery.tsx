import './index.ts'
import { chooseOptions, seededRandom } from '@south-street/engine'
import { type BoardProps, type Exhibit, type GalleryRoom, HOUSES } from '@south-street/ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Action } from '../src/actions/action.ts'
import { CARDS, NONE, NORTH_ATLANTIC, SHIPS, type ShipIndex } from '../src/catalogue.ts'
import type { Event } from '../src/events.ts'
import { transatlantic } from '../src/index.ts'
import { cardMessage, shipMessage } from '../src/messages.ts'
import type { View } from '../src/view.ts'
import { Berth } from './board/berth.tsx'
import { BoardContext, type BoardState } from './board/board-context.ts'
import { isStuck } from './board/earnings.ts'
import { useBoardState } from './board/use-board-state.ts'
import { ActionCard } from './card/action-card.tsx'
import { ShipCard } from './card/ship-card.tsx'
import styles from './gallery.module.css'

const PLAYERS = 3
const NAMES = ['Anna', 'Ben', 'Cleo']

const ships: Exhibit[] = SHIPS.map(({ id }, ship) => ({
  id,
  name: shipMessage(ship),
  Show: () => <ShipCard ship={ship} />,
}))

const cards: Exhibit[] = CARDS.map(({ id }, card) => ({
  id,
  name: cardMessage(card),
  Show: () => <ActionCard card={card} />,
}))

/** A game at random, up to a turn in which ships are chosen to sail and one of the viewer's lies still. */
function findPosition(): View {
  for (let game = 0; ; game++) {
    const random = seededRandom('gallery', game)
    const options = transatlantic.codec.readOptions(chooseOptions(transatlantic, PLAYERS))
    const state = transatlantic.setup(options, transatlantic.deal(options, random))
    for (let actor = transatlantic.actor(state); actor !== null; actor = transatlantic.actor(state)) {
      const view = transatlantic.view(state, actor)
      if (view.decision === 'transport' && shipsIn(view).every((ship) => ship !== undefined)) return view
      const answers = transatlantic.legal(state, actor)
      transatlantic.apply(state, actor, answers[random.below(answers.length)]!)
    }
  }
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

const nothing = () => undefined

function propsOf(view: View): BoardProps<View, Action, Event> {
  return {
    view,
    seats: NAMES.map((name, seat) => ({ name, house: HOUSES[seat]!, isYou: seat === view.viewer })),
    ...{ history: [], moving: [], mayAct: true, act: nothing, takeBack: null, hint: null, askHint: null },
    ...{ help: true, confirmsAtOnce: false, record: null, showRule: nothing },
  }
}

type BerthState = Partial<ComponentProps<typeof Berth>>

function BerthAt({ view, more, ...berth }: { view: View; more: Partial<BoardState>; ship: ShipIndex } & BerthState) {
  const board = useBoardState(propsOf(view), nothing)
  return (
    <BoardContext value={{ ...board, ...more }}>
      <div className={styles.berth}>
        <Berth region={NORTH_ATLANTIC} isFastest={false} isLeaving={false} isNew={false} {...berth} />
      </div>
    </BoardContext>
  )
}

function statesOfBerths(): Exhibit[] {
  const view = findPosition()
  const [open, stuck, foreign] = shipsIn(view) as [ShipIndex, ShipIndex, ShipIndex]
  const idle = { mayAct: false }
  const chosen = {
    picks: {
      card: NONE,
      tile: false,
      ships: [open],
      region: NONE,
      markers: [],
      from: null,
      extraCoal: NONE,
      coalBonus: false,
    },
  }
  const shows: readonly [string, ShipIndex, Partial<BoardState>, BerthState][] = [
    ['own', open, idle, {}],
    ['rival', foreign, idle, {}],
    ['open', open, {}, {}],
    ['chosen', open, chosen, {}],
    ['quiet', foreign, {}, {}],
    ['stuck', stuck, {}, {}],
    ['fastest', foreign, idle, { isFastest: true }],
    ['leaving', foreign, idle, { isLeaving: true }],
    ['new', open, idle, { isNew: true }],
  ]
  return shows.map(([id, ship, more, berth]) => ({
    id: `berth ${id}`,
    name: null,
    Show: (): ReactNode => <BerthAt view={view} more={more} ship={ship} {...berth} />,
  }))
}

export const gallery: readonly GalleryRoom[] = [
  { room: 'ships', width: 17, exhibits: ships },
  { room: 'cards', width: 9, exhibits: cards },
  { room: 'states', width: 17, exhibits: statesOfBerths() },
]
