import type { TableView } from '@south-street/table'
import { type ReactNode, useEffect, useState } from 'react'
import { currentPath } from '../router.ts'

/** After the first game with friends on a server: the offer to keep one's name. It comes later, or not at all. */
export function KeepName({ view }: { readonly view: Pick<TableView, 'you' | 'seats'> }): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null)
  const people = view.seats.filter(({ kind }) => kind === 'person').length
  const isWithFriends = view.you !== null && people > 1 && currentPath().startsWith('/t/')
  useEffect(() => {
    if (!isWithFriends) return
    let isGone = false
    import('./find-offer.tsx')
      .then(({ findKeepNameOffer }) => findKeepNameOffer())
      .then(
        (found) => isGone || setOffer(found),
        // The result is the result without it.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [isWithFriends])
  return offer
}
