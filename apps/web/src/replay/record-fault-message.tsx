import { Malformed, RecordFault } from '@south-street/engine'
import type { ReactNode } from 'react'
import { PageMessage } from '../frame/page-message.tsx'
import { useEngineWords, usePageWords } from '../language/language.ts'

/** Why a record cannot be replayed. */
export type Fault =
  | { readonly kind: 'unreadable' }
  /** The rules do not allow this move, counted from 1. */
  | { readonly kind: 'move'; readonly move: number; readonly clause: string }
  | { readonly kind: 'form'; readonly code: string; readonly params: Readonly<Record<string, string | number>> }

/** Anything but a fault of the record is one of ours, and not hidden behind a sentence. */
export function faultOf(error: unknown): Fault {
  if (error instanceof SyntaxError) return { kind: 'unreadable' }
  if (error instanceof RecordFault && error.action !== null && error.clause !== null)
    return { kind: 'move', move: error.action + 1, clause: error.clause }
  if (error instanceof RecordFault || error instanceof Malformed)
    return { kind: 'form', code: error.code, params: error.params }
  throw error
}

export function RecordFaultMessage({ fault }: { readonly fault: Fault }): ReactNode {
  const { say } = usePageWords()
  const engine = useEngineWords()
  switch (fault.kind) {
    case 'unreadable':
      return <PageMessage text={say('replay.unreadable')} />
    case 'move':
      return <PageMessage text={say('replay.refused', { move: fault.move, clause: fault.clause })} />
    case 'form':
      return <PageMessage text={say('replay.fault', { fault: engine.say(`faults.${fault.code}`, fault.params) })} />
  }
}
