import { useEffect } from 'react'
import { base } from '../base.ts'
import { readPreferences } from '../preferences.ts'

const BADGED_ICON = '/icon-your-move.svg'
/** A newer notification takes the place of an older one. */
const TAG = 'your-move'

/** Null where it is not allowed; and on Android, where only a service worker may, and asking throws. */
function notify(body: string): Notification | null {
  try {
    const isAllowed = 'Notification' in window && Notification.permission === 'granted'
    return isAllowed ? new Notification('South Street', { body }) : null
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification('South Street', { body, tag: TAG }))
    return null
  }
}

/** While the page is in the background, its title, its icon and, if allowed, a notification say whose move it is. */
export function useAttention(isMyMove: boolean, text: string): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
    const plain = icon?.getAttribute('href') ?? `${base()}/icon.svg`
    document.title = isMyMove ? `● ${text}` : 'South Street'
    if (isMyMove) icon?.setAttribute('href', `${base()}${BADGED_ICON}`)
    const notice = isMyMove && document.hidden && readPreferences().notifies ? notify(text) : null
    return () => {
      document.title = 'South Street'
      icon?.setAttribute('href', plain)
      notice?.close()
    }
  }, [isMyMove, text])
}
