import { classNames, Drawing, HOUSES, Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import { changeLanguage, LANGUAGES, usePageWords } from '../language/language.ts'
import { changePreferences, usePreferences } from '../preferences.ts'
import { Link } from './link.tsx'
import { PageWays } from './page-ways.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  readonly where?: string
  /** Opens the menu of a table; where there is one, a small window keeps nothing else. */
  readonly openMenu?: () => void
  readonly children?: ReactNode
  readonly tools?: ReactNode
}

/** What stands above every page: where one is, the language and the light. */
export function TopBar({ where, openMenu, children, tools }: TopBarProps): ReactNode {
  const { say, language } = usePageWords()
  const { theme } = usePreferences()
  const isDark = theme === 'gaslight'
  return (
    <header className={classNames(styles.bar, where !== undefined && styles.busy, openMenu && styles.withMenu)}>
      {openMenu && <Tool icon="menu" label={say('menu.title')} onClick={openMenu} />}
      <Link to="/" className={styles.brand} aria-label="South Street">
        <Icon name="left" className={styles.home} />
        <span>South Street</span>
      </Link>
      {where !== undefined && <span className={styles.where}>{where}</span>}
      <div className={styles.middle}>{children ?? (openMenu === undefined && <PageWays />)}</div>
      <div className={styles.tools}>
        {tools}
        <Tool
          icon={isDark ? 'sun' : 'moon'}
          className={styles.light}
          label={say(isDark ? 'top.daylight' : 'top.gaslight')}
          onClick={() => changePreferences({ theme: isDark ? 'daylight' : 'gaslight' })}
        />
      </div>
      {openMenu === undefined && <OwnHouse />}
      <fieldset className={styles.languages}>
        <legend>{say('top.language')}</legend>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            title={say(`top.languages.${one}`)}
            onClick={() => changeLanguage(one)}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </header>
  )
}

/** The way to one's own house, for whoever has a name or has played a game to its end. */
function OwnHouse(): ReactNode {
  const { say } = usePageWords()
  const { name, house, finished } = usePreferences()
  if (name === '' && finished.length === 0) return null
  return (
    <Link to="/house" className={styles.own} title={say('top.house')}>
      <Drawing of={`flag-${HOUSES[house ?? 0]}`} />
      <b data-shortens>
        <bdi>{name || say('top.house')}</bdi>
      </b>
    </Link>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly className?: string | undefined
  /** A mark on it. */
  readonly children?: ReactNode
}

export function Tool({ icon, label, onClick, pressed, className, children }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.tool, className)}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}
