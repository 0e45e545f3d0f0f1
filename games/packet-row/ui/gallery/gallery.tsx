import '../index.ts'
import type { Exhibit, GameGallery } from '@south-street/ui'
import de from '../../captions/de.json' with { type: 'json' }
import en from '../../captions/en.json' with { type: 'json' }
import pl from '../../captions/pl.json' with { type: 'json' }
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { cardMessage } from '../../src/messages.ts'
import { CardFace, type CardPlace } from '../card/card-face.tsx'
import { drawings, tokens } from './drawings.tsx'
import { areas, bars, hands, seats, spaces } from './states.tsx'

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

export const gallery: GameGallery = {
  captions: { en, de, pl },
  rooms: [
    { room: 'cards', width: 8, exhibits: FACES.map(cardAt('sheet')) },
    { room: 'in-hand', width: 8, exhibits: FACES.map(cardAt('hand')) },
    { room: 'spaces', width: 9, exhibits: spaces() },
    { room: 'areas', width: 38.5, exhibits: areas() },
    { room: 'seats', width: 19, exhibits: seats() },
    { room: 'hands', width: 78, exhibits: hands() },
    { room: 'bars', width: 60, exhibits: bars() },
    { room: 'tokens', width: 6, exhibits: tokens },
    { room: 'drawings', width: 6, exhibits: drawings },
  ],
}
