import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { LANDING } from './landing.ts'
import { LiveRegions } from './live-regions.tsx'

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly close: () => void
  readonly children: ReactNode
  readonly lead?: ReactNode
  readonly ornament?: ReactNode
  readonly className?: string | undefined
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and makes the page behind it inert. */
export function Dialog({ title, closeLabel, close, children, lead, ornament, className }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])
  // A click that hits the dialog itself, and nothing in it, hits the backdrop.
  const closeFromBackdrop = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a second way out; Escape is the first.
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={heading}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          {ornament}
          <h2 id={heading} {...LANDING}>
            {title}
          </h2>
          <div className={styles.lead}>{lead}</div>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
      <LiveRegions />
    </dialog>
  )
}
