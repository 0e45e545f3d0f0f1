/**
 * The modules that a way into the page asks for one after another, to be fetched all at once. Which game is played at a
 * server's table only the server knows; it may have written it into the page.
 */
export function needsOf(pathname: string, language: string, played?: string): readonly string[] {
  const [, way = '', what = ''] = pathname.split('/')
  const words = `apps/web/words/${language}.json`
  switch (way) {
    case '':
      return [words, `apps/web/src/home/front-words/${language}.ts`, 'games/*/ui/cover.tsx']
    case 't':
      return [
        words,
        'apps/web/src/server/server-table-page.tsx',
        ...(played === undefined ? [] : [`games/${played}/words/${language}.json`, `games/${played}/ui/index.ts`]),
      ]
    case 'table':
      return [words, 'apps/web/src/local/local-table-page.tsx']
    case 'invite':
      return [words, 'apps/web/src/server/invite-page.tsx', `games/${what}/words/${language}.json`]
    case 'rules':
      return [
        words,
        'apps/web/src/learn/rules-page.tsx',
        `packages/table/words/${language}.json`,
        `games/${what}/rules/${language}.json`,
        `games/${what}/words/${language}.json`,
      ]
    case 'replay':
      return [words, 'apps/web/src/replay/replay-page.tsx']
    case 'review':
      return [words, 'apps/web/src/review/review-page.tsx']
    default:
      return [words]
  }
}

/** Whether a need, in which a star is any name, means this module. */
export function isMeant(need: string, module: string): boolean {
  const [before = '', after] = need.split('*')
  if (after === undefined) return need === module
  const name = module.slice(before.length, module.length - after.length)
  return module.startsWith(before) && module.endsWith(after) && name !== '' && !name.includes('/')
}
