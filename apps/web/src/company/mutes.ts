import { useEffect, useState } from 'react'
import { call } from '../server/api.ts'

export interface Mutes {
  readonly people: ReadonlySet<string>
  toggle(person: string): void
}

/** Whose chat one does not read; the server knows it, at all tables. */
export function useMutes(): Mutes {
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    call('mutes').then((answer) => setPeople(new Set(answer.people)), ignoreUntilNextTime)
  }, [])
  const toggle = async (person: string) => {
    const isMuted = people.has(person)
    await call(isMuted ? 'unmute' : 'mute', { person })
    const others = [...people].filter((one) => one !== person)
    setPeople(new Set(isMuted ? others : [...others, person]))
  }
  return { people, toggle: (person) => void toggle(person).catch(ignoreUntilNextTime) }
}

function ignoreUntilNextTime(): void {}
