import type { Mutant } from './mutant.ts'

const SRC = 'apps/server/src'
const NOTICES = ['apps/server/test/notices']
const STORE = ['apps/server/test/store/notices.test.ts']

export const NOTICE_MUTANTS: readonly Mutant[] = [
  {
    name: 'notices/dials-into-the-house',
    file: `${SRC}/notices/guard.ts`,
    find: "return protocol === 'https:' && isPublic(address)",
    replace: "return protocol === 'https:'",
    why: 'a webhook reaches the router and the metadata of the cloud',
    tests: ['apps/server/test/notices/guard.test.ts'],
  },
  {
    name: 'notices/names-are-not-judged',
    file: `${SRC}/notices/guard.ts`,
    find: 'found.filter(({ address }) => this.permits(address, protocol))',
    replace: '[...found]',
    why: 'a name that leads to a private address is dialled',
    tests: ['apps/server/test/notices/guard.test.ts'],
  },
  {
    name: 'notices/told-at-once',
    file: 'packages/house/src/calls.ts',
    find: 'const from = change.entries.at(-1)!.at + bell.delay(after.settings.pace.kind)',
    replace: 'const from = change.entries.at(-1)!.at',
    why: 'the time of a notice tells how long a standing order waits, and people at the table are called',
    tests: ['apps/server/test/notices/notices.test.ts'],
  },
  {
    name: 'notices/told-after-moving',
    file: `${SRC}/store/batch.ts`,
    find: 'if (append.heeds !== undefined) await withdrawCalls(db, append.heeds, table)',
    replace: '',
    why: 'what was written to somebody is told although they have answered it',
    tests: STORE,
  },
  {
    name: 'notices/two-send-the-same',
    file: `${SRC}/store/outbox.ts`,
    find: 'where done_at is null and due_at <= ${now} and (lease_until is null or lease_until <= ${now})',
    replace: 'where done_at is null and due_at <= ${now}',
    why: 'every process sends every notice',
    tests: STORE,
  },
  {
    name: 'notices/told-at-the-table',
    file: `${SRC}/notices/postman.ts`,
    find: 'const seen = settings.onlyAway ? await store.notices.seenUntil(person, table) : null',
    replace: 'const seen = null',
    why: 'somebody who looks at the table is called to it',
    tests: NOTICES,
  },
  {
    name: 'notices/lost-device-hears-on',
    file: `${SRC}/store/notices.ts`,
    find: 'exists (select 1 from tokens where tokens.hash = notice_channels.token)',
    replace: 'true',
    why: 'a browser that was signed out from afar still gets notices',
    tests: STORE,
  },
  {
    name: 'notices/mail-unasked',
    file: `${SRC}/http/handlers/notices.ts`,
    find: "confirmedAt: body.kind === 'mail' ? null : now(),",
    replace: 'confirmedAt: now(),',
    why: 'anybody can have mails sent to anybody',
    tests: ['apps/server/test/notices/mail.test.ts'],
  },
]
