import { SHOWN_GAMES } from '@south-street/registry/boards'
import type { ReactNode } from 'react'
import { PageMessage } from '../frame/page-message.tsx'
import { TopBar } from '../frame/top-bar.tsx'
import { type Language, wantFrontWords, wantWords } from '../language/language.ts'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { BrowsersPanel } from './browsers-panel.tsx'
import { MailLinkPage } from './mail-link-page.tsx'
import { MailPanel } from './mail-panel.tsx'
import styles from './notices-page.module.css'
import { NOTICE_WORDS, useNoticeWords } from './parts.tsx'
import { readNotices, useNotices } from './use-notices.ts'
import { WebhookPanel } from './webhook-panel.tsx'
import { WhatPanel } from './what-panel.tsx'
import { WhenPanel } from './when-panel.tsx'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../notices/words/en.json'),
  de: () => import('../../notices/words/de.json'),
  pl: () => import('../../notices/words/pl.json'),
}

const MAIL_LINK = /^(confirm|unsubscribe)=(.+)$/

/** How one is called to a table while one is elsewhere; or where the link of a mail leads. */
export async function openNoticesPage(hash: string): Promise<ReactNode> {
  const [first] = await Promise.all([
    MAIL_LINK.test(hash) ? 'nobody' : readNotices().catch(() => 'unreachable' as const),
    wantWords(NOTICE_WORDS, async (language) => (await LOADERS[language as Language]()).default),
    wantFrontWords(SHOWN_GAMES),
  ])
  const [, purpose, token] = MAIL_LINK.exec(hash) ?? []
  if (token !== undefined) return <MailLinkPage purpose={purpose as 'confirm' | 'unsubscribe'} token={token} />
  if (first === null || typeof first === 'string') return <Instead why={first === null ? 'nobody' : 'unreachable'} />
  return <NoticesPage first={first} />
}

function Instead({ why }: { readonly why: 'nobody' | 'unreachable' }): ReactNode {
  const { say } = useNoticeWords()
  return <PageMessage text={say(why)} {...(why === 'unreachable' && { reload: say('again') })} />
}

function NoticesPage({ first }: { readonly first: Exclude<Awaited<ReturnType<typeof readNotices>>, null> }): ReactNode {
  const { say } = useNoticeWords()
  const notices = useNotices(first, say('unreachable'))
  return (
    <div className={styles.page}>
      <TopBar where={say('title')} />
      <main className={styles.main}>
        <SettingsNav here="/notices" />
        <header className={styles.head}>
          <h1>{say('title')}</h1>
          <p>{say('lead')}</p>
          {notices.problem !== null && <p role="alert">{notices.problem}</p>}
        </header>
        <div className={styles.column}>
          <BrowsersPanel notices={notices} />
          <WebhookPanel notices={notices} />
          {notices.state.mail && <MailPanel notices={notices} />}
        </div>
        <div className={styles.column}>
          <WhatPanel notices={notices} />
          <WhenPanel notices={notices} />
        </div>
      </main>
    </div>
  )
}
