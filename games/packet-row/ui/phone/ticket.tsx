import { aloud, classNames, Drawing, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { spokenPrice } from '../board/speech.ts'
import { breakWords } from '../card/break-words.ts'
import { buildingOf } from '../card/card-face.tsx'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import { kindColour } from '../card/kind-colour.ts'
import styles from './ticket.module.css'

/** A card as small as it can be read: sign and units, name or flag, price or reward. */
export function Ticket({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const { kind, price, reward } = CARDS[card]!
  return (
    <span
      className={classNames(styles.ticket, styles[kind])}
      style={kindColour(card)}
      role="img"
      aria-label={spokenPrice(aloud(words), card)}
      data-help={CARDS[card]!.id}
    >
      <Head card={card} />
      {kind === 'contract' ? (
        <span className={classNames(styles.price, styles.gain)}>+{sayMoney(words, reward)}</span>
      ) : price > 0 ? (
        <span className={styles.price}>{sayMoney(words, price)}</span>
      ) : (
        <span className={styles.free}>{words.say('face.free')}</span>
      )}
    </span>
  )
}

function Head({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const face = CARDS[card]!
  const destination = DESTINATIONS[face.destination]!
  switch (face.kind) {
    case 'goods':
    case 'gold': {
      const kind = face.kind === 'gold' ? 'gold' : GOODS[face.good]!
      return (
        <>
          <span className={styles.head}>
            <BadgeSign kind={kind} className={styles.badge} />
            <b>{face.units}</b>
          </span>
          <span className={styles.name}>{breakWords(words, words.say(`face.${kind}`))}</span>
        </>
      )
    }
    case 'contract':
      return (
        <>
          <span className={styles.head}>
            <b>{face.units}</b>
            <BadgeSign kind={GOODS[face.good]!} className={styles.badge} />
          </span>
          <span className={styles.name}>
            <Ensign destination={destination} className={styles.flag} />
            <span className={styles.code}>{words.say(`code.${destination}`)}</span>
          </span>
        </>
      )
    case 'ship':
      return (
        <>
          <span className={styles.head}>
            <Ensign destination={destination} className={styles.large} />
          </span>
          <span className={styles.name}>
            <span className={styles.word}>{words.say('face.ship')}</span> <b>{words.say(`code.${destination}`)}</b>
          </span>
        </>
      )
    case 'money':
      return (
        <>
          <span className={styles.head}>
            <b>{sayMoney(words, face.value)}</b>
          </span>
          <span className={styles.name}>{breakWords(words, words.say('face.money'))}</span>
        </>
      )
    case 'vp':
      return (
        <>
          <span className={styles.head}>
            <span className={styles.points}>
              <Drawing of="rosette" />
              <b>{face.points}</b>
            </span>
          </span>
          <span className={styles.name}>{breakWords(words, words.say(`buildings.${buildingOf(face)}`))}</span>
        </>
      )
    default:
      return (
        <>
          <span className={styles.head}>
            <Drawing of={`person-${face.kind}`} className={styles.person} />
          </span>
          <span className={styles.name}>{words.say(`face.${face.kind}`)}</span>
        </>
      )
  }
}
