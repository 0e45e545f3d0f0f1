import { SHOWN_GAMES } from '@south-street/registry/boards'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { FaultBoundary } from './frame/fault-boundary.tsx'
import { useKeptFocus } from './frame/kept-focus.ts'
import { OneMoment } from './frame/one-moment.tsx'
import { PageMessage } from './frame/page-message.tsx'
import { PageNotices } from './frame/page-notices.tsx'
import { PhoneTabs } from './frame/phone-tabs.tsx'
import { HomePage } from './home/home-page.tsx'
import { usePageWords, wantFrontWords, wantGameWords } from './language/language.ts'
import { preferredLanguage } from './language/preferred.ts'
import { openBook } from './learn/book.ts'
import { prepareLocalTable } from './local/prepared-table.ts'
import { usePath } from './router.ts'
import { prepareServerTable } from './server/prepared-table.ts'

const RECOVERY = 'recover='
/** Ways that are followed by a game's name. */
const OF_A_GAME = new Set(['invite', 'one-device', 'rules'])

function NoSuchGame(): ReactNode {
  const { say } = usePageWords()
  return <PageMessage text={say('no-such-game')} />
}

async function load(path: string): Promise<ReactNode> {
  const [place, hash = ''] = path.split('#') as [string, string?]
  const [, first = '', second = '', third = '', fourth = ''] = place.split('/')
  if (first === 'table' && second.startsWith('local-')) {
    const page = import('./local/local-table-page.tsx')
    const ready = await prepareLocalTable(second)
    const { LocalTablePage } = await page
    return <LocalTablePage key={second} table={second} ready={ready} />
  }
  if (first === 't' && second !== '') {
    const page = import('./server/server-table-page.tsx')
    const ready = await prepareServerTable(second)
    const { ServerTablePage } = await page
    return <ServerTablePage key={second} table={second} ready={ready} />
  }
  if (OF_A_GAME.has(first) && !SHOWN_GAMES.includes(second)) return <NoSuchGame />
  if (first === 'invite') {
    const [{ InvitePage }] = await Promise.all([import('./server/invite-page.tsx'), wantGameWords(second)])
    return <InvitePage game={second} />
  }
  if (first === 'one-device') {
    const [{ SharedTablePage }] = await Promise.all([import('./local/shared-table-page.tsx'), wantGameWords(second)])
    return <SharedTablePage game={second} />
  }
  if (first === 'replay') {
    const { ReplayPage } = await import('./replay/replay-page.tsx')
    return <ReplayPage hash={hash === '' ? '' : `#${hash}`} />
  }
  if (first === 'review') {
    const { openReviewPage } = await import('./review/review-page.tsx')
    return openReviewPage(second, third, fourth)
  }
  if (first === 'rules') {
    const [{ RulesPage }] = await Promise.all([
      import('./learn/rules-page.tsx'),
      openBook(second, preferredLanguage()),
      wantFrontWords(SHOWN_GAMES),
    ])
    return <RulesPage game={second} clause={hash} />
  }
  if (first === 'learn') {
    const { openLearnPage } = await import('./learn/learn-page.tsx')
    return openLearnPage(second, third)
  }
  if (first === 'puzzles') {
    const { openPuzzlesPage } = await import('./puzzles/puzzles-page.tsx')
    return openPuzzlesPage(second, third)
  }
  if (first === 'settings' && second === 'keys') {
    const { openKeysPage } = await import('./keys/keys-page.tsx')
    return openKeysPage()
  }
  if (first === 'house') {
    const { openProfilePage } = await import('./profile/profile-page.tsx')
    return openProfilePage()
  }
  if (first === 'notices') {
    const { openNoticesPage } = await import('./notices/notices-page.tsx')
    return openNoticesPage(hash)
  }
  if (first === 'club') {
    const { openClubPage } = await import('./club/club-page.tsx')
    return openClubPage(hash)
  }
  if (first === 'operator') {
    const { openOperatorPage } = await import('./operator/operator-page.tsx')
    return openOperatorPage()
  }
  if (first === 'about') {
    const { AboutPage } = await import('./about-page.tsx')
    return <AboutPage />
  }
  if (first === 'gallery') {
    const { openGalleryPage } = await import('./gallery/gallery-page.tsx')
    return openGalleryPage(hash)
  }
  if (hash.startsWith(RECOVERY)) {
    const { openRecoverPage } = await import('./server/recover-page.tsx')
    return openRecoverPage(hash.slice(RECOVERY.length))
  }
  await wantFrontWords(SHOWN_GAMES)
  return <HomePage />
}

let latest: { readonly path: string; readonly page: Promise<ReactNode> } | undefined

/** Fetches a page with all that it needs. The first one sets off while the words are still on their way. */
export function openPage(path: string): Promise<ReactNode> {
  if (latest?.path === path) return latest.page
  const page = load(path)
  latest = { path, page }
  page.catch(() => {
    // Next time it may be there.
    latest = undefined
  })
  return page
}

/**
 * The page of the present address; until it is there, the one before it. Not React's `lazy`: that shows nothing
 * for 300 ms after a fallback, and a table is there sooner.
 */
export function App({ first }: { readonly first: ReactNode }): ReactNode {
  const path = usePath()
  const { say } = usePageWords()
  const [page, setPage] = useState(first)
  useKeptFocus()
  useEffect(() => {
    let isGone = false
    openPage(path)
      .catch(() => <PageMessage text={say('unreachable')} reload={say('again')} />)
      .then((opened) => isGone || startTransition(() => setPage(opened)))
    return () => {
      isGone = true
    }
  }, [path, say])
  return (
    <>
      <FaultBoundary page={page} instead={<PageMessage text={say('fault')} reload={say('edition.reload')} />}>
        {page === null ? <OneMoment /> : <Suspense fallback={<OneMoment />}>{page}</Suspense>}
      </FaultBoundary>
      <PhoneTabs path={path} />
      <PageNotices path={path} />
    </>
  )
}
