import type { OperatorsPerson } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { SearchField } from '../frame/search-field.tsx'
import { sayDay } from '../keys/key-words.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { sayAgo, useOperatorWords } from './operator-words.ts'
import { SureButton } from './sure-button.tsx'
import type { PanelProps } from './tables-panel.tsx'
import { useListed } from './use-listed.ts'

const BANS = [1, 7, 365] as const

/** The people, to be found, helped, shut out or deleted. */
export function PeoplePanel({ acted, tell }: PanelProps): ReactNode {
  const { say } = useOperatorWords()
  const [search, setSearch] = useState('')
  const listed = useListed(() => attempt('operatorPeople', search === '' ? {} : { search }), search, acted)
  return (
    <section className={styles.panel}>
      <h2>{say('people.title')}</h2>
      <SearchField label={say('people.search')} value={search} onChange={setSearch} />
      {listed?.people.length === 0 && <p>{say('people.none')}</p>}
      <ul className={styles.list}>
        {listed?.people.map((person) => (
          <PersonLine key={person.id} person={person} tell={tell} />
        ))}
      </ul>
    </section>
  )
}

function PersonLine({ person, tell }: { readonly person: OperatorsPerson; readonly tell: () => void }): ReactNode {
  const { say, language } = useOperatorWords()
  const [isOpen, setIsOpen] = useState(false)
  const { tables, devices, passkeys, seenAt, bannedUntil, isOperator } = person
  const name = person.name === '' ? say('people.nameless') : person.name
  const isBanned = bannedUntil !== null && bannedUntil > Date.now()
  return (
    <li>
      <div>
        <b>{name}</b>
        {isBanned && (
          <small className={styles.warn}>{say('people.banned', { day: sayDay(language, bannedUntil) })}</small>
        )}
        {isOperator && <small>{say('people.operator')}</small>}
        <small>{say('people.about', { tables, devices, passkeys })}</small>
        <small>{say('people.seen', { ago: sayAgo(language, seenAt) })}</small>
      </div>
      <Button
        small
        aria-expanded={isOpen}
        aria-label={say(isOpen ? 'people.less' : 'people.more', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? '–' : '…'}
      </Button>
      {isOpen && <PersonActs person={person} name={name} isBanned={isBanned} tell={tell} />}
    </li>
  )
}

interface PersonActsProps {
  readonly person: OperatorsPerson
  readonly name: string
  readonly isBanned: boolean
  readonly tell: () => void
}

function PersonActs({ person: { id: person, isOperator }, name, isBanned, tell }: PersonActsProps): ReactNode {
  const { say } = useOperatorWords()
  const [link, setLink] = useState<string | null>(null)
  const after = (work: Promise<unknown>) => work.catch(() => {}).then(tell)
  const recover = async () => {
    const { answer } = await attempt('recoverByOperator', { person })
    setLink(answer?.link ?? null)
  }
  return (
    <div className={styles.acts}>
      {isBanned ? (
        <Button small onClick={() => after(attempt('liftBan', { person }))}>
          {say('people.lift')}
        </Button>
      ) : (
        BANS.map((days) => (
          <Button key={days} small onClick={() => after(attempt('ban', { person }, { days }))}>
            {say(`people.ban-${days}`)}
          </Button>
        ))
      )}
      <Button small onClick={() => recover().catch(() => {})}>
        {say('people.recover')}
      </Button>
      <Button
        small
        onClick={() =>
          after(isOperator ? attempt('dismissOperator', { person }) : attempt('appointOperator', { person }))
        }
      >
        {say(isOperator ? 'people.dismiss' : 'people.appoint')}
      </Button>
      <SureButton
        label={say('people.delete')}
        sure={say('people.delete-sure')}
        act={() => after(attempt('deletePerson', { person }))}
      />
      {link !== null && (
        <p role="status">
          {say('people.recover-line', { name })}
          <code className={styles.secret}>{link}</code>
        </p>
      )}
    </div>
  )
}
