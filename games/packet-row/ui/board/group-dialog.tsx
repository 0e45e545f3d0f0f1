import { Button, Dialog, sayMoney, useWords } from '@south-street/ui'
import { type ReactNode, useEffect } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { readinessOf } from '../../src/delivery/readiness.ts'
import { useBoard } from './board-context.ts'
import { CardSheet } from './card-sheet.tsx'
import { cardsOfGroup, type GroupName } from './hand-plan.ts'
import { sayReadiness } from './say-readiness.ts'

/** A group of the own hand, large; money cards can be cashed here. */
export function GroupDialog({ name, close }: { readonly name: GroupName; readonly close: () => void }): ReactNode {
  const words = useWords()
  const { view, mayAct, act } = useBoard()
  const seat = view.viewer ?? 0
  const [hand, fleet] = [view.hands[seat]!, view.fleets[seat]!]
  const cards = cardsOfGroup(name, hand, fleet)
  const isEmpty = cards.length === 0
  // The last one has been cashed.
  useEffect(() => {
    if (isEmpty) close()
  }, [isEmpty, close])
  const below = (card: CardIndex): ReactNode => {
    if (name === 'contracts') return <span>{sayReadiness(words, readinessOf(card, hand, fleet))}</span>
    if (name !== 'cash' || !mayAct) return null
    return (
      <Button look="primary" small onClick={() => act({ type: 'cash', card })}>
        {words.say('board.cash-for', { value: sayMoney(words, CARDS[card]!.value) })}
      </Button>
    )
  }
  return (
    <Dialog title={words.say(`board.${name}`)} closeLabel={words.say('board.close')} close={close}>
      <CardSheet cards={cards} below={below} />
    </Dialog>
  )
}
