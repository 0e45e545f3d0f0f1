import process from 'node:process'
import { printable } from '@south-street/engine'
import type { Finding } from '@south-street/server'
import { asOperator } from '../as-operator.ts'
import { type Command, readFlags } from '../command.ts'
import { ProgressBar, print } from '../output.ts'

/** More would take minutes on a small machine; whoever wants all says so. */
const BOUNDS = { tables: 10_000, milliseconds: 60_000 }
const NO_BOUNDS = { tables: Number.MAX_SAFE_INTEGER, milliseconds: Number.POSITIVE_INFINITY }
const SIGNS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const

export const doctor: Command = {
  name: 'doctor',
  summary: 'look closer at what the server needs',
  help: `Usage: south-street doctor [--all] [--json]

Looks at settings, folder, rights, disk, lock, database, its form, every table's log, PostgreSQL, clock, back-up, port,
address, proxy, WebSocket, page, mail and push, by the same settings as the server, and says in a line each what is so and
what to do. It changes nothing; the server may run, and only then address, proxy and WebSocket can be tried.

  --all   every table, however long it takes (else the last changed 10,000, for a minute)
  --json  the same for programs

Exits with 0 if nothing is wrong, else with 1.`,
  read: (args) => {
    const { values } = readFlags(args, {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    return async () => {
      const { isPageBuilt, PAGE } = await import('@south-street/web/page')
      let bar: ProgressBar | null = null
      const findings = await asOperator((server) =>
        server.doctor({
          isPageBuilt,
          pageFolder: PAGE,
          bounds: values.all ? NO_BOUNDS : BOUNDS,
          tell: (finding) => {
            bar?.finish()
            if (!values.json) process.stdout.write(lineOf(finding))
          },
          progress: (done, of) => {
            bar ??= new ProgressBar('tables', of)
            bar.update(done)
          },
        }),
      )
      const isWell = findings.every(({ state }) => state !== 'wrong')
      if (values.json) await print(`${JSON.stringify({ isWell, findings }, null, 2)}\n`)
      return isWell ? 0 : 1
    }
  },
}

function lineOf({ about, state, says, advice }: Finding): string {
  return `${SIGNS[state]}  ${about.padEnd(10)}  ${printable(says)}.${advice === undefined ? '' : ` ${capital(printable(advice))}.`}\n`
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
