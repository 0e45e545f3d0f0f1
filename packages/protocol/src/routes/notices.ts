import type {
  AddedNoticeChannel,
  NewNoticeChannel,
  NoticeResult,
  NoticeSettings,
  NoticeState,
} from '../notice-types.ts'
import type { Nothing } from '../types.ts'
import { type Route, types } from './route.ts'

/** How one is told of a table while one is elsewhere. */
export const NOTICE_ROUTES = {
  notices: { method: 'GET', path: '/api/me/notices', access: 'person', types: types<{ answer: NoticeState }>() },
  keepNoticeSettings: {
    method: 'PUT',
    path: '/api/me/notices',
    access: 'person',
    types: types<{ body: NoticeSettings; answer: Nothing }>(),
  },
  addNoticeChannel: {
    method: 'POST',
    path: '/api/me/notices/channels',
    access: 'person',
    types: types<{ body: NewNoticeChannel; answer: AddedNoticeChannel }>(),
  },
  turnNoticeChannel: {
    method: 'PUT',
    path: '/api/me/notices/channels/{channel}',
    access: 'person',
    types: types<{ body: { readonly on: boolean }; answer: Nothing }>(),
  },
  removeNoticeChannel: {
    method: 'DELETE',
    path: '/api/me/notices/channels/{channel}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  testNoticeChannel: {
    method: 'POST',
    path: '/api/me/notices/channels/{channel}/test',
    access: 'person',
    types: types<{ answer: NoticeResult }>(),
  },
  muteNotices: {
    method: 'PUT',
    path: '/api/me/notices/mutes/{table}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  unmuteNotices: {
    method: 'DELETE',
    path: '/api/me/notices/mutes/{table}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  confirmMail: {
    method: 'POST',
    path: '/api/notices/confirmations',
    access: 'anyone',
    types: types<{ body: { readonly token: string }; answer: Nothing }>(),
  },
  unsubscribeMail: {
    method: 'POST',
    path: '/api/notices/unsubscribe/{token}',
    access: 'anyone',
    types: types<{ answer: Nothing }>(),
  },
} as const satisfies Record<string, Route>
