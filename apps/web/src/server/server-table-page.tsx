import { findGame } from '@south-street/registry'
import { loadBoard } from '@south-street/registry/boards'
import { type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { Company } from '../company/company.tsx'
import { PageMessage } from '../frame/page-message.tsx'
import { Tool } from '../frame/top-bar.tsx'
import { useGameWords, usePageWords, wantGameWords } from '../language/language.ts'
import { readPreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { TablePage } from '../table/table-page.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { ask, beSomebody } from './api.ts'
import { SeatingPage } from './seating-page.tsx'
import { serverLink } from './server-link.ts'

const CLAIM = '#claim='

/** Whoever comes by the link of a seat that is passed on sits down there. */
async function claimSeat(table: string): Promise<void> {
  if (!location.hash.startsWith(CLAIM)) return
  const claim = location.hash.slice(CLAIM.length)
  // The link is good for once; it has no business in the address or in the history.
  history.replaceState(null, '', location.pathname)
  await ask('POST', `/api/tables/${table}/claim`, { claim })
}

async function prepare(table: string) {
  try {
    const me = await beSomebody(readPreferences().name)
    await claimSeat(table)
    const { game } = await ask<{ readonly game: string }>('GET', `/api/tables/${table}`)
    const [board] = await Promise.all([loadBoard(game), wantGameWords(game)])
    return { me, board, game: findGame(game)! }
  } catch {
    return null
  }
}

const prepared = new Map<string, ReturnType<typeof prepare>>()

function preparation(table: string): ReturnType<typeof prepare> {
  const known = prepared.get(table) ?? prepare(table)
  prepared.set(table, known)
  return known
}

/** A table on the server: first the seats, then the game. */
export function ServerTablePage({ table }: { readonly table: string }): ReactNode {
  const ready = use(preparation(table))
  const { say } = usePageWords()
  const gameWords = useGameWords(ready?.game.id ?? '')
  const link = useMemo(() => serverLink(table), [table])
  const [company, setCompany] = useState(false)
  const closeCompany = useCallback(() => setCompany(false), [])
  if (ready === null) return <PageMessage text={say('table.missing')} reload />
  const { me, board, game } = ready
  const seating = (handle: TableHandle) =>
    handle.shown?.view.status === 'open' ? <SeatingPage handle={handle} view={handle.shown.view} me={me.id} /> : null
  const playAgain = async () => {
    const { table: next } = await ask<{ readonly table: string }>('POST', `/api/tables/${table}/rematch`)
    navigate(`/t/${next}`)
  }
  return (
    <TablePage
      link={link}
      game={game}
      board={board}
      where={say('invite.where', { game: gameWords.say('name') })}
      chats
      before={seating}
      playAgain={playAgain}
      tools={<Tool icon="users" label={say('company.title')} onClick={() => setCompany(true)} />}
      around={(played) => (
        <Company
          table={played}
          me={me.id}
          takesOrders={game.passing !== undefined}
          isOpen={company}
          close={closeCompany}
        />
      )}
    />
  )
}
