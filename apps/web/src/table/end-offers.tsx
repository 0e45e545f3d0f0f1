import type { SealView } from '@south-street/table'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { keepRecord } from '../replay/kept-record.ts'
import { navigate } from '../router.ts'
import styles from './end-offers.module.css'
import { fileNameOf } from './record-file.ts'
import { SealDialog, useOwnHash } from './seal-dialog.tsx'
import type { TableLink, TableRecord } from './table-link.ts'

interface EndOffersProps {
  readonly link: TableLink
  readonly seal: SealView
  readonly playAgain: (() => Promise<void>) | null
  readonly lookBack: () => void
}

function save(record: TableRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileNameOf(record, new Date())
  anchor.click()
  URL.revokeObjectURL(url)
}

/** What one may do with a game that is over; and the seal of its deal, checked here and now. */
export function EndOffers({ link, seal, playAgain, lookBack }: EndOffersProps): ReactNode {
  const { say } = usePageWords()
  const [showsSeal, setShowsSeal] = useState(false)
  const holds = useOwnHash(seal) === seal.sha256
  const [fails, setFails] = useState(false)
  // The server may be out of reach just now.
  const tried = (act: () => Promise<void>) => () =>
    act().then(
      () => setFails(false),
      () => setFails(true),
    )
  const watch = async () => {
    keepRecord(JSON.stringify(await link.record()))
    navigate('/replay')
  }
  return (
    <>
      {playAgain !== null && (
        <Button look="primary" onClick={tried(playAgain)}>
          <Icon name="replay" />
          {say('end.again')}
        </Button>
      )}
      <Button onClick={tried(watch)}>
        <Icon name="eye" />
        {say('end.replay')}
      </Button>
      <div className={styles.row}>
        <Button small onClick={tried(async () => save((await link.record())!))}>
          {say('end.save')}
        </Button>
        <Button small onClick={lookBack}>
          {say('end.look')}
        </Button>
      </div>
      {fails && <p role="alert">{say('end.failed')}</p>}
      <button type="button" className={styles.seal} onClick={() => setShowsSeal(true)}>
        <Icon name={holds ? 'lock' : 'cross'} />
        <span>{say(holds ? 'end.seal-holds' : 'end.seal-broken')}</span>
      </button>
      {showsSeal && <SealDialog seal={seal} close={() => setShowsSeal(false)} />}
    </>
  )
}
