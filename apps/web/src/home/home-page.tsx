import type { ReactNode } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import { callHouse } from '../local/local-house.ts'
import { readPreferences } from '../preferences.ts'
import { navigate } from '../router.ts'

export function HomePage(): ReactNode {
  const { say } = usePageWords()
  const play = async () => {
    const { players, level, name } = readPreferences()
    const seats = Array.from({ length: players }, (_, i) => (i === 0 ? { person: 'you', name } : { level }))
    navigate(`/table/${await callHouse('create', { game: 'packet-row', seats })}`)
  }
  return (
    <>
      <TopBar />
      <main>
        <button type="button" onClick={play}>
          {say('home.play')}
        </button>
      </main>
    </>
  )
}
