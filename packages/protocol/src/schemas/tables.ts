import * as answers from './answers.ts'
import { bare, type Forms, ofTable } from './forms.ts'
import * as requests from './requests.ts'
import { Digest, Exported, StreamMessage, TablePage, TableView } from './view.ts'

/** Setting up tables, finding them and looking at them. */
export const TABLE_SCHEMAS = {
  createTable: {
    summary: 'Set up a table',
    ...bare,
    body: requests.CreateTable,
    answer: answers.Created,
    refuses: [
      'invitation-needed',
      'game-unknown',
      'level-unknown',
      'options-malformed',
      'ratings-off',
      'too-many-listed',
      'too-many-open-tables',
      'too-many-tables',
    ],
  },
  listTables: {
    summary: 'The listed tables, the last changed first',
    ...bare,
    query: requests.ListTables,
    answer: TablePage,
  },
  table: {
    summary: 'The table as I may see it; with `wait` as soon as something has happened',
    ...ofTable,
    query: requests.ReadTable,
    answer: TableView,
    refuses: ['too-many-streams'],
  },
  live: {
    summary: 'The live stream (WebSocket): view and events, from the revision that I have',
    ...ofTable,
    query: requests.Live,
    answer: StreamMessage,
    refuses: ['too-many-streams', 'upgrade-needed'],
  },
  legal: {
    summary: 'What my seat may do now',
    ...ofTable,
    answer: answers.Legal,
    refuses: ['not-seated'],
  },
  digest: {
    summary: 'What has happened since a revision',
    ...ofTable,
    query: requests.Since,
    answer: Digest,
  },
  chat: {
    summary: 'The last lines of the chat, without those of people whom I mute',
    ...ofTable,
    answer: answers.Chat,
  },
  presence: {
    summary: 'Before the game: who has a seat and has not looked at the table for a minute or longer',
    ...ofTable,
    answer: answers.Presence,
  },
  exportTable: {
    summary: 'The record of a game that is over; of a running one what I may know',
    ...ofTable,
    answer: Exported,
    refuses: ['not-dealt'],
  },
} as const satisfies Record<string, Forms>
