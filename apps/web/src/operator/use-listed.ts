import { useEffect, useState } from 'react'

/** What the server lists, asked for anew whenever the question is another or something was done. */
export function useListed<Answer>(
  ask: () => Promise<{ readonly answer: Answer | null }>,
  question: string,
  acted: number,
): Answer | null {
  const [listed, setListed] = useState<Answer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is asked
  useEffect(() => {
    let isGone = false
    ask().then(
      ({ answer }) => isGone || setListed(answer),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [question, acted])
  return listed
}
