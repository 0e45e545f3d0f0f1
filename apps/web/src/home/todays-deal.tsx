import { type ReactNode, useEffect, useState } from 'react'

/** Today's deal. It comes after the rest of the page, or not at all. */
export function TodaysDeal(): ReactNode {
  const [panel, setPanel] = useState<ReactNode>(null)
  useEffect(() => {
    let isGone = false
    import('../daily/daily-panel.tsx')
      .then(({ openDailyPanel }) => openDailyPanel())
      .then(
        (opened) => isGone || setPanel(opened),
        // The page is whole without it.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [])
  return panel
}
