import { lazy, type ReactNode, Suspense } from 'react'
import { HomePage } from './home/home-page.tsx'
import { usePageWords } from './language/language.ts'
import { usePath } from './router.ts'

const LocalTablePage = lazy(async () => ({ default: (await import('./local/local-table-page.tsx')).LocalTablePage }))
const ServerTablePage = lazy(async () => ({
  default: (await import('./server/server-table-page.tsx')).ServerTablePage,
}))
const InvitePage = lazy(async () => ({ default: (await import('./server/invite-page.tsx')).InvitePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))
const RulesPage = lazy(async () => ({ default: (await import('./learn/rules-page.tsx')).RulesPage }))
const RecoverPage = lazy(async () => ({ default: (await import('./server/recover-page.tsx')).RecoverPage }))
const AboutPage = lazy(async () => ({ default: (await import('./about-page.tsx')).AboutPage }))

const RECOVERY = 'recover='

function route(path: string): ReactNode {
  const [place, hash = ''] = path.split('#') as [string, string?]
  const [, first = '', second = ''] = place.split('/')
  if (first === 'table' && second.startsWith('local-')) return <LocalTablePage key={second} table={second} />
  if (first === 't' && second !== '') return <ServerTablePage key={second} table={second} />
  if (first === 'invite') return <InvitePage game={second} />
  if (first === 'replay') return <ReplayPage hash={hash === '' ? '' : `#${hash}`} />
  if (first === 'rules') return <RulesPage game={second} clause={hash} />
  if (first === 'about') return <AboutPage />
  if (hash.startsWith(RECOVERY)) return <RecoverPage token={hash.slice(RECOVERY.length)} />
  return <HomePage />
}

export function App(): ReactNode {
  const path = usePath()
  const { say } = usePageWords()
  return <Suspense fallback={<p role="status">{say('loading')}</p>}>{route(path)}</Suspense>
}
