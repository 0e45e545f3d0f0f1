import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import styles from './licence-list.module.css'
import licences from './licences.json'

interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly by?: string
}

/** What others have made, with the licences under which it is here. `npm run licences` writes the list. */
export function LicenceList(): ReactNode {
  const { say } = usePageWords()
  return (
    <>
      <Part title={say('about.in-page')} packages={licences.page} />
      <Part title={say('about.on-server')} packages={licences.server} />
    </>
  )
}

function Part({ title, packages }: { readonly title: string; readonly packages: readonly Shipped[] }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.packages} lang="en" translate="no">
        {packages.map(({ name, version, licence, by }) => (
          <li key={`${name} ${version}`}>
            <b>{name}</b> {version} · {licence}
            {by !== undefined && <small>{by}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
