import { aloud, classNames, Icon, Piece, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, NONE } from '../../src/cards.ts'
import { isFutureSpace } from '../../src/state.ts'
import { CardFace } from '../card/card-face.tsx'
import { gapName } from '../last-round.ts'
import type { Standing } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { travelName } from './journey.ts'
import styles from './space.module.css'
import { spokenPrice, takenThing } from './speech.ts'

/** A place for one card: the card, the piece of whoever took it, or nothing. */
export function Space({ space }: { readonly space: number }): ReactNode {
  const { view, round } = useBoard()
  const card = view.spaces[space]!
  const taken = round.taken.get(space)
  if (card !== NONE) return <SupplyCard card={card} space={space} />
  if (taken !== undefined && view.pieces[taken.seat] === space)
    return <TakenSpace seat={taken.seat} card={taken.card} price={taken.price} />
  return <Gap space={space} />
}

/** An empty place; where no card comes any more, it says so. */
function Gap({ space }: { readonly space: number }): ReactNode {
  const { say } = useWords()
  const { view } = useBoard()
  const name = gapName(view, space)
  if (name === null) return <div className={styles.empty} />
  return (
    <div className={classNames(styles.empty, styles.gap)} title={say(`board.${name}`)}>
      <span>{say(`board.${name}`)}</span>
    </div>
  )
}

function TakenSpace({
  seat,
  card,
  price,
}: {
  readonly seat: number
  readonly card: CardIndex
  readonly price: number
}): ReactNode {
  const words = useWords()
  const { seats } = useBoard()
  const thing = takenThing(words, card)
  const text = price === 0 ? thing : words.say('board.taken-for', { thing, price: sayMoney(words, price) })
  return (
    <div className={styles.taken}>
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

function SupplyCard({ card, space }: { readonly card: CardIndex; readonly space: number }): ReactNode {
  const words = useWords()
  const { appraisal, chosen, choose, mayAct, moving, hint } = useBoard()
  const standing = mayAct ? appraisal.standings[space]! : { kind: 'rest' as const }
  const isChosen = chosen === space
  const isFuture = isFutureSpace(space)
  const isHinted = Array.isArray(hint) && hint[0]?.action.type === 'take' && hint[0].action.card === card
  const className = classNames(
    styles.card,
    LOOKS[standing.kind],
    isFuture && standing.kind !== 'rest' && styles.reach,
    isHinted && styles.hinted,
    isChosen && styles.chosen,
  )
  return (
    <button
      type="button"
      className={className}
      style={travelName(card, moving)}
      data-card={CARDS[card]!.id}
      {...(standing.kind === 'rest' && { 'data-asks': '' })}
      aria-pressed={standing.kind === 'rest' ? undefined : isChosen}
      tabIndex={standing.kind === 'rest' ? -1 : 0}
      aria-label={spokenCard(aloud(words), card, standing)}
      onClick={() => standing.kind !== 'rest' && choose(space)}
    >
      <CardFace card={card} place={isFuture ? 'next' : 'supply'} />
      {isChosen && standing.kind === 'open' ? (
        <span className={styles.tab}>
          <Icon name="check" />
          {words.say('board.chosen')}
        </span>
      ) : isHinted ? (
        <span className={classNames(styles.tab, styles.hintTab)}>
          <Icon name="lamp" />
          {words.say('board.hint')}
        </span>
      ) : (
        standing.kind === 'short' && (
          <span className={classNames(styles.tab, styles.shortTab)}>
            {words.say('board.short', { missing: sayMoney(words, standing.missing) })}
          </span>
        )
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
