import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from './back-closes.ts'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { LANDING } from './landing.ts'
import { LiveRegions } from './live-regions.tsx'
import { useSwipeAway } from './swipe-away.ts'
import { useIsPhone } from './window-size.ts'

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly close: () => void
  readonly children: ReactNode
  readonly lead?: ReactNode
  readonly ornament?: ReactNode
  /** Stays in sight, however long the rest is. */
  readonly footer?: ReactNode
  readonly className?: string | undefined
}

/**
 * The browser's own modal dialog: it keeps the focus, closes on Escape, and makes the page behind it inert. On a phone it
 * is a sheet that rises from below and can be pulled down again.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, closeLabel, close, children, lead, ornament, footer, className } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isSheet = useIsPhone()
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])
  useBackCloses(isSheet, close)
  useSwipeAway(dialog, isSheet, close)
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
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <LiveRegions />
    </dialog>
  )
}
