import type { ChatLine, TableView } from '@south-street/table'
import { speech } from '@south-street/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import type { ShownTable } from './shown-table.ts'

/** The lines of others that came after the last one that was read. */
export function unreadLines(
  chat: readonly ChatLine[],
  read: number,
  { seats, you }: Pick<TableView, 'seats' | 'you'>,
): readonly ChatLine[] {
  const mine = you === null ? undefined : seats[you]
  const me = mine?.kind === 'person' ? mine.person : null
  return chat.filter(({ revision, person }) => revision > read && person !== me)
}

/** Says what others write, wherever the chat is. */
export function useHeardChat({ chat, view }: ShownTable): void {
  const { say } = usePageWords()
  const last = useRef(chat.at(-1)?.revision ?? 0)
  useEffect(() => {
    for (const { name, text } of unreadLines(chat, last.current, view)) speech.add(say('table.says', { name, text }))
    last.current = chat.at(-1)?.revision ?? 0
  }, [chat, view, say])
}

/** How many lines of the chat are new. What was said before one came counts as read. */
export function useUnread({ chat, view }: ShownTable): { readonly unread: number; readonly markRead: () => void } {
  const last = chat.at(-1)?.revision ?? 0
  const [read, setRead] = useState(last)
  const markRead = useCallback(() => setRead(last), [last])
  return { unread: unreadLines(chat, read, view).length, markRead }
}
