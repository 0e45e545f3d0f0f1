import { useWindow } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import { usePath } from '../router.ts'

/** Pages that have room for it; a table, a lesson, a puzzle or a replay needs the whole bar. */
const PAGES =
  /^\/(house|club|notices|settings\/keys|operator|about|rules\/[^/]+|(learn|puzzles)(\/[^/]+)?|review\/.+)?(#.*)?$/

/** The ways from page to page in the bar of a wide window, for whoever comes back. Newcomers have fewer ways. */
export function PageWays(): ReactNode {
  const path = usePath()
  const isRegular = usePreferences().finished.length > 0
  const [isNarrow, isPhone] = [useWindow('w<1024'), useWindow('phone')]
  // Phones have tabs at the foot.
  const isWanted = isRegular && !isNarrow && !isPhone && PAGES.test(path)
  const [ways, setWays] = useState<typeof import('./way-bar.tsx') | null>(null)
  useEffect(() => {
    if (isWanted) import('./way-bar.tsx').then(setWays, () => undefined)
  }, [isWanted])
  return isWanted && ways && <ways.WayBar path={path} />
}
