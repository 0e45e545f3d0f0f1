import { Button, Icon } from '@south-street/ui'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { keepRecord } from '../replay/kept-record.ts'
import { keepReviewFile } from '../review/kept-review.ts'
import { navigate } from '../router.ts'
import styles from './side-list.module.css'

/** How a review says what it is; a record never does. */
const IS_REVIEW = /"format"\s*:\s*"south-street\/review@/

/** A record file that is dropped here is replayed; with its review beside it, that is opened. */
export function RecordDrop(): ReactNode {
  const { say } = usePageWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isAlone, setAlone] = useState(false)
  const open = async (files: FileList | null) => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()))
    const review = texts.find((text) => IS_REVIEW.test(text))
    const given = texts.find((text) => text !== review)
    if (review === undefined && given === undefined) return
    const record = given ?? (await (await import('../review/loaded-review.ts')).recordOfReview(review!))
    setAlone(record === null)
    if (record === null) return
    keepRecord(record)
    if (review !== undefined) keepReviewFile(review)
    navigate(review === undefined ? '/replay' : '/review')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    open(event.dataTransfer.files)
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
      {isAlone && (
        <p className={styles.text} role="alert">
          {say('home.review-alone')}
        </p>
      )}
      <Button small onClick={() => input.current!.click()}>
        <Icon name="replay" />
        {say('home.open-record')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.ndjson,application/json"
        onChange={(event) => open(event.target.files)}
      />
    </section>
  )
}
