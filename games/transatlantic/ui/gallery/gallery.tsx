import '../index.ts'
import type { Exhibit, GameGallery } from '@south-street/ui'
import de from '../../captions/de.json' with { type: 'json' }
import en from '../../captions/en.json' with { type: 'json' }
import pl from '../../captions/pl.json' with { type: 'json' }
import { CARDS, SHIPS } from '../../src/catalogue.ts'
import { cardMessage, shipMessage } from '../../src/messages.ts'
import { ActionCard } from '../card/action-card.tsx'
import { ShipCard } from '../card/ship-card.tsx'
import { drawings, tokens } from './drawings.tsx'
import { bars, berths, choices, hands, seas, seats } from './states.tsx'

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

export const gallery: GameGallery = {
  captions: { en, de, pl },
  rooms: [
    { room: 'ships', width: 17, exhibits: ships },
    { room: 'cards', width: 9, exhibits: cards },
    { room: 'berths', width: 17, exhibits: berths() },
    { room: 'choices', width: 66, exhibits: choices() },
    { room: 'seas', width: 20, exhibits: seas() },
    { room: 'seats', width: 19, exhibits: seats() },
    { room: 'hands', width: 66, exhibits: hands() },
    { room: 'bars', width: 60, exhibits: bars() },
    { room: 'tokens', width: 6, exhibits: tokens },
    { room: 'drawings', width: 6, exhibits: drawings },
  ],
}
