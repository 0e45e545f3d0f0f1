import { useLayoutEffect } from 'react'

const TYPING = 'input, textarea, select, dialog'

/** Keys that every table has, whatever the game; the board has its own. A layout effect: they work as soon as the table is seen. */
export function useTableKeys(commands: Readonly<Record<string, (() => void) | null>>): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if ((event.target as Element).closest(TYPING) !== null || document.querySelector('dialog[open]') !== null) return
      const command = commands[event.key.toLowerCase()]
      if (!command) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [commands])
}
