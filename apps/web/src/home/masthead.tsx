import { UseDrawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './masthead.module.css'

/** The title above the harbour. */
export function Masthead({ isLow }: { readonly isLow: boolean }): ReactNode {
  const { say } = usePageWords()
  return (
    <div className={styles.masthead} data-low={isLow}>
      <svg
        className={styles.scene}
        viewBox="0 0 1440 252"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <svg
          x="1151"
          y="22"
          width="464"
          height="240"
          viewBox="860 0 580 300"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <UseDrawing of="panorama" width={1440} height={300} />
        </svg>
        <UseDrawing of="panorama" x={0} y={22} width={1152} height={240} />
        <UseDrawing of="packet-ship" x={1004} y={66} width={190} height={158} />
        <UseDrawing of="packet-ship" x={1254} y={130} width={96} height={80} />
        <UseDrawing of="packet-ship" x={836} y={136} width={80} height={66} />
      </svg>
      <div className={styles.title}>
        <h1>South Street</h1>
        <p>{say('home.subtitle')}</p>
      </div>
    </div>
  )
}
