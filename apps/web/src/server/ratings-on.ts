import { useEffect, useState } from 'react'
import { attempt } from './api.ts'

let asked: Promise<boolean> | undefined

/** Whether this server has ratings. It is asked once. */
export function useRatingsOn(): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    asked ??= attempt('leaders').then(
      ({ answer }) => answer?.isOn ?? false,
      () => {
        asked = undefined
        return false
      },
    )
    void asked.then(setIsOn)
  }, [])
  return isOn
}
