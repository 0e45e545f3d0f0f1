import { z } from 'zod'
import * as answers from './answers.ts'
import { bare, type Forms, ofPerson } from './forms.ts'
import * as requests from './requests.ts'
import { TablePage } from './view.ts'

/** Games, identities, and what one keeps for oneself. */
export const PEOPLE_SCHEMAS = {
  version: {
    summary: 'Which South Street this is: its version, rules and page',
    ...bare,
    answer: answers.Version,
  },
  seen: {
    summary: 'How this request looks to the server, for whoever sets up a proxy; by WebSocket the same in one message',
    ...bare,
    answer: answers.Seen,
  },
  games: {
    summary: 'The games, and the bots that play them',
    ...bare,
    answer: answers.Games,
  },
  createGuest: {
    summary: 'A new identity; who has one already is told which',
    ...bare,
    body: requests.CreateGuest,
    answer: answers.Guest,
    refuses: ['too-many-identities'],
  },
  announcement: {
    summary: 'What the operator tells everybody',
    ...bare,
    answer: z.object({ announcement: z.object({ text: z.string(), until: z.number() }).nullable() }),
  },
  join: {
    summary: 'Use an invitation code: at a closed server only members set up tables',
    ...bare,
    body: z.strictObject({ code: z.string().min(1).max(60) }),
    answer: answers.Nothing,
    refuses: ['code-refused'],
  },
  me: {
    summary: 'Who I am',
    ...bare,
    answer: answers.Me,
  },
  rename: {
    summary: 'Take another name, at all my tables',
    ...bare,
    body: requests.Rename,
    answer: answers.Me,
  },
  deleteMe: {
    summary: 'Delete my identity, my name and my words everywhere; done already for whoever is nobody',
    ...bare,
    answer: answers.Nothing,
  },
  mutes: {
    summary: 'Whom I mute',
    ...bare,
    answer: answers.Mutes,
  },
  mute: {
    summary: 'Read nothing more of a person’s chat',
    ...ofPerson,
    answer: answers.Nothing,
    refuses: ['no-such-person'],
  },
  unmute: {
    summary: 'Read a person’s chat again',
    ...ofPerson,
    answer: answers.Nothing,
  },
  myTables: {
    summary: 'Tables where I sit or which I host',
    ...bare,
    query: requests.ListTables,
    answer: TablePage,
  },
  nextTable: {
    summary: 'The table that has waited longest for me',
    ...bare,
    query: requests.Elsewhere,
    answer: answers.NextTable,
  },
} as const satisfies Record<string, Forms>
