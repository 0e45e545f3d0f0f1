import type { ReviewedOption } from '@south-street/engine/review'
import { Button, classNames, Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import { navigate } from '../router.ts'
import { MovePicture } from './move-picture.tsx'
import { useReviewWords } from './review-words.ts'
import { comparedOption, inHundred, playedOption, type ReviewedDecision } from './reviewed.ts'
import { type ReviewedGame, sayBecause, sayMove } from './reviewed-game.ts'
import styles from './turning-point.module.css'
import { VerdictWord } from './verdict.tsx'

interface TurningPointProps {
  readonly game: ReviewedGame
  readonly number: number
  readonly decision: ReviewedDecision
  readonly address: string
}

/** One of the decisions that mattered most: what was done, what was better, what it cost, and why. */
export function TurningPoint({ game, number, decision, address }: TurningPointProps): ReactNode {
  const { say } = useReviewWords()
  const { verdict, cost, round, move, because } = decision
  const [played, other] = [playedOption(decision), comparedOption(decision)]
  const isDear = cost > 0
  return (
    <article className={styles.point} id={`turning-point-${number}`} data-turning={number} tabIndex={-1}>
      <header>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3>{say('turning.round', { round: round + 1 })}</h3>
      </header>
      <div className={styles.verdict}>
        {verdict !== null && (
          <VerdictWord verdict={verdict} {...(decision.find && { text: say(`finds.${decision.find}`) })} />
        )}
        <span>{isDear ? say('turning.cost', { count: cost }) : say('turning.nothing')}</span>
      </div>
      <div className={styles.moves}>
        <Compared
          game={game}
          decision={decision}
          title={say('turning.played')}
          action={decision.action}
          option={played}
        />
        {other !== undefined && (
          <Compared
            game={game}
            decision={decision}
            title={say(isDear ? 'turning.better' : 'turning.next')}
            action={other.action}
            option={other}
            isBetter={isDear}
          />
        )}
      </div>
      <p className={styles.why}>{sayBecause(game, because)}</p>
      <footer>
        <Button look="primary" data-offer="try" onClick={() => navigate(`${address}/${move}/try`)}>
          <Icon name="replay" />
          {say('turning.try')}
        </Button>
        <Button data-offer="board" onClick={() => navigate(`${address}/${move}`)}>
          <Icon name="eye" />
          {say('turning.see')}
        </Button>
      </footer>
    </article>
  )
}

interface ComparedProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  readonly title: string
  readonly action: string
  readonly option: ReviewedOption | undefined
  readonly isBetter?: boolean
}

function Compared({ game, decision, title, action, option, isBetter = false }: ComparedProps): ReactNode {
  const { say } = useReviewWords()
  return (
    <figure className={classNames(isBetter && styles.better)}>
      <figcaption>{title}</figcaption>
      <MovePicture game={game} decision={decision} action={action} />
      <p>{sayMove(game, decision, action)}</p>
      {option !== undefined && <Wins chance={option.chance} text={say('turning.wins', { chance: '#' })} />}
    </figure>
  )
}

/** The number stands out of its sentence. */
function Wins({ chance, text }: { readonly chance: number; readonly text: string }): ReactNode {
  const [before, after] = text.split('#')
  return (
    <span className={styles.wins}>
      {before}
      <b>{inHundred(chance)}</b>
      {after}
    </span>
  )
}

/** Where a turning point will stand that has not been found yet. */
export function AwaitedPoint({ number }: { readonly number: number }): ReactNode {
  const { say } = useReviewWords()
  return (
    <article className={classNames(styles.point, styles.awaited)} aria-hidden="true">
      <header>
        <span className={styles.number}>{number}</span>
      </header>
      <p>{say('turning.unread')}</p>
    </article>
  )
}
