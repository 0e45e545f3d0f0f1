import type { Words } from '@south-street/ui'

const SOFT_HYPHEN = '\u00ad'

/**
 * A name in which long words say where they may break, for tickets that are narrower than a word. A browser has a
 * dictionary for some languages and not for others; without one it would break a word anywhere, and without a hyphen.
 */
export function breakWords({ say }: Pick<Words, 'say'>, name: string): string {
  const known = new Map(
    say('breaks')
      .split(' ')
      .map((word) => [word.replaceAll(SOFT_HYPHEN, ''), word]),
  )
  return name
    .split(' ')
    .map((word) => known.get(word) ?? word)
    .join(' ')
}
