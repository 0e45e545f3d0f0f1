import { aloud, classNames, Icon, Piece, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, NONE } from '../../src/cards.ts'
import { isFutureSpace } from '../../src/state.ts'
import { CardFace } from '../card/card-face.tsx'
import { gapName } from '../last-round.ts'
import type { Standing } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { travelName } from './journey.ts'
import { LowTicket } from './low-ticket.tsx'
import type { Taken } from './round-so-far.ts'
import styles from './space.module.css'
import { spokenPrice, takenThing } from './speech.ts'

/** A place for one card: the card, the piece of whoever took it, or nothing. */
export function Space({ space, low = false }: { readonly space: number; readonly low?: boolean }): ReactNode {
  const { view, round } = useBoard()
  const card = view.spaces[space]!
  const taken = round.taken.get(space)
  if (card !== NONE) return <SupplyCard card={card} space={space} low={low} />
  if (taken !== undefined && view.pieces[taken.seat] === space) return <TakenSpace {...taken} low={low} />
  return <Gap space={space} low={low} />
}

/** An empty place; where no card comes any more, it says so. */
function Gap({ space, low }: { readonly space: number; readonly low: boolean }): ReactNode {
  const { say } = useWords()
  const { view } = useBoard()
  const name = gapName(view, space)
  const className = classNames(styles.empty, low && styles.low, name !== null && styles.gap)
  if (name === null) return <div className={className} />
  return (
    <div className={className} title={say(`board.${name}`)}>
      <span>{say(`board.${name}`)}</span>
    </div>
  )
}

function TakenSpace({ seat, card, price, low }: Taken & { readonly low: boolean }): ReactNode {
  const words = useWords()
  const { seats } = useBoard()
  const thing = takenThing(words, card)
  const text = price === 0 ? thing : words.say('board.taken-for', { thing, price: sayMoney(words, price) })
  return (
    <div className={classNames(styles.taken, low && styles.low)}>
      <Piece house={seats[seat]!.house} className={styles.piece} />
      <span>
        <b>{seats[seat]!.isYou ? words.say('board.you') : seats[seat]!.name}</b>
        {text}
      </span>
    </div>
  )
}

const LOOKS: Readonly<Record<Standing['kind'], string | undefined>> = {
  rest: undefined,
  open: styles.open,
  short: styles.short,
}

interface SupplyCardProps {
  readonly card: CardIndex
  readonly space: number
  readonly low: boolean
}

function SupplyCard({ card, space, low }: SupplyCardProps): ReactNode {
  const words = useWords()
  const { view, appraisal, chosen, choose, mayAct, moving, hint } = useBoard()
  const standing = mayAct ? appraisal.standings[space]! : { kind: 'rest' as const }
  const isChosen = chosen === space
  const isFuture = isFutureSpace(space)
  const isTight = view.players === 5
  const isHinted = Array.isArray(hint) && hint[0]?.action.type === 'take' && hint[0].action.card === card
  const className = classNames(
    styles.card,
    LOOKS[standing.kind],
    isFuture && standing.kind !== 'rest' && styles.reach,
    isHinted && styles.hinted,
    isChosen && styles.chosen,
    low && styles.low,
  )
  return (
    <button
      type="button"
      className={className}
      style={travelName(card, moving)}
      data-card={CARDS[card]!.id}
      data-hinted={isHinted ? '' : undefined}
      {...(standing.kind === 'rest' && { 'data-asks': '' })}
      aria-pressed={standing.kind === 'rest' ? undefined : isChosen}
      tabIndex={standing.kind === 'rest' ? -1 : 0}
      aria-label={spokenCard(aloud(words), card, standing)}
      onClick={() => standing.kind !== 'rest' && choose(space)}
    >
      {low ? <LowTicket card={card} /> : <CardFace card={card} place={isFuture || isTight ? 'next' : 'supply'} />}
      {isChosen && standing.kind === 'open' ? (
        <Icon name="check" className={styles.mark} />
      ) : (
        isHinted && <Icon name="lamp" className={classNames(styles.mark, styles.hintMark)} />
      )}
      {standing.kind === 'short' && (
        <span className={styles.missing}>
          {words.say('board.short', { missing: sayMoney(words, standing.missing) })}
        </span>
      )}
    </button>
  )
}

/** As one would say it: “1 fur, 3 dollars, can be taken”. */
function spokenCard(words: ReturnType<typeof useWords>, card: CardIndex, standing: Standing): string {
  const priced = spokenPrice(words, card)
  switch (standing.kind) {
    case 'rest':
      return priced
    case 'open':
      return words.say(standing.withAssistant ? 'spoken.open-with-assistant' : 'spoken.open', { card: priced })
    case 'short':
      return words.say('spoken.short', { card: priced, missing: sayMoney(words, standing.missing) })
  }
}
