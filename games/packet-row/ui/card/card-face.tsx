import { INK, useWindow, useWords } from '@south-street/ui'
import { memo, type ReactNode } from 'react'
import { CARDS, type Card, type CardIndex, DESTINATIONS, GOODS } from '../../src/cards.ts'
import { BuildingFace } from './building-face.tsx'
import styles from './card-face.module.css'
import { ContractFace } from './contract-face.tsx'
import { PriceTag } from './frame.tsx'
import { GoodsFace, type GoodsKind } from './goods-face.tsx'
import { type Helper, HelperFace } from './helper-face.tsx'
import { MoneyFace } from './money-face.tsx'
import { ShipFace } from './ship-face.tsx'

/** Where the card lies: in a hand its stub says more; everywhere but on a sheet and in a roomy supply it is small. */
export type CardPlace = 'sheet' | 'supply' | 'next' | 'hand'

interface CardFaceProps {
  readonly card: CardIndex
  readonly place?: CardPlace
}

/** What is printed on a card, as one scalable picture, 240 × 336. Its name for screen readers stands beside it. */
export const CardFace = memo(function CardFace({ card, place = 'sheet' }: CardFaceProps): ReactNode {
  const { say } = useWords()
  const isTight = [useWindow('w<1361'), useWindow('h<881')].includes(true)
  const small = place === 'supply' ? isTight : place !== 'sheet'
  const { price } = CARDS[card]!
  return (
    <svg viewBox="0 0 240 336" className={styles.face} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="237" height="333" rx="14" fill="var(--card-paper)" />
      <Body card={CARDS[card]!} inHand={place === 'hand'} small={small} />
      <rect x="1.5" y="1.5" width="237" height="333" rx="14" fill="none" stroke={INK} strokeWidth="3" />
      {price > 0 && place !== 'hand' && <PriceTag price={price} text={say('money', { amount: price })} small={small} />}
    </svg>
  )
})

interface BodyProps {
  readonly card: Card
  readonly inHand: boolean
  readonly small: boolean
}

function Body({ card, inHand, small }: BodyProps): ReactNode {
  const { say } = useWords()
  const bound = () => {
    const destination = DESTINATIONS[card.destination]!
    return { destination, destinationName: say(`plate.${destination}`), code: say(`code.${destination}`) }
  }
  switch (card.kind) {
    case 'contract':
      return (
        <ContractFace
          {...bound()}
          starting={card.starting}
          units={card.units}
          good={GOODS[card.good]!}
          reward={say('money', { amount: card.reward })}
          name={say(card.starting ? 'face.first-contract' : 'face.contract')}
          inHand={inHand}
          small={small}
        />
      )
    case 'ship':
      return <ShipFace {...bound()} name={say('face.ship')} small={small} />
    case 'goods':
    case 'gold': {
      const kind = (card.kind === 'gold' ? 'gold' : GOODS[card.good]!) as GoodsKind
      return (
        <GoodsFace
          kind={kind}
          units={card.units}
          name={say(`face.${kind}`)}
          any={say('face.any')}
          inHand={inHand}
          small={small}
        />
      )
    }
    case 'money':
      return (
        <MoneyFace
          value={card.value}
          sum={say('money', { amount: card.value })}
          name={say('face.money')}
          inHand={inHand}
          small={small}
        />
      )
    case 'vp': {
      const building = buildingOf(card)
      return (
        <BuildingFace
          building={building}
          points={card.points}
          name={say(`buildings.${building}`)}
          pointsLabel={say('face.points')}
          inHand={inHand}
          small={small}
        />
      )
    }
    default:
      return <HelperFace helper={card.kind as Helper} name={say(`face.${card.kind}`)} small={small} />
  }
}

export function buildingOf(card: Card): string {
  return card.id.slice(card.id.lastIndexOf('/') + 1)
}
