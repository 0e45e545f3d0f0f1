import type { RouteName } from '@south-street/protocol'
import type { Asker } from './test-server.ts'

export const KINDS = ['nobody', 'spectator', 'other table', 'seat', 'host', 'operator'] as const
export type Kind = (typeof KINDS)[number]

/** Answers to each kind of asker, in this order; one word stands for all. */
type Expected = string | readonly [string, string, string, string, string, string]

const PUBLIC: Expected = ['ok', 'ok', 'ok', 'ok', 'ok', 'not-signed-in']
const SIGNED_IN: Expected = ['not-signed-in', 'ok', 'ok', 'ok', 'ok', 'not-signed-in']
/** For whoever sits there. */
const SEATED: Expected = ['not-signed-in', 'not-seated', 'not-seated', 'ok', 'ok', 'not-signed-in']
const USED_UP: Expected = [
  'link-used-up',
  'link-used-up',
  'link-used-up',
  'link-used-up',
  'link-used-up',
  'not-signed-in',
]
const NO_CHANNEL: Expected = [
  'not-signed-in',
  'no-such-channel',
  'no-such-channel',
  'no-such-channel',
  'no-such-channel',
  'not-signed-in',
]
/** In the form of what this server writes into mail, and not written by it. */
const FOREIGN_TOKEN = `${'x'.repeat(22)}.${'y'.repeat(43)}`
const OPERATOR: Expected = ['not-operator', 'not-operator', 'not-operator', 'not-operator', 'not-operator', 'ok']

/** The same for everybody whom the request does not name wrongly. */
function same(answer: string): Expected {
  return [answer, answer, answer, answer, answer, 'not-signed-in']
}
function known(answer: string): Expected {
  return ['not-signed-in', answer, answer, answer, answer, 'not-signed-in']
}
function atClub(answer: string): Expected {
  return ['not-operator', 'not-operator', 'not-operator', 'not-operator', 'not-operator', answer]
}
function seated(seat: string, host: string): Expected {
  return ['not-signed-in', 'not-seated', 'not-seated', seat, host, 'not-signed-in']
}
function hosted(host: string): Expected {
  return ['not-signed-in', 'not-host', 'not-host', 'not-host', host, 'not-signed-in']
}

export interface Scene {
  /** Running, of Anna (seat 0, host) and Ben. */
  readonly running: string
  /** Waiting for players, hosted by Anna. */
  readonly open: string
  readonly askers: Readonly<Record<Kind, Asker>>
}

export interface Case {
  readonly expected: Expected
  path?(scene: Scene): string
  readonly body?: unknown
}

const at =
  (rest: string, which: 'running' | 'open' = 'running') =>
  (scene: Scene): string =>
    `/api/tables/${scene[which]}${rest}`

export const CASES: Record<RouteName, Case> = {
  version: { expected: PUBLIC },
  seen: { expected: PUBLIC },
  games: { expected: PUBLIC },
  daily: { expected: PUBLIC },
  myHouse: { expected: PUBLIC },
  dailyResults: { expected: PUBLIC, path: () => '/api/daily/high-card/results' },
  beginDaily: { expected: SIGNED_IN, path: () => '/api/daily/high-card' },
  createGuest: { expected: PUBLIC, body: { name: 'New' } },
  redeem: {
    expected: ['link-used-up', 'link-used-up', 'link-used-up', 'link-used-up', 'link-used-up', 'not-signed-in'],
    body: { token: 'x'.repeat(43) },
  },
  signInByWords: { expected: same('words-mistyped'), body: { words: 'anchor' } },
  askPasskey: { expected: same('passkeys-unable') },
  signInByPasskey: {
    expected: same('passkeys-unable'),
    body: {
      credential: {
        ...{ id: 'x', rawId: 'x', type: 'public-key' },
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      },
    },
  },
  keys: { expected: SIGNED_IN },
  preparePasskey: { expected: known('passkeys-unable') },
  addPasskey: {
    expected: known('passkeys-unable'),
    body: {
      credential: {
        ...{ id: 'x', rawId: 'x', type: 'public-key' },
        response: { clientDataJSON: 'x', attestationObject: 'x' },
      },
    },
  },
  renamePasskey: {
    expected: known('no-such-passkey'),
    path: () => `/api/me/passkeys/${'x'.repeat(22)}`,
    body: { name: 'Phone' },
  },
  removePasskey: { expected: known('no-such-passkey'), path: () => `/api/me/passkeys/${'x'.repeat(22)}` },
  createWords: { expected: SIGNED_IN },
  removeOtherDevices: { expected: SIGNED_IN },
  me: { expected: SIGNED_IN },
  rename: { expected: SIGNED_IN, body: { name: 'Other' } },
  deleteMe: { expected: PUBLIC },
  signOut: { expected: SIGNED_IN },
  createToken: { expected: SIGNED_IN },
  createRecovery: { expected: SIGNED_IN },
  devices: { expected: SIGNED_IN },
  removeDevice: {
    expected: [
      'not-signed-in',
      'no-such-device',
      'no-such-device',
      'no-such-device',
      'no-such-device',
      'not-signed-in',
    ],
    path: () => `/api/me/devices/${'x'.repeat(22)}`,
  },
  mutes: { expected: SIGNED_IN },
  mute: { expected: SIGNED_IN, path: ({ askers }) => `/api/me/mutes/${askers.host.id}` },
  unmute: { expected: SIGNED_IN, path: ({ askers }) => `/api/me/mutes/${askers.host.id}` },
  notices: { expected: SIGNED_IN },
  myRatings: { expected: SIGNED_IN },
  leaders: { expected: PUBLIC },
  tableRating: { expected: PUBLIC, path: at('/rating') },
  club: { expected: PUBLIC },
  clubGames: { expected: same('no-club-here') },
  joinClub: { expected: known('no-club-here'), body: {} },
  leaveClub: { expected: SIGNED_IN },
  answerEvening: {
    expected: known('not-a-member'),
    path: () => `/api/club/evenings/${'x'.repeat(22)}/answer`,
    body: { coming: true },
  },
  keepNoticeSettings: {
    expected: SIGNED_IN,
    body: {
      events: { turn: ['push'], clock: [], started: [], over: [], mention: [] },
      onlyAway: true,
      quiet: { from: 1350, to: 420 },
      digest: 480,
      zone: 'Europe/Berlin',
      language: 'de',
    },
  },
  addNoticeChannel: {
    expected: SIGNED_IN,
    body: { kind: 'webhook', format: 'ntfy', url: 'https://ntfy.example.org/tables' },
  },
  turnNoticeChannel: {
    expected: NO_CHANNEL,
    path: () => `/api/me/notices/channels/${'x'.repeat(22)}`,
    body: { on: true },
  },
  removeNoticeChannel: { expected: NO_CHANNEL, path: () => `/api/me/notices/channels/${'x'.repeat(22)}` },
  testNoticeChannel: { expected: NO_CHANNEL, path: () => `/api/me/notices/channels/${'x'.repeat(22)}/test` },
  muteNotices: {
    expected: ['not-signed-in', 'no-such-table', 'no-such-table', 'ok', 'ok', 'not-signed-in'],
    path: ({ running }) => `/api/me/notices/mutes/${running}`,
  },
  unmuteNotices: { expected: SIGNED_IN, path: ({ running }) => `/api/me/notices/mutes/${running}` },
  confirmMail: { expected: USED_UP, body: { token: FOREIGN_TOKEN } },
  unsubscribeMail: { expected: USED_UP, path: () => `/api/notices/unsubscribe/${FOREIGN_TOKEN}` },
  myTables: { expected: PUBLIC },
  nextTable: { expected: SIGNED_IN },
  createTable: { expected: SIGNED_IN, body: { game: 'high-card', options: { players: 2 } } },
  listTables: { expected: PUBLIC },
  table: { expected: PUBLIC, path: at('') },
  live: {
    expected: [
      'upgrade-needed',
      'upgrade-needed',
      'upgrade-needed',
      'upgrade-needed',
      'upgrade-needed',
      'not-signed-in',
    ],
    path: at('/live'),
  },
  legal: { expected: SEATED, path: at('/legal') },
  digest: { expected: PUBLIC, path: at('/digest') },
  chat: { expected: PUBLIC, path: at('/chat') },
  presence: { expected: PUBLIC, path: at('/presence') },
  exportTable: { expected: PUBLIC, path: at('/export') },
  takeSeat: {
    expected: ['not-signed-in', 'ok', 'ok', 'ok', 'ok', 'not-signed-in'],
    path: at('/seats', 'open'),
    body: {},
  },
  leaveSeat: { expected: SEATED, path: at('/leave') },
  seatBot: { expected: hosted('ok'), path: at('/seats/1/bot', 'open'), body: { level: 'random' } },
  emptySeat: { expected: hosted('ok'), path: at('/seats/0', 'open') },
  chooseHouse: { expected: seated('not-seated', 'ok'), path: at('/house', 'open'), body: { house: 3 } },
  changeTerms: { expected: hosted('ok'), path: at('/terms', 'open'), body: { help: false } },
  start: { expected: hosted('seats-open'), path: at('/start', 'open') },
  act: { expected: SEATED, path: at('/actions'), body: { decision: 0, action: 'wave' } },
  takeBack: { expected: seated('nothing-to-take-back', 'nothing-to-take-back'), path: at('/take-back') },
  answerTakeBack: {
    expected: seated('no-take-back-asked', 'no-take-back-asked'),
    path: at('/take-back'),
    body: { agree: true },
  },
  order: { expected: SEATED, path: at('/order') },
  giveOrder: { expected: SEATED, path: at('/order'), body: { until: 'round' } },
  withdrawOrder: { expected: SEATED, path: at('/order') },
  say: { expected: SEATED, path: at('/chat'), body: { text: 'Ahoy' } },
  goAway: { expected: SEATED, path: at('/away') },
  comeBack: { expected: SEATED, path: at('/back') },
  voteStandIn: { expected: seated('vote-for-others', 'not-away'), path: at('/seats/1/stand-in') },
  startHoliday: {
    expected: seated('no-holidays-here', 'no-holidays-here'),
    path: at('/holiday'),
    body: { days: 1 },
  },
  endHoliday: { expected: SEATED, path: at('/holiday') },
  agreeHandover: { expected: SEATED, path: at('/handover') },
  voteHandover: { expected: seated('vote-for-others', 'not-absent'), path: at('/seats/1/handover') },
  offerSeat: { expected: hosted('owner-has-not-agreed'), path: at('/seats/1/offer') },
  claimSeat: {
    expected: ['not-signed-in', 'claim-invalid', 'claim-invalid', 'already-seated', 'already-seated', 'not-signed-in'],
    path: at('/claim'),
    body: { claim: 'x'.repeat(43) },
  },
  reclaimSeat: {
    expected: [
      'not-signed-in',
      'nothing-to-reclaim',
      'nothing-to-reclaim',
      'already-seated',
      'already-seated',
      'not-signed-in',
    ],
    path: at('/reclaim'),
  },
  abandon: { expected: SEATED, path: at('/abandon') },
  rematch: { expected: seated('not-finished', 'not-finished'), path: at('/rematch') },
  close: { expected: hosted('ok'), path: at('/close', 'open') },
  announcement: { expected: PUBLIC },
  join: { expected: known('code-refused'), body: { code: 'THURSDAY-X' } },
  operatorSignIn: { expected: same('not-operator'), body: { token: 'guessed' } },
  operatorAskPasskey: { expected: same('passkeys-unable') },
  operatorSignInByPasskey: {
    expected: same('passkeys-unable'),
    body: {
      credential: {
        ...{ id: 'x', rawId: 'x', type: 'public-key' },
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      },
    },
  },
  operatorSignOut: { expected: OPERATOR },
  overview: { expected: OPERATOR },
  operatorTables: { expected: OPERATOR },
  operatorPeople: { expected: OPERATOR },
  operatorLog: { expected: OPERATOR },
  ban: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}/ban`, body: { days: 1 } },
  liftBan: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}/ban` },
  appointOperator: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}/operator` },
  dismissOperator: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}/operator` },
  recoverByOperator: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}/recovery` },
  operatorClub: { expected: OPERATOR },
  announceEvening: { expected: atClub('no-club-here'), body: { at: 1, title: 'Evening', line: '' } },
  cancelEvening: {
    expected: atClub('no-such-evening'),
    path: () => `/api/admin/club/evenings/${'x'.repeat(22)}`,
  },
  setClub: { expected: OPERATOR, body: { name: 'Pier 17', line: '', visibility: 'link' } },
  endClub: { expected: OPERATOR },
  setEntry: { expected: OPERATOR, body: { entry: 'everybody' } },
  codes: { expected: OPERATOR },
  makeCode: { expected: OPERATOR, body: { label: 'Thursday', most: 3 } },
  withdrawCode: {
    expected: ['not-operator', 'not-operator', 'not-operator', 'not-operator', 'not-operator', 'no-such-code'],
    path: () => `/api/admin/codes/${'x'.repeat(22)}`,
  },
  announce: { expected: OPERATOR, body: { text: 'Ahoy', hours: 1 } },
  withdrawAnnouncement: { expected: OPERATOR },
  closeByOperator: { expected: OPERATOR, path: ({ running }) => `/api/admin/tables/${running}/close` },
  deleteTable: { expected: OPERATOR, path: ({ running }) => `/api/admin/tables/${running}` },
  deletePerson: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}` },
}
