import { loadSign } from '@south-street/registry/boards'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import styles from './game-sign.module.css'

const signs = new Map<string, ComponentType>()

/** Whoever waits for it before the page opens shows no empty frames. */
export async function wantGameSign(game: string): Promise<void> {
  if (signs.has(game)) return
  try {
    signs.set(game, (await loadSign(game)) ?? (await import('../plain/plain-cover.tsx')).PlainSign)
  } catch {
    // The name stands beside it; another page tries again.
  }
}

/**
 * The small picture of a game beside its name. Not React's `lazy`: that keeps the frame empty for 300 ms after the
 * picture is there.
 */
export function GameSign({ game }: { readonly game: string }): ReactNode {
  const [, setDrawn] = useState(signs.has(game))
  useEffect(() => {
    wantGameSign(game).then(() => setDrawn(true))
  }, [game])
  const Sign = signs.get(game)
  return (
    <span className={styles.sign} data-picture aria-hidden="true">
      {Sign && <Sign />}
    </span>
  )
}
