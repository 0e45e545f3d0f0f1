import { Button, Choice, Dialog } from '@south-street/ui'
import type { ReactNode } from 'react'
import { changeLanguage, LANGUAGES, type Language, usePageWords } from '../language/language.ts'
import { changePreferences, LONGEST_NAME, THEMES, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { Volume } from '../sound/volume.tsx'
import styles from './settings-dialog.module.css'

async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Everything that a player may change. */
export function SettingsDialog({ close }: { readonly close: () => void }): ReactNode {
  const { say, language } = usePageWords()
  const { name, theme, fast, confirmsAtOnce, singleKeys, notifies } = usePreferences()
  const yesOrNo = [
    { value: 'no', name: say('settings.no') },
    { value: 'yes', name: say('settings.yes') },
  ]
  return (
    <Dialog title={say('settings.title')} closeLabel={say('settings.close')} close={close}>
      <div className={styles.settings}>
        <label htmlFor="settings-name">{say('settings.name')}</label>
        <input
          id="settings-name"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={say('settings.name-hint')}
          onChange={(event) => changePreferences({ name: event.target.value })}
        />
        <span>{say('top.language')}</span>
        <Choice
          label={say('top.language')}
          value={language as Language}
          options={LANGUAGES.map((one) => ({ value: one, name: say(`top.languages.${one}`) }))}
          choose={changeLanguage}
        />
        <span>{say('settings.light')}</span>
        <Choice
          label={say('settings.light')}
          value={theme}
          options={THEMES.map((one) => ({ value: one, name: say(`top.${one}`) }))}
          choose={(one) => changePreferences({ theme: one })}
        />
        <span>{say('settings.confirm')}</span>
        <Choice
          label={say('settings.confirm')}
          value={confirmsAtOnce ? 'yes' : 'no'}
          options={[
            { value: 'no', name: say('settings.choose-then-confirm') },
            { value: 'yes', name: say('settings.at-once') },
          ]}
          choose={(one) => changePreferences({ confirmsAtOnce: one === 'yes' })}
        />
        <span>{say('settings.fast')}</span>
        <Choice
          label={say('settings.fast')}
          value={fast ? 'yes' : 'no'}
          options={yesOrNo}
          choose={(one) => changePreferences({ fast: one === 'yes' })}
        />
        <span>{say('settings.keys')}</span>
        <Choice
          label={say('settings.keys')}
          value={singleKeys ? 'yes' : 'no'}
          options={yesOrNo}
          choose={(one) => changePreferences({ singleKeys: one === 'yes' })}
        />
        <span>{say('settings.notify')}</span>
        {window.isSecureContext ? (
          <Choice
            label={say('settings.notify')}
            value={notifies ? 'yes' : 'no'}
            options={yesOrNo}
            choose={async (one) => changePreferences({ notifies: one === 'yes' && (await mayNotify()) })}
          />
        ) : (
          <small>{say('settings.notify-needs')}</small>
        )}
        <Further label={say('settings.notices')} line={say('settings.notices-open')} to="/notices" close={close} />
        <Volume />
        <Further
          label={say('settings.keys-and-devices')}
          line={say('settings.keys-line')}
          to="/settings/keys"
          close={close}
        />
      </div>
    </Dialog>
  )
}

interface FurtherProps {
  readonly label: string
  readonly line: string
  readonly to: string
  readonly close: () => void
}

/** What has a page of its own. */
function Further({ label, line, to, close }: FurtherProps): ReactNode {
  const open = () => {
    close()
    navigate(to)
  }
  return (
    <>
      <span>{label}</span>
      <Button small onClick={open}>
        {line}
      </Button>
    </>
  )
}
