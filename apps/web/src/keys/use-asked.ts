import { useCallback, useEffect, useState } from 'react'

interface Known<Answer> {
  readonly answer: Answer | null
  /** Nobody answers. */
  readonly fails: boolean
}

/** What the server says of the person of this browser; null until it has, and where there is nobody. */
export function useAsked<Answer>(ask: () => Promise<{ readonly answer: Answer | null }>) {
  const [known, setKnown] = useState<Known<Answer>>({ answer: null, fails: false })
  const look = useCallback(async () => {
    try {
      const { answer } = await ask()
      setKnown({ answer, fails: false })
    } catch {
      setKnown((before) => ({ ...before, fails: true }))
    }
  }, [ask])
  useEffect(() => {
    void look()
  }, [look])
  return { ...known, look }
}
