import { useEffect, useState } from 'react'
import { attempt } from '../server/api.ts'

/** Not while the page is being put together. */
const FIRST_AFTER_MS = 3_000
const AGAIN_AFTER_MS = 600_000

/** What the operator tells everybody; nothing where nobody answers. */
async function read(): Promise<string | null> {
  try {
    const { answer } = await attempt('announcement')
    return answer?.announcement?.text ?? null
  } catch {
    return null
  }
}

/** It is asked for once, and again when somebody comes back to the page after a while. */
export function useAnnouncement(): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let readAt = 0
    const look = () => {
      if (document.hidden || !navigator.onLine || Date.now() - readAt < AGAIN_AFTER_MS) return
      readAt = Date.now()
      void read().then(setText)
    }
    const timer = setTimeout(look, FIRST_AFTER_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return text
}
