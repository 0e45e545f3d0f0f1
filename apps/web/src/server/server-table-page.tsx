import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Company } from '../company/company.tsx'
import { tryDailyAgain } from '../daily/try-again.ts'
import { PageMessage } from '../frame/page-message.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { TablePage } from '../table/table-page.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { call } from './api.ts'
import type { PreparedServerTable } from './prepared-table.ts'
import { SeatingPage } from './seating-page.tsx'
import { serverLink } from './server-link.ts'

interface ServerTablePageProps {
  readonly table: string
  /** Null if there is no such table. */
  readonly ready: PreparedServerTable | 'rules-unknown' | null
}

/** A table on the server: first the seats, then the game. */
export function ServerTablePage({ table, ready }: ServerTablePageProps): ReactNode {
  const { say } = usePageWords()
  if (ready === 'rules-unknown') return <PageMessage text={say('table.rules-unknown')} reload={say('again')} />
  if (ready === null) return <PageMessage text={say('table.missing')} reload={say('again')} />
  return <Ready table={table} ready={ready} />
}

function Ready({ table, ready }: { readonly table: string; readonly ready: PreparedServerTable }): ReactNode {
  const { say } = usePageWords()
  const { me, board, game } = ready
  const gameWords = useGameWords(game.id)
  const link = useMemo(() => serverLink(table, ready.view, ready.log), [table, ready])
  const [company, setCompany] = useState(false)
  const closeCompany = useCallback(() => setCompany(false), [])
  const isDaily = ready.view.settings.daily !== undefined
  const seating = (handle: TableHandle) =>
    handle.shown?.view.status === 'open' ? (
      <SeatingPage handle={handle} view={handle.shown.view} me={me.id} namesFirst={game.nameFirst !== undefined} />
    ) : null
  const rematch = async () => {
    const { table: next } = await call('rematch', { id: table })
    navigate(`/t/${next}`)
  }
  return (
    <TablePage
      link={link}
      game={game}
      board={board}
      where={say(isDaily ? 'daily.where' : 'invite.where', { game: gameWords.say('name') })}
      chats={!isDaily}
      before={seating}
      playAgain={(view) => (view.you === null ? null : isDaily ? tryDailyAgain(view) : rematch)}
      further={{
        icon: 'users',
        label: say('company.title'),
        line: say('menu.company'),
        open: () => setCompany(true),
      }}
      around={(played) => (
        <Company
          table={played}
          me={me.id}
          stretches={game.passing?.stretches ?? null}
          isOpen={company}
          close={closeCompany}
        />
      )}
    />
  )
}
