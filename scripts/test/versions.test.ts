import { describe, expect, it } from 'vitest'
import rules from '../../.dependency-cruiser.mjs'

/** As `only` in the configuration makes them: everything under a path may import only what is listed. */
interface OnlyRule {
  readonly name: string
  readonly from: { readonly path: string }
  readonly to: { readonly pathNot: readonly string[] }
}

const ONLY = (rules.forbidden ?? []).filter((rule) => 'to' in rule && Array.isArray(rule.to.pathNot)) as OnlyRule[]

/** The rules that refuse an import. */
function refusing(from: string, to: string): string[] {
  return ONLY.filter((rule) => {
    const match = new RegExp(rule.from.path).exec(from)
    if (match === null) return false
    const allowed = rule.to.pathNot.map((path) => path.replace(/\$(\d)/g, (_, group: string) => match[Number(group)]!))
    return !allowed.some((path) => new RegExp(path).test(to))
  }).map(({ name }) => name)
}

const GAME = 'games/packet-row'

describe('versions of a game’s rules', () => {
  it.each([
    [`${GAME}/v1/src/deal.ts`, `${GAME}/v1/src/cards.ts`],
    [`${GAME}/v1/bots/mind.ts`, `${GAME}/v1/src/cards.ts`],
    [`${GAME}/v1/ui/index.ts`, `${GAME}/v1/src/cards.ts`],
    [`${GAME}/v1/ui/index.ts`, `${GAME}/words/index.ts`],
    [`${GAME}/manifest.ts`, `${GAME}/v1/bots/index.ts`],
    [`${GAME}/ui/manifest.ts`, `${GAME}/v1/ui/index.ts`],
    [`${GAME}/src/deal.ts`, `${GAME}/src/cards.ts`],
  ])('%s may import %s', (from, to) => {
    expect(refusing(from, to)).toEqual([])
  })

  it.each([
    [`${GAME}/v1/src/deal.ts`, `${GAME}/src/cards.ts`],
    [`${GAME}/v1/src/deal.ts`, `${GAME}/v2/src/cards.ts`],
    [`${GAME}/src/deal.ts`, `${GAME}/v1/src/cards.ts`],
    [`${GAME}/v1/bots/mind.ts`, `${GAME}/src/cards.ts`],
    [`${GAME}/v1/ui/index.ts`, `${GAME}/src/cards.ts`],
    [`${GAME}/ui/index.ts`, `${GAME}/v1/src/cards.ts`],
    [`${GAME}/manifest.ts`, `${GAME}/v1/ui/index.ts`],
  ])('%s may not import %s', (from, to) => {
    expect(refusing(from, to)).not.toEqual([])
  })
})
