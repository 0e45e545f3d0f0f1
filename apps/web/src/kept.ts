// What the browser keeps for this page. Where cookies are blocked it refuses even to be asked: then nothing is kept, and
// the page does without.

type Place = 'localStorage' | 'sessionStorage'

export function readKept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, text: string, place: Place = 'localStorage'): void {
  try {
    globalThis[place].setItem(key, text)
  } catch {
    // Forgotten with the page.
  }
}

export function forget(key: string, place: Place = 'localStorage'): void {
  try {
    globalThis[place].removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
