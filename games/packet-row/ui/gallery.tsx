import './index.ts'
import { seededRandom } from '@south-street/engine'
import { type Exhibit, type GalleryRoom, HOUSES, type SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, NONE } from '../src/cards.ts'
import type { Event } from '../src/events.ts'
import { packetRow } from '../src/index.ts'
import { cardMessage } from '../src/messages.ts'
import type { View } from '../src/view.ts'
import { appraise } from './board/appraisal.ts'
import { BoardContext, type BoardState } from './board/board-context.ts'
import { readRound } from './board/round-so-far.ts'
import { Space } from './board/space.tsx'
import { CardFace, type CardPlace } from './card/card-face.tsx'
import styles from './gallery.module.css'

const PLAYERS = 4
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']

/** Every face once: cards with the same one look alike. */
const FACES: readonly CardIndex[] = CARDS.flatMap(({ face }, card) =>
  CARDS.findIndex((other) => other.face === face) === card ? [card] : [],
)

const cardAt =
  (place: CardPlace) =>
  (card: CardIndex): Exhibit => ({
    id: CARDS[card]!.id,
    name: cardMessage(card),
    Show: () => <CardFace card={card} place={place} />,
  })

interface Position {
  readonly view: View
  readonly history: readonly Event[]
}

/** A game at random, up to a place that shows as much as possible at once. */
function findPosition(isWanted: (at: Position) => boolean): Position {
  const random = seededRandom('gallery')
  const options = { players: PLAYERS }
  const state = packetRow.setup(options, packetRow.deal(options, random))
  const history: Event[] = []
  for (let actor = packetRow.actor(state); actor !== null; actor = packetRow.actor(state)) {
    const position = { view: packetRow.view(state, actor), history: [...history] }
    if (isWanted(position)) return position
    const answers = packetRow.legal(state, actor)
    packetRow.apply(state, actor, answers[random.below(answers.length)]!, (event) => history.push(event))
  }
  throw new Error('no position shows every state of a space')
}

/** How a space stands, in a word. */
function stateOf({ view, history }: Position, space: number): string {
  const card = view.spaces[space]!
  if (card !== NONE) return appraise(view).standings[space]!.kind
  return readRound(history, view).taken.has(space) ? 'taken' : 'empty'
}

const WANTED = ['rest', 'open', 'short', 'taken', 'empty']

function statesOfSpaces(): Exhibit[] {
  const spacesOf = (position: Position) => {
    const states = position.view.spaces.map((_, space) => stateOf(position, space))
    return WANTED.map((state) => states.indexOf(state))
  }
  const position = findPosition((at) => !spacesOf(at).includes(-1))
  const spaces = spacesOf(position)
  const open = spaces[WANTED.indexOf('open')]!
  return [
    ...WANTED.map((state, i) => spaceIn(position, `space ${state}`, spaces[i]!, {})),
    spaceIn(position, 'space chosen', open, { chosen: open }),
    spaceIn(position, 'space hinted', open, {
      hint: [{ action: { type: 'take', card: position.view.spaces[open]! }, chance: 1 }],
    }),
  ]
}

function spaceIn({ view, history }: Position, id: string, space: number, more: Partial<BoardState>): Exhibit {
  const nothing = () => undefined
  const seats: readonly SeatInfo[] = NAMES.map((name, seat) => ({
    name,
    house: HOUSES[seat]!,
    isYou: seat === view.viewer,
  }))
  const board: BoardState = {
    view,
    seats,
    round: readRound(history, view),
    appraisal: appraise(view),
    mayAct: true,
    still: false,
    chosen: NONE,
    ...{ choose: nothing, mark: nothing, act: nothing, takeBack: null, hint: null, askHint: null, help: true },
    ...{ moving: new Map(), voyage: null, openPlanner: nothing, openCash: nothing, openRivals: nothing },
    ...{ focus: nothing, openDiscards: nothing, showRule: nothing },
    ...more,
  }
  const Show = (): ReactNode => (
    <BoardContext value={board}>
      <div className={styles.space}>
        <Space space={space} />
      </div>
    </BoardContext>
  )
  return { id, name: null, Show }
}

export const gallery: readonly GalleryRoom[] = [
  { room: 'cards', width: 8, exhibits: FACES.map(cardAt('sheet')) },
  { room: 'in-hand', width: 8, exhibits: FACES.map(cardAt('hand')) },
  { room: 'states', width: 8, exhibits: statesOfSpaces() },
]
