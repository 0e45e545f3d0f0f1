import type { TableView } from '@south-street/table'
import type { ReactNode } from 'react'
import { Link } from '../frame/link.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { sayPace } from './pace.ts'
import styles from './seating-page.module.css'

/** What this table has agreed on: whoever sits down agrees to it. */
export function TableTerms({ view }: { readonly view: TableView }): ReactNode {
  const words = usePageWords()
  const { say, language } = words
  const game = useGameWords(view.game)
  const { settings } = view
  const variants = Object.entries(settings.options).flatMap(([name, isOn]) =>
    isOn === true ? [game.say(`variants.${name}.name`)] : [],
  )
  const lines = [
    say('terms.players', { count: view.seats.length }),
    ...(variants.length > 0 ? [new Intl.ListFormat(language).format(variants)] : []),
    sayPace(words, settings.pace),
    say(settings.help ? 'terms.help' : 'terms.bare'),
    say(settings.visibility === 'listed' ? 'terms.listed' : 'terms.link'),
    say(settings.spectators ? 'terms.spectators' : 'terms.no-spectators'),
    say(`terms.stand-ins-${settings.standIns}`, { level: game.say(`levels.${settings.standInLevel}.name`) }),
  ]
  return (
    <section className={styles.terms} aria-label={say('terms.title')}>
      <h2>{game.say('name')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link to={`/rules/${view.game}#at-the-table`}>{say('terms.more')}</Link>
    </section>
  )
}
