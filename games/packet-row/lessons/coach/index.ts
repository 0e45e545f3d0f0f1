import type { GameCoach } from '@south-street/engine/coach'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { practice } from './practice.ts'
import { tips } from './tips.ts'

export const coach: GameCoach<View, Event> = { tips, practice }
