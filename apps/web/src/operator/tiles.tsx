import type { Overview } from '@south-street/protocol'
import { Icon, type IconName } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './operator.module.css'
import { sayAgo, sayMilliseconds, saySize, useOperatorWords } from './operator-words.ts'

interface TileProps {
  readonly icon: IconName
  readonly name: string
  readonly value: string
  readonly line: string
}

function Tile({ icon, name, value, line }: TileProps): ReactNode {
  return (
    <section className={styles.tile}>
      <h2>
        <Icon name={icon} />
        {name}
      </h2>
      <b>{value}</b>
      <p>{line}</p>
    </section>
  )
}

/** The figures of the server at a glance. */
export function Tiles({ overview }: { readonly overview: Overview }): ReactNode {
  const { say, language } = useOperatorWords()
  const { people, tables, streams, bots, disk, backup, version, commit, requests, now } = overview
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  // So slow that nobody has measured how slow.
  const isSlow = requests.halfWithinMs !== null && requests.mostWithinMs === null
  const milliseconds = (value: number | null) => (value === null ? '–' : sayMilliseconds(language, value))
  const size = (bytes: number | null) => (bytes === null ? '–' : saySize(language, bytes))
  return (
    <div className={styles.tiles}>
      <Tile
        icon="users"
        name={say('tiles.people')}
        value={number(people.all)}
        line={say('tiles.people-line', { keyed: number(people.keyed), today: number(people.today) })}
      />
      <Tile
        icon="grid"
        name={say('tiles.tables')}
        value={number(tables.running)}
        line={say('tiles.tables-line', {
          open: number(tables.open),
          ended: number(tables.ended),
          closed: number(tables.closed),
        })}
      />
      <Tile icon="pass" name={say('tiles.streams')} value={number(streams)} line={say('tiles.streams-line')} />
      <Tile
        icon="bot"
        name={say('tiles.bots')}
        value={number(bots.waiting)}
        line={
          bots.meanMs === null
            ? say('tiles.bots-idle', { thinking: number(bots.thinking) })
            : say('tiles.bots-line', { thinking: number(bots.thinking), mean: milliseconds(bots.meanMs) })
        }
      />
      <Tile
        icon="crate"
        name={say('tiles.disk')}
        value={size(disk.usedBytes)}
        line={
          disk.freeBytes === null ? say('tiles.disk-elsewhere') : say('tiles.disk-line', { free: size(disk.freeBytes) })
        }
      />
      <Tile
        icon="lock"
        name={say('tiles.backup')}
        value={backup === null ? say('tiles.backup-none') : sayAgo(language, backup.at, now)}
        line={backup === null ? say('tiles.backup-unknown') : say('tiles.backup-line', { size: size(backup.bytes) })}
      />
      <Tile
        icon="info"
        name={say('tiles.version')}
        value={version}
        line={say('tiles.version-line', { commit: commit?.slice(0, 7) ?? '–' })}
      />
      <Tile
        icon="clock"
        name={say('tiles.requests')}
        value={number(requests.count)}
        line={say(isSlow ? 'tiles.requests-slow' : 'tiles.requests-line', {
          half: milliseconds(requests.halfWithinMs),
          most: milliseconds(requests.mostWithinMs),
        })}
      />
    </div>
  )
}
