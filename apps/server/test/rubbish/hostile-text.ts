import type { Random } from '@south-street/engine'

const NASTY = [
  '',
  ' ',
  'null',
  '-1',
  '1e999',
  '99999999999999999999',
  'NaN',
  "' or 1=1; drop table entries; --",
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '%',
  '%ff%fe',
  '<script>alert(1)</script>',
  '\u0000\u0001\u001b[2J',
  '\u202eesrever\u202c',
  '\ud800',
  'ẞ'.repeat(300),
  '__proto__',
  'constructor',
  '{"$ne":null}',
  'a'.repeat(5_000),
  '=cmd|calc!A1',
]

export const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

export function hostileText(random: Random): string {
  if (random.below(3) > 0) return pick(random, NASTY)
  return Array.from({ length: random.below(60) }, () => String.fromCharCode(random.below(0xd7ff))).join('')
}

/** Any JSON value: flat, deep, wide, or with the names that get programs into trouble. */
export function hostileValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 6 : 11)) {
    case 0:
      return null
    case 1:
      return random.below(2) === 0
    case 2:
      return pick(random, [0, -1, 1.5, 1e308, 2 ** 53, -0, 16, 3])
    case 3:
    case 4:
    case 5:
      return hostileText(random)
    case 6:
      return Array.from({ length: random.below(5) }, () => hostileValue(random, depth + 1))
    case 7:
      return JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')
    case 8:
      return JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          hostileText(random).slice(0, 40),
          hostileValue(random, depth + 1),
        ]),
      )
  }
}
