import { Dialog } from '@south-street/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { base } from '../base.ts'
import { usePageWords } from '../language/language.ts'
import styles from './prose.module.css'
import type { Section } from './table-rules.ts'

interface RuleSheetProps {
  readonly game: string
  readonly section: Section
  readonly clause: string
  readonly close: () => void
}

/** A clause among its neighbours, over the table: nobody has to leave it to read a rule. */
export function RuleSheet({ game, section, clause, close }: RuleSheetProps): ReactNode {
  const { say } = usePageWords()
  const asked = useRef<HTMLDivElement>(null)
  useEffect(() => asked.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <Dialog
      title={section.title}
      closeLabel={say('settings.close')}
      close={close}
      footer={
        <a className={styles.whole} href={`${base()}/rules/${game}#${clause}`} target="_blank" rel="noopener">
          {say('rules.whole')}
        </a>
      }
    >
      <div className={styles.sheet}>
        {Object.entries(section.clauses).map(([id, text]) => {
          const isAsked = id === clause
          return (
            <div
              key={id}
              ref={isAsked ? asked : undefined}
              className={styles.clause}
              aria-current={isAsked ? 'true' : undefined}
            >
              <small>{id}</small>
              <p>{text}</p>
            </div>
          )
        })}
      </div>
    </Dialog>
  )
}
