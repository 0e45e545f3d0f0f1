import type { ChatLine } from '@south-street/table'
import { Button } from '@south-street/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './chat-box.module.css'

const LONGEST = 500

interface ChatBoxProps {
  readonly lines: readonly ChatLine[]
  readonly send: (text: string) => void
  readonly markRead: (() => void) | undefined
  /** Whether it was opened to write something. */
  readonly isAskedFor: boolean
}

export function ChatBox({ lines, send, markRead, isAskedFor }: ChatBoxProps): ReactNode {
  const { say } = usePageWords()
  const [text, setText] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)?.revision
  // It is laid out from its end, so it stays there by itself; whoever has scrolled back is brought to a new line.
  useEffect(() => {
    if (newest !== undefined) scroller.current!.scrollTop = 0
  }, [newest])
  useEffect(() => markRead?.(), [markRead])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    send(text.trim())
    setText('')
  }
  return (
    <div className={styles.chat}>
      <div ref={scroller} className={styles.lines}>
        <ol aria-label={say('table.chat')}>
          {lines.map((line) => (
            <li key={line.revision}>
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ol>
      </div>
      <form onSubmit={submit}>
        <input
          ref={isAskedFor ? wantFocus : undefined}
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

/** A dialog that opens looks for this. On a touch screen the keyboard would cover what was said. */
function wantFocus(input: HTMLInputElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) input?.setAttribute('autofocus', '')
}
