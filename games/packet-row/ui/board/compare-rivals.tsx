import { Dialog, Drawing, houseColor, RosettePoints, rivalsOf, sayMoney, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import { CARDS, DESTINATIONS } from '../../src/cards.ts'
import { DOLLARS_A_POINT } from '../../src/score.ts'
import type { View } from '../../src/view.ts'
import { useBoard } from './board-context.ts'
import { KnownCards, ShipChip } from './chips.tsx'
import styles from './compare-rivals.module.css'
import { pointsSoFar } from './points.ts'
import { useStatus } from './rival.tsx'
import { sayPointsSoFar } from './speech.ts'

/** Everything that is known of everybody, side by side; one's own figure stands at the end of each line. */
export function CompareRivals({ close }: { readonly close: () => void }): ReactNode {
  const words = useWords()
  const { view, help } = useBoard()
  const rivals = rivalsOf(view)
  const fleetOf = (seat: number) =>
    view.fleets[seat]!.map((ship) => words.say(`code.${DESTINATIONS[CARDS[ship]!.destination]}`)).join(', ')
  const first = view.players <= 3 ? 2 : 3
  return (
    <Dialog
      title={words.say('compare.title')}
      lead={useLead()}
      closeLabel={words.say('board.close')}
      close={close}
      className={styles.dialog}
    >
      <div className={styles.sheet} data-rivals={rivals.length}>
        <div className={styles.columns}>
          {rivals.map((seat) => (
            <Head key={seat} seat={seat} />
          ))}
        </div>
        <Line title={words.say('compare.money')} tell={(seat) => <Money seat={seat} />}>
          {(you) => sayMoney(words, view.money[you]!)}
        </Line>
        {help && (
          <Line
            title={words.say('compare.points', { amount: sayMoney(words, DOLLARS_A_POINT) })}
            tell={(seat) => <Points seat={seat} />}
          >
            {(you) => pointsSoFar(view, you).total}
          </Line>
        )}
        <Line
          title={words.say('board.fleet')}
          tell={(seat) =>
            view.fleets[seat]!.length === 0 ? (
              <li>{words.say('compare.none')}</li>
            ) : (
              view.fleets[seat]!.map((ship) => <ShipChip key={ship} ship={ship} />)
            )
          }
        >
          {(you) => fleetOf(you) || words.say('compare.none')}
        </Line>
        <Line
          title={words.say(help ? 'compare.known' : 'compare.known-off')}
          tell={(seat) =>
            help ? (
              <KnownCards hand={withoutBankers(view, seat)} />
            ) : (
              <li>{words.say('board.cards', { count: view.hands[seat]!.length })}</li>
            )
          }
        >
          {(you) => words.say('board.cards', { count: view.hands[you]!.length })}
        </Line>
        {help && (
          <Line
            title={words.say(view.players <= 3 ? 'compare.bankers-few' : 'compare.bankers-many', { first, second: 1 })}
            tell={(seat) => <Bankers seat={seat} />}
          >
            {(you) => bankersOf(view, you) || words.say('compare.none')}
          </Line>
        )}
      </div>
    </Dialog>
  )
}

function useLead(): string {
  const words = useWords()
  const { view, seats } = useBoard()
  if (view.phase === 'over') return words.say('compare.lead-over')
  const { name, isYou } = seats[view.harbourMaster]!
  return words.say(isYou ? 'compare.lead-you' : 'compare.lead', { round: view.round + 1, seat: name })
}

const isBanker = (card: number): boolean => CARDS[card]?.kind === 'banker'
const bankersOf = (view: View, seat: number): number => view.hands[seat]!.filter(isBanker).length
const withoutBankers = (view: View, seat: number) => view.hands[seat]!.filter((card) => !isBanker(card))

interface LineProps {
  readonly title: string
  readonly tell: (seat: number) => ReactNode
  /** The viewer's own figure. */
  readonly children: (you: number) => ReactNode
}

function Line({ title, tell, children }: LineProps): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <section className={styles.line}>
      <h3>
        <span>{title}</span>
        {view.viewer !== null && <em>{words.say('compare.you', { figure: String(children(view.viewer)) })}</em>}
      </h3>
      <div className={styles.columns}>
        {rivalsOf(view).map((seat) => (
          <ul key={seat} className={styles.cell}>
            {tell(seat)}
          </ul>
        ))}
      </div>
    </section>
  )
}

function Head({ seat }: { readonly seat: number }): ReactNode {
  const { view, seats } = useBoard()
  const { name, house } = seats[seat]!
  return (
    <div className={styles.head} style={houseColor(house)}>
      <span className={styles.portrait}>
        <Drawing of={portraitOf(seat)} />
      </span>
      <b data-shortens="">{name}</b>
      <small>{useStatus(seat)}</small>
      {view.harbourMaster === seat && <Drawing of="harbour-master" className={styles.wheel} />}
    </div>
  )
}

function Money({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return <li className={styles.money}>{sayMoney(words, view.money[seat]!)}</li>
}

function Points({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const { total, buildings, money } = pointsSoFar(view, seat)
  return (
    <>
      <li>
        <RosettePoints points={total} title={sayPointsSoFar(words, view, seat)} />
      </li>
      <li>
        {buildings} + {money}
      </li>
    </>
  )
}

function Bankers({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const held = bankersOf(view, seat)
  if (held === 0) return <li>{words.say('compare.none')}</li>
  return (
    <>
      <KnownCards hand={view.hands[seat]!.filter(isBanker)} />
      <li>{words.say('compare.now', { count: pointsSoFar(view, seat).bankers })}</li>
    </>
  )
}
