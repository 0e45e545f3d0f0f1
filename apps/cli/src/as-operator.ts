import { printable } from '@south-street/engine'
import { CommandFault } from './command.ts'

/** What an operator can put right is one sentence; anything else is a fault of ours. */
export async function asOperator<T>(work: (server: typeof import('@south-street/server')) => Promise<T>): Promise<T> {
  // Only these commands need the server, and loading it takes longer than most others run.
  const server = await import('@south-street/server')
  try {
    return await work(server)
  } catch (error) {
    const fault = server.operatorsFault(error)
    if (fault === null) throw error
    throw new CommandFault(`${printable(fault.sentence)}.`, fault.exitCode)
  }
}
