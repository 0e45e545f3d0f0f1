import { Icon, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { sayCard } from '../board/speech.ts'
import { CardFace } from '../card/card-face.tsx'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import type { Consignment, Lot, Voyage } from './loading.ts'
import styles from './voyage-card.module.css'

interface VoyageCardProps {
  readonly voyage: Voyage
  readonly spare: (card: CardIndex) => void
}

/** One ship: where it goes, whether a captain turns it, and what it carries for whom. */
export function VoyageCard({ voyage, spare }: VoyageCardProps): ReactNode {
  const words = useWords()
  const { ship, to, consignments, reward } = voyage
  const own = CARDS[ship.card]!.destination
  const destination = DESTINATIONS[to]!
  return (
    <article className={styles.voyage}>
      <header>
        {own !== to && (
          <>
            <Ensign destination={DESTINATIONS[own]!} className={styles.flag} />
            <Icon name="arrow" />
          </>
        )}
        <Ensign destination={destination} className={styles.flag} />
        <h4>{words.say(own === to ? `bound.${destination}` : `bound-with-captain.${destination}`)}</h4>
        <b>+{sayMoney(words, reward)}</b>
      </header>
      <div className={styles.body}>
        <div className={styles.berth}>
          <Assigned card={ship.card} spare={spare} />
          {ship.captain !== undefined && <Assigned card={ship.captain} spare={spare} />}
        </div>
        <div className={styles.hold}>
          {consignments.map((consignment) => (
            <ConsignmentRow key={consignment.contract} consignment={consignment} spare={spare} />
          ))}
        </div>
      </div>
    </article>
  )
}

/** A card that the solver took; choosing it spares it, if the contracts can be met without it. */
function Assigned({ card, spare }: { readonly card: CardIndex; readonly spare: (card: CardIndex) => void }): ReactNode {
  const words = useWords()
  return (
    <button
      type="button"
      className={styles.assigned}
      data-card={CARDS[card]!.id}
      aria-label={words.say('planner.spare', { card: sayCard(words, card) })}
      title={words.say('planner.spare', { card: sayCard(words, card) })}
      onClick={() => spare(card)}
    >
      <CardFace card={card} place="hand" />
    </button>
  )
}

function ConsignmentRow({
  consignment: { contract, lots },
  spare,
}: {
  readonly consignment: Consignment
  readonly spare: (card: CardIndex) => void
}): ReactNode {
  const words = useWords()
  const { good, units, reward } = CARDS[contract]!
  return (
    <div className={styles.consignment}>
      <h5>
        {words.say(`units.${GOODS[good]}`, { count: units })}
        <Icon name="check" />
      </h5>
      <ul className={styles.lots}>
        {lots.map((lot) => (
          <LotRow key={lot.cargo.card} lot={lot} spare={spare} />
        ))}
      </ul>
      <b className={styles.reward}>{sayMoney(words, reward)}</b>
    </div>
  )
}

function LotRow({ lot, spare }: { readonly lot: Lot; readonly spare: (card: CardIndex) => void }): ReactNode {
  const words = useWords()
  const { cargo, good, units, lost } = lot
  const kind = GOODS[good]!
  const note =
    cargo.trader !== undefined
      ? words.say(`as-with-trader.${kind}`)
      : CARDS[cargo.card]!.kind === 'gold'
        ? words.say(`as.${kind}`)
        : ''
  return (
    <li className={styles.lot}>
      <Assigned card={cargo.card} spare={spare} />
      {cargo.trader !== undefined && <Assigned card={cargo.trader} spare={spare} />}
      <span className={styles.units}>
        {Array.from({ length: units }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the units of a card are alike.
          <BadgeSign key={i} kind={kind} />
        ))}
        {Array.from({ length: lost }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the units of a card are alike.
          <span key={i} className={styles.lost}>
            <BadgeSign kind={kind} />
          </span>
        ))}
      </span>
      {note !== '' && <em>{note}</em>}
      {lost > 0 && <em>{words.say('planner.lost', { count: lost })}</em>}
    </li>
  )
}
