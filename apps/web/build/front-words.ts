import type { Plugin } from 'vite'

/** What the front page says of a game: nearly all other words are for its table. */
const SAID = ['name', 'cover', 'levels', 'variants']

/** Of a game's words, asked for with `?front`, no more than its card at home needs: see src/home/front-words. */
export function frontWords(): Plugin {
  return {
    name: 'front-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json\?front$/ },
      handler: (code) => {
        const words = Object.entries(JSON.parse(code)).filter(([key]) => SAID.includes(key))
        return { code: `export default ${JSON.stringify(Object.fromEntries(words))}`, moduleType: 'js' }
      },
    },
  }
}
