import { type AnyBoard, Dialog, type Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { usePreferences } from '../preferences.ts'
import styles from './keys-dialog.module.css'

interface KeysDialogProps {
  readonly board: AnyBoard
  readonly gameWords: Words
  readonly chats: boolean
  readonly close: () => void
}

/** Those of the table in words; `text-table.tsx` carries them out. */
const TEXT_KEYS = [
  { press: '1–9', does: 'keys.answer' },
  { press: '← →', does: 'keys.answers' },
  { press: 'Enter', does: 'keys.give' },
  { press: 'H', does: 'keys.hint' },
  { press: 'Z', does: 'keys.back' },
  { press: 'F6', does: 'keys.part' },
]

/** What the game is about, and what the keys do: the game's first, then those of every table. */
export function KeysDialog({ board, gameWords, chats, close }: KeysDialogProps): ReactNode {
  const { say } = usePageWords()
  const { textTable, singleKeys } = usePreferences()
  const ofTable = textTable
    ? TEXT_KEYS.map(({ press, does }) => ({ press, text: say(does) }))
    : (board.keys ?? []).map(({ press, does }) => ({ press, text: gameWords.say(does) }))
  const keys = [
    ...ofTable,
    { press: 'L', text: say('keys.log') },
    ...(chats ? [{ press: 'C', text: say('keys.chat') }] : []),
    { press: '?', text: say('keys.keys') },
    { press: 'Esc', text: say('keys.close') },
  ]
  return (
    <Dialog title={say('keys.title')} closeLabel={say('settings.close')} close={close}>
      <p className={styles.goal}>{gameWords.say('goal')}</p>
      {!singleKeys && <p className={styles.goal}>{say('keys.off')}</p>}
      <dl className={styles.keys}>
        {keys.map(({ press, text }) => (
          <div key={press}>
            <dt>
              <kbd>{press}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
