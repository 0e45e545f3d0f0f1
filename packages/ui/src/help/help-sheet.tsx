import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../words/words.ts'
import type { CardHelp, GameHelp } from './card-help.ts'
import styles from './help-sheet.module.css'
import { ForYouNow, KindAndPrice, RuleAndCount, useSay } from './help-text.tsx'

interface HelpSheetProps {
  readonly game: GameHelp<unknown, unknown>
  readonly card: string
  readonly help: CardHelp
  readonly showRule: (clause: string) => void
  readonly close: () => void
  /** Takes the card. */
  readonly accept: () => void
}

/** A card explains itself on a phone: large, under the thumb, with what can be done about it. */
export function HelpSheet({ game, card, help, showRule, close, accept }: HelpSheetProps): ReactNode {
  const words = useWords()
  const say = useSay()
  const footer = (
    <div className={styles.answers}>
      <Button onClick={close}>{words.say('board.close')}</Button>
      {help.take !== null && (
        <Button look="primary" onClick={accept}>
          {say(help.take.label)}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog
      title={say(help.title)}
      lead={<KindAndPrice help={help} />}
      closeLabel={words.say('board.close')}
      close={close}
      footer={footer}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div className={styles.face} data-picture>
            <game.Face card={card} />
          </div>
          <p>{say(help.does)}</p>
        </div>
        {help.now !== null && <ForYouNow now={help.now} Sign={game.Sign} />}
        <RuleAndCount help={help} showRule={showRule} large />
      </div>
    </Dialog>
  )
}
