import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A game like any other, but for its names; its own tests run with all others. */
const TEMPLATE = join(import.meta.dirname, 'template')

const LONGEST = 30

/** Why a game cannot be called so, in a sentence; null if it can. */
export function faultOfName(root: string, name: string): string | null {
  if (!/^(?=.{2})[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `A game's name is kebab-case, such as tea-clippers: small letters and digits with single hyphens, not "${name}".`
  }
  if (name.length > LONGEST)
    return `A game's name has no more than ${LONGEST} characters, and this one has ${name.length}.`
  if (existsSync(join(root, 'games', name))) return `games/${name} is there already; choose another name.`
  return null
}

/** What the template says, and what the game says in its place: id, name and the letters before its clauses. */
function namesOf(name: string): readonly (readonly [string, string])[] {
  const words = name.split('-')
  const title = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
  const letters = words.filter((word) => /^[a-z]/.test(word)).map((word) => word[0]!)
  const prefix = (
    letters.length > 1 ? letters.slice(0, 2).join('') : name.replaceAll(/[^a-z]/g, '').slice(0, 2)
  ).padEnd(2, 'x')
  return [
    ['template-game', name],
    ['Template Game', title],
    ['TG-', `${prefix.toUpperCase()}-`],
  ]
}

export function writeGame(root: string, name: string): void {
  const folder = join(root, 'games', name)
  cpSync(TEMPLATE, folder, { recursive: true })
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      namesOf(name).reduce((said, [from, to]) => said.replaceAll(from, to), text),
    )
  }
}
