import { lazy, type ReactNode, Suspense } from 'react'
import { HomePage } from './home/home-page.tsx'
import { usePageWords } from './language/language.ts'
import { usePath } from './router.ts'

const LocalTablePage = lazy(() =>
  import('./local/local-table-page.tsx').then((page) => ({ default: page.LocalTablePage })),
)

function route(path: string): ReactNode {
  const local = /^\/table\/(local-[\w-]+)/.exec(path)
  if (local !== null) return <LocalTablePage key={local[1]} table={local[1]!} />
  return <HomePage />
}

export function App(): ReactNode {
  const path = usePath()
  const { say } = usePageWords()
  return <Suspense fallback={<p role="status">{say('loading')}</p>}>{route(path)}</Suspense>
}
