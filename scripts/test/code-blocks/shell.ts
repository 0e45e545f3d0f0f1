import { type Command, type CommandArgument, type CompoundList, parse, type Statement } from 'unbash'

/** One command of a shell script, with its words as the program would get them. */
export interface Call {
  readonly line: number
  /** Settings before the command: `PORT=9000 npm start`. */
  readonly settings: Readonly<Record<string, string>>
  readonly words: readonly string[]
  /** Where its output goes, if not to the terminal. */
  readonly into: string | null
}

/**
 * Every command of a script, whatever it is nested in; those of a loop once for each turn.
 * @throws if the script is no shell script at all
 */
export function callsOf(script: string): Call[] {
  const { commands, errors = [] } = parse(script)
  if (errors.length > 0) throw new Error(`cannot be parsed: ${errors.map(({ message }) => message).join('; ')}`)
  return commands.flatMap((command) => callsIn(command, script, {}))
}

type Node = Statement | Statement['command'] | CompoundList
type Variables = Readonly<Record<string, string>>

function callsIn(node: Node, script: string, variables: Variables): Call[] {
  const within = (nodes: readonly Node[]) => nodes.flatMap((child) => callsIn(child, script, variables))
  switch (node.type) {
    case 'Command':
      return node.name === undefined ? [] : [callOf(node, script, variables)]
    case 'Statement':
    case 'Redirected':
      return callsIn(node.command, script, variables)
    case 'Pipeline':
    case 'AndOr':
    case 'CompoundList':
      return within(node.commands)
    case 'For':
      return (node.wordlist ?? []).flatMap(({ value }) =>
        callsIn(node.body, script, { ...variables, [node.name.value]: value }),
      )
    default:
      throw new Error(`a ${node.type} is more than a reader should have to copy`)
  }
}

function callOf({ name, args, prefix, redirects, pos }: Command, script: string, variables: Variables): Call {
  const fill = (text: string) => text.replace(/\$(\w+)/g, (whole, variable: string) => variables[variable] ?? whole)
  const spell = (word: CommandArgument) => fill(word.type === 'Word' ? word.value : word.text)
  const settings = prefix.flatMap((part) =>
    part.type === 'Assignment' && part.value.type === 'Word' ? [[part.name, fill(part.value.value)]] : [],
  )
  const into = redirects.find((redirect) => redirect.type === 'Redirect' && redirect.operator === '>')
  return {
    line: script.slice(0, pos).split('\n').length,
    settings: Object.fromEntries(settings),
    words: [name!.value, ...args.map(spell)],
    into: into?.type === 'Redirect' && into.target !== undefined ? fill(into.target.value) : null,
  }
}
