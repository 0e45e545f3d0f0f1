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
  redeem: {
    summary: 'Use a recovery link: this browser becomes the person who made it',
    ...bare,
    body: requests.Redeem,
    answer: answers.Me,
    refuses: ['link-used-up', 'somebody-already'],
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
  signOut: {
    summary: 'Forget me in this browser, or end this token',
    ...bare,
    answer: answers.Nothing,
  },
  createToken: {
    summary: 'A bearer token for a program that plays for me',
    ...bare,
    answer: answers.BearerToken,
    refuses: ['secret-shown-once'],
  },
  createRecovery: {
    summary: 'A link that brings my identity to another device, once',
    ...bare,
    answer: answers.RecoveryLink,
    refuses: ['secret-shown-once'],
  },
  devices: {
    summary: 'Browsers, programs and unused recovery links that may act for me',
    ...bare,
    answer: answers.Devices,
  },
  removeDevice: {
    summary: 'Let one of them act for me no longer',
    ...bare,
    params: requests.OfDevice,
    answer: answers.Nothing,
    refuses: ['no-such-device'],
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
