import { type ReactNode, useState } from 'react'
import styles from './board-tabs.module.css'
import { classNames } from './class-names.ts'

interface BoardTabsProps<Name> {
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly content: ReactNode }[]
  readonly chosen: Name
  readonly choose: (name: Name) => void
  /** Nobody acts here: it is a replay. */
  readonly still: boolean
  /** The game's own class, which sets columns and sizes. */
  readonly className: string | undefined
  /** What stands at the end of the row and is no tab of these. */
  readonly children?: ReactNode
}

/** The tabs of a phone's board, of which one shows at a time. */
export function BoardTabs<Name extends string | number>(props: BoardTabsProps<Name>): ReactNode {
  const { label, tabs, chosen, choose, still, className, children } = props
  return (
    <div className={classNames(styles.tabs, still && styles.still, className)} role="tablist" aria-label={label}>
      {tabs.map(({ name, content }) => (
        <button
          type="button"
          key={name}
          role="tab"
          data-tab={name}
          aria-selected={name === chosen}
          onClick={() => choose(name)}
        >
          {content}
        </button>
      ))}
      {children}
    </div>
  )
}

/** What is asked opens by itself; another tab stays open only while the same question stands. */
export function useTab<Name>(question: string, asked: Name): readonly [Name, (name: Name) => void] {
  const [opened, setOpened] = useState<{ readonly question: string; readonly name: Name } | null>(null)
  const chosen = opened?.question === question ? opened.name : asked
  return [chosen, (name) => setOpened({ question, name })]
}
