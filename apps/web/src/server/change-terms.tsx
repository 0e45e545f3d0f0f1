import type { TableView } from '@south-street/table'
import { Button, Dialog, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import settings from '../settings/settings-dialog.module.css'
import type { TableHandle } from '../table/use-table.ts'
import { termsOf } from './seating.ts'
import { TermsChoice, writeTerms } from './terms-choice.tsx'

interface ChangeTermsProps {
  readonly view: TableView
  readonly handle: TableHandle
}

/** The host changes what was agreed on, until the cards are dealt. */
export function ChangeTerms({ view, handle }: ChangeTermsProps): ReactNode {
  const { say } = usePageWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)} data-offer="change-terms">
        <Icon name="pen" />
        {say('terms.change')}
      </Button>
      {open && <ChangeDialog view={view} handle={handle} close={() => setOpen(false)} />}
    </>
  )
}

function ChangeDialog({ view, handle, close }: ChangeTermsProps & { readonly close: () => void }): ReactNode {
  const { say } = usePageWords()
  const [terms, setTerms] = useState(() => termsOf(view.settings))
  const change = async () => {
    close()
    await handle.send({ kind: 'change-terms', terms: writeTerms(view.game, terms) })
  }
  return (
    <Dialog
      title={say('terms.title')}
      closeLabel={say('settings.close')}
      close={close}
      footer={
        <Button look="primary" disabled={handle.busy} onClick={change} data-answer="change-terms">
          {say('terms.change-for-all')}
        </Button>
      }
    >
      <div className={settings.settings}>
        <TermsChoice
          game={view.game}
          terms={terms}
          choose={(some) => setTerms({ ...terms, ...some })}
          fewest={view.seats.filter(({ kind }) => kind === 'person').length}
        />
      </div>
    </Dialog>
  )
}
