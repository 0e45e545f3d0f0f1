import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { callHouse } from '../local/local-house.ts'
import { usePreferences } from '../preferences.ts'
import { saveFile } from '../save-file.ts'
import styles from './profile-page.module.css'
import { saySize, useProfileWords } from './profile-words.ts'

interface RecordsPanelProps {
  /** How many games this browser has the moves of. */
  readonly count: number
  readonly look: () => void
}

/** All of one's records as one file, and the way back in. */
export function RecordsPanel({ count, look }: RecordsPanelProps): ReactNode {
  const { say, language } = useProfileWords()
  const { name } = usePreferences()
  const input = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const [size, setSize] = useState<number | null>(null)
  const save = async () => {
    const blob = new Blob([await callHouse('recordLines', undefined)], { type: 'application/x-ndjson' })
    setSize(blob.size)
    saveFile(blob, `south-street-${new Date().toISOString().slice(0, 10)}.ndjson`)
  }
  const open = async (files: FileList | null) => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()))
    if (texts.length === 0) return
    const { own, all, bad } = await callHouse('openRecords', { text: texts.join('\n'), name })
    setNews(
      bad === all ? say('records.fails') : own === 0 ? say('records.not-own') : say('records.own', { count: own, all }),
    )
    look()
  }
  return (
    <section className={styles.panel} data-panel="records">
      <h2>{say('records.title')}</h2>
      {count > 0 && (
        <p>
          {say(size === null ? 'records.count' : 'records.kept', {
            count,
            ...(size !== null && { size: saySize(language, size) }),
          })}{' '}
          <Link to="/settings/keys">{say('records.keep')}</Link>
        </p>
      )}
      <div className={styles.offers}>
        {count > 0 && (
          <Button small onClick={() => save().catch(() => setNews(say('last.fails')))}>
            <Icon name="down" />
            {say('records.save')}
          </Button>
        )}
        <Button small onClick={() => input.current!.click()}>
          <Icon name="replay" />
          {say('records.open')}
        </Button>
      </div>
      <p role="status">{news}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.ndjson,application/json"
        onChange={({ target }) => open(target.files).catch(() => setNews(say('records.fails')))}
      />
    </section>
  )
}
