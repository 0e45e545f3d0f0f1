import type { Pace } from '@south-street/table'
import { Choice } from '@south-street/ui'
import { type ReactNode, useId } from 'react'
import { usePageWords } from '../language/language.ts'
import { HOLIDAYS, PACES, sayDays, sayPace } from './pace.ts'

interface PaceChoiceProps {
  readonly pace: Pace
  readonly choose: (pace: Pace) => void
}

const KINDS = ['none', 'live', 'bank', 'correspondence'] as const

function firstOf(kind: Pace['kind']): Pace {
  const [first] = PACES[kind]
  return first!.kind === 'correspondence' ? { ...first!, holidayDays: HOLIDAYS[0] } : first!
}

/** How fast the table plays: the kind, then how long. In pairs of a label and what belongs to it. */
export function PaceChoice({ pace, choose }: PaceChoiceProps): ReactNode {
  const words = usePageWords()
  const { say, language } = words
  const time = useId()
  const holiday = useId()
  const offers: readonly Pace[] = PACES[pace.kind]
  const holidayDays = pace.kind === 'correspondence' ? (pace.holidayDays ?? 0) : 0
  const bare: Pace = pace.kind === 'correspondence' ? { kind: pace.kind, hours: pace.hours } : pace
  return (
    <>
      <span>{say('invite.pace')}</span>
      <Choice
        label={say('invite.pace')}
        inPairs
        value={pace.kind}
        options={KINDS.map((kind) => ({ value: kind, name: say(`pace.kind-${kind}`) }))}
        choose={(kind) => choose(firstOf(kind))}
      />
      {offers.length > 1 && (
        <>
          <label htmlFor={time}>{say('pace.time')}</label>
          <select
            id={time}
            value={sayPace(words, bare)}
            onChange={({ target }) => {
              const chosen = offers[target.selectedIndex]!
              choose(chosen.kind === 'correspondence' ? { ...chosen, holidayDays } : chosen)
            }}
          >
            {offers.map((offer) => (
              <option key={JSON.stringify(offer)}>{sayPace(words, offer)}</option>
            ))}
          </select>
        </>
      )}
      {pace.kind === 'correspondence' && (
        <>
          <label htmlFor={holiday}>{say('pace.holiday-each')}</label>
          <select
            id={holiday}
            value={holidayDays}
            onChange={({ target }) => choose({ ...pace, holidayDays: Number(target.value) })}
          >
            {HOLIDAYS.map((days) => (
              <option key={days} value={days}>
                {sayDays(language, days)}
              </option>
            ))}
          </select>
        </>
      )}
    </>
  )
}
