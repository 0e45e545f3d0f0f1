import { Drawing, HOUSES, Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import styles from './settings-nav.module.css'

/** The pages of what one has set up for oneself: each leads to the others. */
export function SettingsNav({ here }: { readonly here: '/notices' | '/settings/keys' }): ReactNode {
  const { say } = usePageWords()
  const { house } = usePreferences()
  const current = (to: string) => (to === here ? 'page' : undefined)
  return (
    <nav className={styles.nav} aria-label={say('settings.title')}>
      <Link to="/notices" aria-current={current('/notices')}>
        <Icon name="bell" />
        {say('settings.notices')}
      </Link>
      <Link to="/settings/keys" aria-current={current('/settings/keys')}>
        <Icon name="lock" />
        {say('settings.keys-and-devices')}
      </Link>
      <Link to="/house">
        <Drawing of={`flag-${HOUSES[house ?? 0]}`} />
        {say('top.house')}
      </Link>
    </nav>
  )
}
