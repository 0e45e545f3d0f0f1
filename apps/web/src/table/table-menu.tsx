import { aboutGame } from '@south-street/registry/boards'
import { boardCommand, Choice, Dialog, Icon, type IconName, speech, WordsProvider } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { callCoach, silenceCoach } from '../coach/coach-memory.ts'
import { changeLanguage, LANGUAGES, type Language, usePageWords } from '../language/language.ts'
import { changePreferences, THEMES, usePreferences } from '../preferences.ts'
import { navigate } from '../router.ts'
import { leavingOf } from './leaving.ts'
import type { PlayedTable } from './played-table.ts'
import styles from './table-menu.module.css'
import type { FurtherTool, OpenDialog } from './table-tools.tsx'

export interface TableMenuProps {
  /** The game's id. */
  readonly game: string
  readonly table: PlayedTable
  /** Which round it is. */
  readonly round: string
  readonly chats: boolean
  readonly unread: number
  readonly further: FurtherTool | undefined
  /** Whether the coach of newcomers could come to this table, and whether he is there. */
  readonly coach: { readonly mayCome: boolean; readonly isHere: boolean }
  readonly open: (dialog: OpenDialog) => void
  readonly close: () => void
}

/** Everything that can be reached from a table, in every window and at every size of text. */
export function TableMenu(props: TableMenuProps): ReactNode {
  const { table, round, close } = props
  const { say, language } = usePageWords()
  const { theme } = usePreferences()
  const { board, gameWords, shown } = table
  return (
    <Dialog
      title={gameWords.say('name')}
      lead={round}
      closeLabel={say('settings.close')}
      close={close}
      footer={<Leave table={table} />}
    >
      <div className={styles.menu}>
        <WordsProvider value={gameWords}>
          <p className={styles.goal}>{gameWords.say('goal')}</p>
          {shown.view.status === 'running' && (
            <div className={styles.ending}>
              <board.Ending view={shown.view.play!.position} />
            </div>
          )}
        </WordsProvider>
        <Ways {...props} />
        <div className={styles.choices}>
          <Choice
            label={say('settings.light')}
            value={theme}
            options={THEMES.map((one) => ({ value: one, name: say(`top.${one}`) }))}
            choose={(one) => changePreferences({ theme: one })}
          />
          <Choice
            label={say('top.language')}
            value={language as Language}
            options={LANGUAGES.map((one) => ({
              value: one,
              name: say(`top.languages.${one}`),
              sign: one.toUpperCase(),
            }))}
            choose={changeLanguage}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Where the menu leads. What this table has not leaves no gap. */
function Ways({ game, table, chats, unread, further, coach, open, close }: TableMenuProps): ReactNode {
  const { say } = usePageWords()
  const name = table.gameWords.say('name')
  const { textTable } = usePreferences()
  // The board's own way, as if its key were pressed: it knows whether there is something to be hinted at.
  const hint = boardCommand('h')
  const closeAnd = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <ul className={styles.ways}>
      <Way icon="book" name={say('top.rules')} line={say('menu.rules')} go={() => navigate(`/rules/${game}`)} />
      {aboutGame(game).lessons && (
        <Way
          icon="star"
          name={say('home.lessons', { game: name })}
          line={say('home.learn')}
          go={() => navigate(`/learn/${game}`)}
        />
      )}
      {coach.mayCome && (
        <Way
          icon="info"
          name={say(coach.isHere ? 'coach.silence' : 'coach.call')}
          line={say(coach.isHere ? 'coach.silence-line' : 'coach.call-line')}
          go={closeAnd(() => (coach.isHere ? silenceCoach : callCoach)(table.shown.view.id))}
        />
      )}
      <Way
        icon={textTable ? 'grid' : 'lines'}
        name={say(textTable ? 'menu.as-board' : 'menu.in-words')}
        line={say(textTable ? 'menu.as-board-line' : 'menu.in-words-line')}
        go={closeAnd(() => changePreferences({ textTable: !textTable }))}
      />
      <Way icon="list" name={say('table.log')} line={say('menu.log')} go={() => open('log')} />
      {chats && (
        <Way
          icon="chat"
          name={say('table.chat')}
          line={unread > 0 ? say('menu.chat-new', { count: unread }) : say('menu.chat')}
          count={unread}
          go={() => open('chat')}
        />
      )}
      {hint !== null && (
        <Way icon="lamp" name={say('table.hint')} line={say('menu.hint')} go={closeAnd(() => hint())} />
      )}
      {further && <Way icon={further.icon} name={further.label} line={further.line} go={closeAnd(further.open)} />}
      <Way icon="keys" name={say('keys.title')} line={say('menu.keys')} go={() => open('keys')} />
      <Way icon="gear" name={say('settings.title')} line={say('menu.settings')} go={() => open('settings')} />
    </ul>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly name: string
  /** What is there, in a few words. */
  readonly line: string
  readonly count?: number
  readonly go: () => void
}

function Way({ icon, name, line, count = 0, go }: WayProps): ReactNode {
  return (
    <li>
      <button type="button" className={styles.way} onClick={go}>
        <Icon name={icon} />
        <span>
          <b>{name}</b> <small>{line}</small>
        </span>
        {count > 0 && <i aria-hidden="true">{count}</i>}
      </button>
    </li>
  )
}

/** The way out is in sight however long the list is. Asks twice only where leaving costs something: while one's own clock runs. */
function Leave({ table }: { readonly table: PlayedTable }): ReactNode {
  const { say } = usePageWords()
  const { line, isAskedTwice } = leavingOf(table.shown.view)
  const [isAsked, setAsked] = useState(false)
  const leave = () => {
    if (!isAskedTwice || isAsked) navigate('/')
    else {
      setAsked(true)
      speech.warn(say('menu.leave-again'))
    }
  }
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.leave} onClick={leave}>
        <Icon name="left" />
        <span>
          <b>{say('menu.leave')}</b> <small>{say(isAsked ? 'menu.leave-again' : `menu.leave-${line}`)}</small>
        </span>
      </button>
    </div>
  )
}
