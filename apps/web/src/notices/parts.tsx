import type { NoticeChannel } from '@south-street/protocol'
import { Button, classNames, Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import styles from './notices-page.module.css'
import { resultOf } from './said-result.ts'
import type { Notices } from './use-notices.ts'

/** The words of these pages, which nobody else needs. */
export const NOTICE_WORDS = 'notices'

export const useNoticeWords = () => useGameWords(NOTICE_WORDS)

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly disabled?: boolean
}

export function Switch({ label, isOn, turn, disabled }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={disabled}
      className={styles.switch}
      onClick={() => turn(!isOn)}
    >
      <i />
    </button>
  )
}

interface HeadProps {
  readonly icon: IconName
  readonly title: string
  readonly line: string
  readonly children?: ReactNode
}

/** The head of a channel's panel. */
export function PanelHead({ icon, title, line, children }: HeadProps): ReactNode {
  return (
    <header>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <h2>
        {title} <small>{line}</small>
      </h2>
      {children}
    </header>
  )
}

const MARKS: Readonly<Record<'ok' | 'bad' | 'off' | 'warn', IconName>> = {
  ok: 'check',
  bad: 'cross',
  off: 'minus',
  warn: 'info',
}

export function Mark({
  look,
  children,
}: {
  readonly look: keyof typeof MARKS
  readonly children: ReactNode
}): ReactNode {
  return (
    <span className={classNames(styles.mark, styles[look])}>
      <Icon name={MARKS[look]} />
      {children}
    </span>
  )
}

/** What became of the last notice, and a way to try. */
export function LastResult({
  channel,
  notices,
}: {
  readonly channel: NoticeChannel
  readonly notices: Notices
}): ReactNode {
  const { say, language } = useNoticeWords()
  const result = resultOf(channel)
  const at = result?.line.at
  const when = at === undefined ? '' : sayMoment(language, at, Date.now())
  return (
    <div className={classNames(styles.result, result?.mark.look === 'bad' && styles.isBad)}>
      {result !== null && (
        <Mark look={result.mark.look}>{say(result.mark.key, { times: result.mark.times ?? 0 })}</Mark>
      )}
      <p aria-live="polite">
        {result === null ? say('result.never') : say(result.line.key, { when, status: result.line.status ?? 0 })}
      </p>
      <TestButton channel={channel} notices={notices} />
    </div>
  )
}

export function TestButton({
  channel,
  notices,
}: {
  readonly channel: NoticeChannel
  readonly notices: Notices
}): ReactNode {
  const { say } = useNoticeWords()
  return (
    <Button
      small
      disabled={notices.isBusy || !channel.confirmed}
      onClick={() => notices.ask(() => attempt('testNoticeChannel', { channel: channel.id }))}
    >
      {say('send-test')}
    </Button>
  )
}
