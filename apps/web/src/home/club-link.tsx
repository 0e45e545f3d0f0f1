import { type ReactNode, useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { usePageWords } from '../language/language.ts'
import { findClub } from './find-club.ts'

/** The way to the club that this server is, for whoever may see it. */
export function ClubLink(): ReactNode {
  const { say } = usePageWords()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    findClub().then((view) => setName(view?.club?.name ?? null))
  }, [])
  return name === null ? null : <Link to="/club">{say('rating.club', { name })}</Link>
}
