import { readFileSync } from 'node:fs'

/** The words of the page, so that buttons are found in every language. */
export function wordsOf(language: string): (key: string) => RegExp {
  const words: unknown = JSON.parse(readFileSync(new URL(`../words/${language}.json`, import.meta.url), 'utf8'))
  return (key) => {
    const text = key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], words) as string
    return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '.*')}$`)
  }
}
