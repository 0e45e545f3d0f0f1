import { Drawing, FinalTable, type SeatInfo, useWords, VisuallyHidden } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAG, FLAGS } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import { scoreOfFlag } from '../board/company-facts.ts'
import { steamshipsOf } from './counting-columns.ts'
import styles from './result.module.css'

interface FinalSheetsProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
}

/** What the last scoring counts: for each flag, how many ships at how much (TA-15.4). */
export function FinalSheets({ view, seats, order }: FinalSheetsProps): ReactNode {
  const words = useWords()
  const owned = (seat: number, flag: number): number =>
    steamshipsOf(view, seat, flag).length + view.headquarters[seat]!.filter((office) => FLAG[office] === flag).length
  const columns = FLAGS.map((flag, index) => {
    const title = words.say(`flags.${flag}`)
    const head = (
      <>
        <Drawing of={`ta-flag-${flag}`} className={styles.flag} />
        <VisuallyHidden>{title}</VisuallyHidden>
      </>
    )
    return {
      name: flag,
      head,
      title,
      cell: (seat: number) => `${owned(seat, index)} × ${scoreOfFlag(view, seat, index)}`,
    }
  })
  return (
    <FinalTable
      title={words.say('result.final-ships')}
      line={words.say('result.final-ships-line')}
      first={words.say('result.company')}
      columns={columns}
      seats={seats}
      order={order}
    />
  )
}
