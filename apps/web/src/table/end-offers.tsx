import type { SealView } from '@south-street/table'
import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { usePageWords } from '../language/language.ts'
import { keepRecordOf } from '../replay/kept-record.ts'
import { currentPath, navigate } from '../router.ts'
import { saveFile } from '../save-file.ts'
import styles from './end-offers.module.css'
import { fileNameOf } from './record-file.ts'
import { SealDialog, useOwnHash } from './seal-dialog.tsx'
import type { TableLink, TableRecord } from './table-link.ts'

interface EndOffersProps {
  readonly link: TableLink
  readonly seal: SealView
  /** The viewer's seat; null for whoever only looks on. */
  readonly you: number | null
  readonly playAgain: (() => Promise<void>) | null
  /** It was the deal of a day, which counts once. */
  readonly isDaily: boolean
  readonly lookBack: () => void
  /** The lesson that fits this game, where there is one. */
  readonly practice: ReactNode
}

function save(record: TableRecord): void {
  const blob = new Blob([JSON.stringify(record)], { type: 'application/json' })
  saveFile(blob, fileNameOf(record, new Date()))
}

/** What one may do with a game that is over; and the seal of its deal, checked here and now. */
export function EndOffers({ link, seal, you, playAgain, isDaily, lookBack, practice }: EndOffersProps): ReactNode {
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
  const open = (way: string) => async () => {
    keepRecordOf({ path: currentPath(), you }, JSON.stringify(await link.record()))
    navigate(way)
  }
  return (
    <>
      {playAgain !== null && (
        <Button look="primary" onClick={tried(playAgain)}>
          <Icon name="replay" />
          {say(isDaily ? 'end.again-uncounted' : 'end.again')}
        </Button>
      )}
      {isDaily && <Link to="/">{say('end.daily')}</Link>}
      <div className={styles.row}>
        <Button onClick={tried(open('/review'))} data-offer="review">
          <Icon name="chart" />
          {say('end.review')}
        </Button>
        <Button onClick={tried(open('/replay'))} data-offer="replay">
          <Icon name="eye" />
          {say('end.replay')}
        </Button>
      </div>
      {practice}
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
