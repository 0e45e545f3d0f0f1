import { loadCover } from '@south-street/registry/boards'
import { WordsProvider } from '@south-street/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useGameWords } from '../language/language.ts'

const covers = new Map<string, ReturnType<typeof lazy>>()

function coverOf(game: string): ReturnType<typeof lazy> {
  const known =
    covers.get(game) ??
    lazy(async () => ({ default: (await loadCover(game)) ?? (await import('../plain/plain-cover.tsx')).PlainCover }))
  covers.set(game, known)
  return known
}

/** The picture of a game; its place stays empty until it is there. */
export function GameCover({ game }: { readonly game: string }): ReactNode {
  const Cover = coverOf(game)
  const words = useGameWords(game)
  return (
    <Suspense fallback={null}>
      <WordsProvider value={words}>
        <Cover />
      </WordsProvider>
    </Suspense>
  )
}
