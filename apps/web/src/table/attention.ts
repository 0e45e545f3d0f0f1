import { useEffect } from 'react'
import { readPreferences } from '../preferences.ts'

const BADGED_ICON = '/icon-your-move.svg'

/** While the page is in the background, its title, its icon and, if allowed, a notification say whose move it is. */
export function useAttention(isMyMove: boolean, text: string): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
    const plain = icon?.getAttribute('href') ?? '/icon.svg'
    document.title = isMyMove ? `● ${text}` : 'South Street'
    if (isMyMove) icon?.setAttribute('href', BADGED_ICON)
    const mayNotify = 'Notification' in window && Notification.permission === 'granted' && readPreferences().notifies
    const notice = isMyMove && document.hidden && mayNotify ? new Notification('South Street', { body: text }) : null
    return () => {
      document.title = 'South Street'
      icon?.setAttribute('href', plain)
      notice?.close()
    }
  }, [isMyMove, text])
}
