import { type ReactNode, useEffect, useState } from 'react'

/** A panel that comes after the rest of the page, or not at all. What opens it stays the same. */
export function LatePanel({ open }: { readonly open: () => Promise<ReactNode> }): ReactNode {
  const [panel, setPanel] = useState<ReactNode>(null)
  useEffect(() => {
    let isGone = false
    open().then(
      (opened) => isGone || setPanel(opened),
      // The page is whole without it.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [open])
  return panel
}

export const openTodaysDeal = async () => (await import('../daily/daily-panel.tsx')).openDailyPanel()
export const openClubNews = async () => (await import('../club/club-news.tsx')).openClubNews()
