import { tryGuests } from '@south-street/bots/test/family-suite.ts'
import { transatlantic } from '@south-street/transatlantic'
import { transatlanticBots } from '@south-street/transatlantic/bots'
import known from './guest-moves.json' with { type: 'json' }

tryGuests(
  {
    game: transatlantic,
    bots: transatlanticBots,
    optionsFor: (players) => ({ players, president: false, compensation: false }),
  },
  known,
)
