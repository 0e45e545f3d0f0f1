import { Drawing, Icon, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { sayCard } from '../board/speech.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import { kindColour } from '../card/kind-colour.ts'
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
      <div>
        <div className={styles.berth}>
          <Assigned card={ship.card} spare={spare}>
            <Ensign destination={DESTINATIONS[own]!} className={styles.flag} />
            {words.say('face.ship')} {words.say(`code.${DESTINATIONS[own]}`)}
          </Assigned>
          {ship.captain !== undefined && (
            <Assigned card={ship.captain} spare={spare}>
              <Drawing of="person-captain" className={styles.person} />
              {words.say('face.captain')}
            </Assigned>
          )}
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

interface AssignedProps {
  readonly card: CardIndex
  readonly spare: (card: CardIndex) => void
  readonly children: ReactNode
}

/** A card that the solver took; choosing it spares it, if the contracts can be met without it. */
function Assigned({ card, spare, children }: AssignedProps): ReactNode {
  const words = useWords()
  const label = words.say('planner.spare', { card: sayCard(words, card) })
  return (
    <button
      type="button"
      className={styles.assigned}
      data-card={CARDS[card]!.id}
      aria-label={label}
      title={label}
      onClick={() => spare(card)}
    >
      {children}
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
  const face = CARDS[cargo.card]!
  const cardKind = face.kind === 'gold' ? 'gold' : GOODS[face.good]!
  const note =
    cargo.trader !== undefined
      ? words.say(`as-with-trader.${kind}`)
      : face.kind === 'gold'
        ? words.say(`as.${kind}`)
        : ''
  return (
    <li className={styles.lot}>
      <Assigned card={cargo.card} spare={spare}>
        <span className={styles.sign} style={kindColour(cargo.card)}>
          <BadgeSign kind={cardKind} />
          <b>{units}</b>
        </span>
        {note !== '' && <em>{note}</em>}
        {lost > 0 && <em className={styles.lost}>{words.say('planner.lost', { count: lost })}</em>}
      </Assigned>
      {cargo.trader !== undefined && (
        <Assigned card={cargo.trader} spare={spare}>
          <Drawing of="person-trader" className={styles.person} />
          {words.say('face.trader')}
        </Assigned>
      )}
    </li>
  )
}
