import { useWindow } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePreferences } from '../preferences.ts'

/** The pages that lead to one another; a table, a lesson or a puzzle needs the whole window. */
const PAGES = /^\/(house|club|notices|settings\/keys|(learn|puzzles)\/[^/]+)?(#.*)?$/

/** The way from page to page under the thumb, for whoever comes back with a phone. Newcomers have fewer ways. */
export function PhoneTabs({ path }: { readonly path: string }): ReactNode {
  const [isPhone, isLying] = [useWindow('phone'), useWindow('lying')]
  const isRegular = usePreferences().finished.length > 0
  const isWanted = isPhone && !isLying && isRegular && PAGES.test(path)
  const [bar, setBar] = useState<typeof import('./tab-bar.tsx') | null>(null)
  useEffect(() => {
    if (!isWanted) return
    import('./tab-bar.tsx').then(setBar, () => undefined)
    const { dataset } = document.documentElement
    dataset.tabs = 'on'
    return () => {
      delete dataset.tabs
    }
  }, [isWanted])
  return isWanted && bar && <bar.TabBar path={path} />
}
