import type { AnyGame, GameEvent } from '@south-street/engine'
import type { PersonCommand } from '@south-street/table'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { animate } from './motion.ts'
import { fold, type ShownTable } from './shown-table.ts'
import type { Connection, Refused, TableLink, TableNews } from './table-link.ts'
import { STILL, whatMoves } from './what-moves.ts'

export interface TableHandle {
  readonly shown: ShownTable | null
  readonly connection: Connection
  /** What is on the move between two pictures. */
  readonly moving: readonly GameEvent[]
  /** An answer is on its way. */
  readonly busy: boolean
  readonly refusal: Refused | null
  send(...commands: PersonCommand[]): Promise<void>
}

/** Listens to a table and keeps what it says. The page holds nothing that the table has not told. */
export function useTable(link: TableLink, game: AnyGame): TableHandle {
  const [shown, setShown] = useState<ShownTable | null>(null)
  const [connection, setConnection] = useState<Connection>('connecting')
  const [moving, setMoving] = useState<readonly GameEvent[]>(STILL)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const latest = useRef<ShownTable | null>(null)
  /** The decision that is shown: an answer is meant for the question that was read. */
  const asked = useRef<number | null>(null)
  const waiting = useRef<(() => void)[]>([])
  /** Done when everything that was told is shown. */
  const inTurn = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const hear = (news: TableNews) => {
      const isFirst = latest.current === null || news.events[0]?.revision === 1
      const next = fold(latest.current, news)
      const told = isFirst ? [] : news.events.flatMap((event) => (event.told === undefined ? [] : [event.told]))
      const isEnd = next.view.status === 'over'
      latest.current = next
      queued++
      // One thing after another: what moves arrives before the next sets off.
      inTurn.current = inTurn.current.then(() => {
        queued--
        const moves = whatMoves({ told, waiting: queued, isEnd })
        return isOver ? undefined : animate(moves, setMoving, () => show(next, isFirst))
      })
      for (const goOn of waiting.current.splice(0)) goOn()
    }
    const show = (next: ShownTable, isFirst: boolean) => {
      asked.current = next.view.play?.decision ?? null
      // A whole table is drawn in small pieces, between which a slow machine may do something else.
      if (isFirst) startTransition(() => setShown(next))
      else setShown(next)
    }
    let isOver = false
    let queued = 0
    const leave = link.listen(hear, setConnection)
    return () => {
      isOver = true
      leave()
    }
  }, [link])

  const send = useCallback(
    async (...commands: PersonCommand[]) => {
      setBusy(true)
      setRefusal(null)
      const decisionNow = () => latest.current?.view.play?.decision ?? null
      let current = asked.current
      try {
        for (const command of commands) {
          const answersNone = command.kind === 'act' && isFree(game, command.action)
          const decision = answersNone ? null : current
          const refused = await link.send(command.kind === 'act' ? { ...command, decision } : command)
          if (refused !== null) {
            setRefusal(refused)
            return
          }
          // The result of an answer may arrive after its acknowledgement; the next answer has to wait for the next
          // question.
          const answers = command.kind === 'act' && !answersNone
          while (answers && decisionNow() === current) await new Promise<void>((go) => waiting.current.push(go))
          if (answers) current = decisionNow()
        }
        // A question that has been answered must not be seen open again.
        await inTurn.current
      } finally {
        setBusy(false)
      }
    },
    [link, game],
  )
  return { shown, connection, moving, busy, refusal, send }
}

function isFree(game: AnyGame, action: string): boolean {
  return game.free?.(game.parse(action)) ?? false
}
