import type { TableView } from '@south-street/table'
import { Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { sayPace } from './pace.ts'
import styles from './table-terms.module.css'

interface Term {
  readonly icon: IconName
  readonly name: string
  /** What follows from it. */
  readonly line: string
}

function Terms({ terms }: { readonly terms: readonly Term[] }): ReactNode {
  return (
    <ul className={styles.terms}>
      {terms.map(({ icon, name, line }) => (
        <li key={name}>
          <Icon name={icon} />
          <p>
            <b>{name}</b>
            {line}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What this table has agreed on, each with its consequence: whoever sits down agrees to it. */
export function TableTerms({ view }: { readonly view: TableView }): ReactNode {
  const words = usePageWords()
  const { say } = words
  const game = useGameWords(view.game)
  const { options, pace, help, visibility, spectators, rated } = view.settings
  const variants = Object.entries(options).filter(([, isOn]) => isOn === true)
  const either = (is: boolean, yes: string, no: string) => (is ? yes : no)
  const term = (icon: IconName, key: string): Term => ({
    icon,
    name: say(`terms.${key}`),
    line: say(`terms.${key}-line`),
  })
  return (
    <Terms
      terms={[
        {
          icon: 'users',
          name: say('terms.players', { count: view.seats.length }),
          line: say('terms.players-line'),
        },
        ...variants.map(
          ([name]): Term => ({
            icon: 'plus',
            name: game.say(`variants.${name}.name`),
            line: game.say(`variants.${name}.line`),
          }),
        ),
        { icon: 'clock', name: sayPace(words, pace), line: say(`pace.${pace.kind}-line`) },
        term('lamp', either(help, 'help', 'bare')),
        ...(rated ? [term('star', 'rated')] : []),
        term('lock', visibility),
        term('eye', either(spectators, 'spectators', 'no-spectators')),
      ]}
    />
  )
}

/** What happens if somebody is away. */
export function AwayTerms({ view }: { readonly view: TableView }): ReactNode {
  const { say } = usePageWords()
  const game = useGameWords(view.game)
  const { pace, standIns, standInLevel } = view.settings
  const level = game.say(`levels.${standInLevel}.name`)
  return (
    <>
      <Terms
        terms={[
          {
            icon: 'hour',
            name: say(pace.kind === 'none' ? 'away.silent' : 'away.clock'),
            line: say(`away.stand-ins-${standIns}`, { level }),
          },
          { icon: 'undo', name: say('away.back'), line: say('away.back-line') },
          { icon: 'cross', name: say('away.early'), line: say('away.early-line') },
        ]}
      />
      <Link className={styles.more} to={`/rules/${view.game}#at-the-table`}>
        {say('terms.more')}
      </Link>
    </>
  )
}
