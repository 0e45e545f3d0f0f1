import { tryGuests } from '@south-street/bots/test/family-suite.ts'
import { packetRow } from '@south-street/packet-row'
import { packetRowBots } from '@south-street/packet-row/bots'
import known from './guest-moves.json' with { type: 'json' }

tryGuests({ game: packetRow, bots: packetRowBots, optionsFor: (players) => ({ players }) }, known)
