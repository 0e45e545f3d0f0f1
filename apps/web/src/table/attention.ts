import { useEffect } from 'react'
import { readPreferences } from '../preferences.ts'

const BADGED_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Crect width='64' height='64' rx='12' fill='%2316212c'/%3E%3Ccircle cx='32' cy='32' r='20' fill='%23f0c75a'/%3E%3C/svg%3E"

/** While the page is in the background, its title, its icon and, if allowed, a notification say whose move it is. */
export function useAttention(isMyMove: boolean, text: string): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
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
