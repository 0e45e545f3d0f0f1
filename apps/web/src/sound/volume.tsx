import { Slider } from '@south-street/ui'
import { type ReactNode, useId } from 'react'
import { Tool } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import { changePreferences, GENTLE, usePreferences } from '../preferences.ts'
import { ring } from './sounds.ts'

/** How loud it is, in the settings; a bell says how loud that is. */
export function Volume(): ReactNode {
  const { say, language } = usePageWords()
  const { volume, muted } = usePreferences()
  const id = useId()
  const heard = muted ? 0 : volume
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(heard)
  return (
    <>
      <label htmlFor={id}>{say('settings.sound')}</label>
      <Slider
        id={id}
        label={say('settings.sound')}
        value={heard}
        text={heard === 0 ? say('settings.sound-off') : share}
        choose={(one) => changePreferences({ volume: one, muted: false })}
        settle={() => ring('asked')}
      />
    </>
  )
}

/** Silences the table, and lets it be heard again. */
export function SoundTool({ className }: { readonly className?: string | undefined }): ReactNode {
  const { say } = usePageWords()
  const { volume, muted } = usePreferences()
  const isHeard = volume > 0 && !muted
  const hear = () => {
    changePreferences({ volume: volume === 0 ? GENTLE : volume, muted: false })
    ring('asked')
  }
  return (
    <Tool
      icon={isHeard ? 'sound' : 'mute'}
      label={say('settings.sound')}
      pressed={isHeard}
      className={className}
      onClick={() => (isHeard ? changePreferences({ muted: true }) : hear())}
    />
  )
}
