import type { DailyResult } from '@south-street/protocol'
import { Dialog } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import styles from './daily-panel.module.css'
import { useDailyWords } from './daily-words.ts'

interface ResultsDialogProps {
  readonly results: readonly DailyResult[]
  readonly close: () => void
}

/** How it came out for everybody, by the margin to the best bot. */
export function ResultsDialog({ results, close }: ResultsDialogProps): ReactNode {
  const { say, language } = useDailyWords()
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return (
    <Dialog title={say('title')} closeLabel={say('close')} close={close}>
      <div className={styles.sheet}>
        <p className={styles.line}>{say('list')}</p>
        <table className={styles.results}>
          <thead>
            <tr>
              <th scope="col">{say('name')}</th>
              <th scope="col">{say('margin')}</th>
              <th scope="col">{say('points')}</th>
              <th scope="col">{say('place')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ name, margin, points, place, isYou, table }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and the list stays as it is.
              <tr key={i} data-you={isYou}>
                <th scope="row">
                  {table === null ? <bdi>{name}</bdi> : <Look table={table} name={name} />}{' '}
                  {isYou && <small>({say('you')})</small>}
                </th>
                <td>{signed.format(margin)}</td>
                <td>{points}</td>
                <td>{place}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

/** Whoever has played the deal may see how the others did. */
function Look({ table, name }: { readonly table: string; readonly name: string }): ReactNode {
  const { say } = useDailyWords()
  return (
    <Link to={`/t/${table}`} className={styles.look} aria-label={say('look', { name })}>
      <bdi>{name}</bdi>
    </Link>
  )
}
