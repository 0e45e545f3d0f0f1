import { Button, Icon } from '@south-street/ui'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { keepRecord } from '../replay/kept-record.ts'
import { navigate } from '../router.ts'
import styles from './side-list.module.css'

/** A record file that is dropped here is replayed. */
export function RecordDrop(): ReactNode {
  const { say } = usePageWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    keepRecord(await file.text())
    navigate('/replay')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    open(event.dataTransfer.files[0])
  }
  return (
    <section
      className={styles.list}
      data-mine={isOver}
      aria-label={say('home.replays')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2>{say('home.replays')}</h2>
      <p className={styles.text}>{say('home.replays-line')}</p>
      <Button small onClick={() => input.current!.click()}>
        <Icon name="replay" />
        {say('home.open-record')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.ndjson,application/json"
        onChange={(event) => open(event.target.files?.[0])}
      />
    </section>
  )
}
