// `npm run new-game tea-clippers`: writes games/tea-clippers, a small game that is whole: rules, words, tests. It can be
// played at once, and is then changed into what it shall become. Removing the folder removes the game.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { findGames } from './find-games.mjs'
import { faultOfName, writeGame } from './new-game/write-game.ts'
import { ROOT } from './set-up.mjs'

const { positionals } = parseArgs({ allowPositionals: true })
const [name = ''] = positionals
const fault = positionals.length === 1 ? faultOfName(ROOT, name) : 'One name is wanted: npm run new-game tea-clippers'
if (fault !== null) {
  console.error(fault)
  process.exit(2)
}
writeGame(ROOT, name)
findGames(ROOT)
console.log(`games/${name} is written. Play it, look at it, change it:

  npx south-street play --game ${name}        in the terminal
  npm start                                   in the browser, against bots or with friends
  npm run watch -- games/${name}              its tests, while you type

CONTRIBUTING.md, "A game", says what each file is for and what comes next. rm -r games/${name} removes it again.`)
