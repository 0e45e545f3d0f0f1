import { classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { breakWords } from '../card/break-words.ts'
import { buildingOf } from '../card/card-face.tsx'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import { kindColour } from '../card/kind-colour.ts'
import styles from './low-ticket.module.css'

/** A card in one line: sign, units, name, price. Whoever shows it says the card aloud. */
export function LowTicket({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const { kind, price, reward } = CARDS[card]!
  return (
    <span className={classNames(styles.ticket, styles[kind])} style={kindColour(card)} aria-hidden="true">
      <Inside card={card} />
      {kind === 'contract' ? (
        <em className={styles.gain}>
          <span>+</span>
          {sayMoney(words, reward)}
        </em>
      ) : price > 0 ? (
        <em>{sayMoney(words, price)}</em>
      ) : (
        <em className={styles.free}>{words.say('face.free')}</em>
      )}
    </span>
  )
}

function Inside({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const face = CARDS[card]!
  const destination = DESTINATIONS[face.destination]!
  const code = () => words.say(`code.${destination}`)
  switch (face.kind) {
    case 'goods':
    case 'gold': {
      const kind = face.kind === 'gold' ? 'gold' : GOODS[face.good]!
      return (
        <>
          <i>
            <BadgeSign kind={kind} />
          </i>
          <b>{face.units}</b>
          <span>{words.say(`face.${kind}`)}</span>
        </>
      )
    }
    case 'contract':
      return (
        <>
          <i />
          <b>{face.units}</b>
          <BadgeSign kind={GOODS[face.good]!} className={styles.badge} />
          <Ensign destination={destination} className={styles.flag} />
          <span>{code()}</span>
        </>
      )
    case 'ship':
      return (
        <>
          <i>
            <Ensign destination={destination} className={styles.flag} />
          </i>
          <span>
            {words.say('face.ship')} {code()}
          </span>
        </>
      )
    case 'money':
      return (
        <>
          <i>
            <Drawing of="icon-dollar" />
          </i>
          <b>{sayMoney(words, face.value)}</b>
        </>
      )
    case 'vp':
      return (
        <>
          <i>
            <span className={styles.points}>
              <Drawing of="rosette" />
              <b>{face.points}</b>
            </span>
          </i>
          <span>{breakWords(words, words.say(`buildings.${buildingOf(face)}`))}</span>
        </>
      )
    default:
      return (
        <>
          <i>
            <Drawing of={`person-${face.kind}`} className={styles.person} />
          </i>
          <span>{words.say(`face.${face.kind}`)}</span>
        </>
      )
  }
}
