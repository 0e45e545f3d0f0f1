import type { ChatLine } from '@south-street/table'
import { Button } from '@south-street/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './chat-box.module.css'

const LONGEST = 500

interface ChatBoxProps {
  readonly lines: readonly ChatLine[]
  readonly send: (text: string) => void
  readonly markRead: (() => void) | undefined
}

export function ChatBox({ lines, send, markRead }: ChatBoxProps): ReactNode {
  const { say } = usePageWords()
  const [text, setText] = useState('')
  useEffect(() => markRead?.(), [markRead])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    send(text.trim())
    setText('')
  }
  return (
    <div className={styles.chat}>
      <ol>
        {lines.map((line) => (
          <li key={line.revision}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <form onSubmit={submit}>
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={say('table.say-something')}
          placeholder={say('table.say-something')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" small look="primary">
          {say('table.send')}
        </Button>
      </form>
    </div>
  )
}
