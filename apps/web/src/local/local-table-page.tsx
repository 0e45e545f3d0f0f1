import { findGame } from '@south-street/registry'
import { loadBoard } from '@south-street/registry/boards'
import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { PageMessage } from '../frame/page-message.tsx'
import { Tool } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords, wantGameWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { type PlayedTable, TablePage } from '../table/table-page.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { Curtain } from './curtain.tsx'
import { callHouse, localLink } from './local-house.ts'
import { LocalOrders } from './local-orders.tsx'
import type { LocalSeat } from './messages.ts'

const PAUSE = 900
const FAST_PAUSE = 250

async function prepare(table: string) {
  const summary = await callHouse('summary', { table })
  if (summary === null) return null
  const [board] = await Promise.all([loadBoard(summary.game), wantGameWords(summary.game)])
  return { board, game: findGame(summary.game)!, seats: summary.seats, rules: summary.rules }
}

const prepared = new Map<string, ReturnType<typeof prepare>>()

function preparation(table: string): ReturnType<typeof prepare> {
  const known = prepared.get(table) ?? prepare(table)
  prepared.set(table, known)
  return known
}

function peopleOf(seats: readonly LocalSeat[]): readonly string[] {
  return seats.flatMap((seat) => ('person' in seat ? [seat.person] : []))
}

/** A table in this browser: alone against bots, or several people who pass the device around. */
export function LocalTablePage({ table }: { readonly table: string }): ReactNode {
  const ready = use(preparation(table))
  const { say } = usePageWords()
  const gameWords = useGameWords(ready?.game.id ?? '')
  const { fast } = usePreferences()
  const people = peopleOf(ready?.seats ?? [])
  const isShared = people.length > 1
  const link = useMemo(() => localLink(table, isShared ? null : people[0]!), [table, isShared, people[0]])
  const [orders, setOrders] = useState(false)
  const closeOrders = useCallback(() => setOrders(false), [])
  const [holder, setHolder] = useState<string | null>(null)
  useEffect(() => {
    callHouse('pace', { pause: fast ? FAST_PAUSE : PAUSE })
  }, [fast])
  if (ready === null) return <PageMessage text={say('table.missing')} />
  const { board, game, seats, rules } = ready
  const playAgain = async () => navigate(`/table/${await callHouse('create', { game: game.id, seats, rules })}`)
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
    return <Curtain name={owes.name} seat={actor!} lift={lift} />
  }
  return (
    <TablePage
      link={link}
      game={game}
      board={board}
      where={say(isShared ? 'local.shared' : 'local.where', { game: gameWords.say('name') })}
      chats={false}
      playAgain={playAgain}
      {...(game.passing !== undefined && {
        tools: <Tool icon="pass" label={say('company.orders')} onClick={() => setOrders(true)} />,
        around: (played: PlayedTable) => <LocalOrders table={played} isOpen={orders} close={closeOrders} />,
      })}
      {...(isShared && { before: curtain })}
    />
  )
}
