import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { tryDailyAgain } from '../daily/try-again.ts'
import { PageMessage } from '../frame/page-message.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import type { PlayedTable } from '../table/played-table.ts'
import { TablePage } from '../table/table-page.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { beginLocalTable } from './begin-table.ts'
import { Curtain } from './curtain.tsx'
import { callHouse, localLink } from './local-house.ts'
import { LocalOrders } from './local-orders.tsx'
import type { LocalSeat } from './messages.ts'
import type { PreparedLocalTable } from './prepared-table.ts'

const PAUSE = 900
const FAST_PAUSE = 250

function peopleOf(seats: readonly LocalSeat[]): readonly string[] {
  return seats.flatMap((seat) => ('person' in seat ? [seat.person] : []))
}

interface LocalTablePageProps {
  readonly table: string
  /** Null if there is no such table. */
  readonly ready: PreparedLocalTable | 'rules-unknown' | null
}

/** A table in this browser: alone against bots, or several people who pass the device around. */
export function LocalTablePage({ table, ready }: LocalTablePageProps): ReactNode {
  const { say } = usePageWords()
  if (ready === 'rules-unknown') return <PageMessage text={say('table.rules-unknown')} reload={say('again')} />
  if (ready === null) return <PageMessage text={say('table.missing')} />
  return <Ready table={table} ready={ready} />
}

function Ready({ table, ready }: { readonly table: string; readonly ready: PreparedLocalTable }): ReactNode {
  const { say } = usePageWords()
  const { board, game, seats, variants } = ready
  const gameWords = useGameWords(game.id)
  const { fast } = usePreferences()
  const people = peopleOf(seats)
  const isShared = people.length > 1
  const isDaily = ready.isDaily
  const link = useMemo(() => localLink(table, isShared ? null : people[0]!), [table, isShared, people[0]])
  const [orders, setOrders] = useState(false)
  const closeOrders = useCallback(() => setOrders(false), [])
  const [holder, setHolder] = useState<string | null>(null)
  useEffect(() => {
    callHouse('pace', { pause: fast ? FAST_PAUSE : PAUSE })
  }, [fast])
  const stretches = game.passing?.stretches
  const playAgain = () => beginLocalTable({ game: game.id, seats, variants })
  const curtain = (handle: TableHandle) => {
    const view = handle.shown?.view
    const actor = view?.play?.actor ?? null
    const owes = actor === null ? undefined : view!.seats[actor]
    if (view === undefined || owes?.kind !== 'person') return null
    if (holder === owes.person && view.you === actor) return null
    const lift = () => {
      setHolder(owes.person)
      link.sit!(owes.person)
    }
    const mover = view.you === null ? undefined : view.seats[view.you]
    const takeBack = () => void handle.send({ kind: 'take-back' })
    const undo = view.play!.mayTakeBack && mover?.kind === 'person' ? { name: mover.name, takeBack } : null
    return <Curtain name={owes.name} house={owes.house} lift={lift} undo={undo} />
  }
  return (
    <TablePage
      link={link}
      game={game}
      board={board}
      where={say(isDaily ? 'daily.where' : isShared ? 'local.shared' : 'local.where', { game: gameWords.say('name') })}
      chats={false}
      playAgain={(view) => (isDaily ? tryDailyAgain(view) : playAgain)}
      {...(stretches !== undefined && {
        further: {
          icon: 'pass' as const,
          label: say('company.orders'),
          line: say('menu.orders'),
          open: () => setOrders(true),
        },
        around: (played: PlayedTable) => (
          <LocalOrders table={played} stretches={stretches} isOpen={orders} close={closeOrders} />
        ),
      })}
      {...(isShared && { before: curtain })}
    />
  )
}
