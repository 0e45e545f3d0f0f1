import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useGameWords } from '../language/language.ts'
import { attempt } from '../server/api.ts'
import styles from './notice-settings.module.css'
import page from './notices-page.module.css'
import { Switch, useNoticeWords } from './parts.tsx'
import { clockText, readClock } from './said-result.ts'
import type { Notices } from './use-notices.ts'

const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 }
const MORNING = 8 * 60

/** When to be left in peace. */
export function WhenPanel({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const { settings, mail } = notices.state
  const { quiet, digest, onlyAway } = settings
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className={page.panel} aria-labelledby="notices-when">
      <h2 id="notices-when">{say('when.title')}</h2>
      <ul className={styles.when}>
        <li>
          <div>
            <b>{say('when.away')}</b>
            <small>{say('when.away-line')}</small>
          </div>
          <Switch label={say('when.away')} isOn={onlyAway} turn={(isOn) => notices.save({ onlyAway: isOn })} />
        </li>
        <li>
          <div>
            <b>
              {say('when.quiet')}
              {quiet !== null && (
                <span className={styles.times}>
                  <Time
                    label={say('when.from')}
                    minutes={quiet.from}
                    choose={(from) => notices.save({ quiet: { ...quiet, from } })}
                  />
                  <Time
                    label={say('when.to')}
                    minutes={quiet.to}
                    choose={(to) => notices.save({ quiet: { ...quiet, to } })}
                  />
                </span>
              )}
            </b>
            <small>{say('when.quiet-line', { zone })}</small>
          </div>
          <Switch
            label={say('when.quiet')}
            isOn={quiet !== null}
            turn={(isOn) => notices.save({ quiet: isOn ? NIGHT : null })}
          />
          {quiet !== null && <Night {...quiet} />}
        </li>
        {mail && (
          <li>
            <div>
              <b>
                {say('when.digest')}
                {digest !== null && (
                  <Time label={say('when.at')} minutes={digest} choose={(at) => notices.save({ digest: at })} />
                )}
              </b>
              <small>{say('when.digest-line')}</small>
            </div>
            <Switch
              label={say('when.digest')}
              isOn={digest !== null}
              turn={(isOn) => notices.save({ digest: isOn ? MORNING : null })}
            />
          </li>
        )}
        <Muted notices={notices} />
      </ul>
    </section>
  )
}

interface TimeProps {
  readonly label: string
  readonly minutes: number
  readonly choose: (minutes: number) => void
}

/** Kept when somebody leaves the field: each digit is not worth a request. */
function Time({ label, minutes, choose }: TimeProps): ReactNode {
  const [text, setText] = useState(clockText(minutes))
  const keep = () => {
    const read = readClock(text)
    if (read === null) setText(clockText(minutes))
    else if (read !== minutes) choose(read)
  }
  return (
    <label className={styles.time}>
      <span>{label}</span>
      <input type="time" value={text} onChange={({ target }) => setText(target.value)} onBlur={keep} />
    </label>
  )
}

const DAY = 1440

/** The day as a bar, with the quiet hours dark and the present hour marked. */
function Night({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const { say } = useNoticeWords()
  const x = (minutes: number) => (minutes / DAY) * 372
  const spans =
    from <= to
      ? [[from, to]]
      : [
          [0, to],
          [from, DAY],
        ]
  const now = new Date()
  const at = x(60 * now.getHours() + now.getMinutes())
  const label = say('when.quiet-picture', { from: clockText(from), to: clockText(to) })
  return (
    <svg className={styles.night} viewBox="0 0 372 40" role="img" aria-label={label} data-picture>
      <rect x="1" y="4" width="370" height="16" rx="4" className={styles.day} />
      {spans.map(([begin, end]) => (
        <rect key={begin} x={x(begin!)} y="4" width={x(end! - begin!)} height="16" rx="4" className={styles.dark} />
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text key={hour} x={x(60 * hour)} y="37" textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
          {hour}
        </text>
      ))}
      <path d={`M${at} 0V24`} className={styles.now} />
    </svg>
  )
}

function Muted({ notices }: { readonly notices: Notices }): ReactNode {
  const { say } = useNoticeWords()
  const { muted } = notices.state
  return (
    <li>
      <div>
        <b>{say('when.muted')}</b>
        <small>{say('when.muted-line')}</small>
        {muted.length > 0 && (
          <ul className={styles.muted}>
            {muted.map(({ table, game, names }) => (
              <li key={table}>
                <MutedTable game={game} names={names} />
                <Button small onClick={() => notices.ask(() => attempt('unmuteNotices', { table }))}>
                  {say('when.unmute')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function MutedTable({ game, names }: { readonly game: string; readonly names: readonly string[] }): ReactNode {
  const words = useGameWords(game)
  return <span>{[words.say('name'), names.join(', ')].join(': ')}</span>
}
