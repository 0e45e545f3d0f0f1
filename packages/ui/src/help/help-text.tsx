import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import { Icon } from '../parts/icon.tsx'
import { RosettePoints } from '../parts/rosette-points.tsx'
import { type Phrase, useWords } from '../words/words.ts'
import type { CardHelp, GameHelp, HelpSign } from './card-help.ts'
import styles from './help-text.module.css'

type SignOf = GameHelp<unknown, unknown>['Sign']

/** A phrase in the language of the game around it. */
export function useSay(): (phrase: Phrase) => string {
  const words = useWords()
  return ({ key, params }) => words.say(key, params)
}

/** What kind of card, and what it costs. */
export function KindAndPrice({ help: { kind, price } }: { readonly help: CardHelp }): ReactNode {
  const say = useSay()
  return price === null ? say(kind) : `${say(kind)}, ${say(price)}`
}

interface NowProps {
  readonly now: NonNullable<CardHelp['now']>
  readonly Sign: SignOf
}

/** What the card means to whoever looks: a small sum, and the same in words. */
export function ForYouNow({ now: { sum, facts }, Sign }: NowProps): ReactNode {
  const words = useWords()
  const say = useSay()
  return (
    <div className={styles.now}>
      <h4>{words.say('help.now')}</h4>
      {sum.length > 0 && (
        <p className={styles.sum} aria-hidden="true">
          {sum.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sum is read from left to right, and its parts may be alike.
            <SumPart key={place} part={part} Sign={Sign} />
          ))}
        </p>
      )}
      <p>{facts.length === 0 ? words.say('help.nothing') : facts.map(say).join(' ')}</p>
    </div>
  )
}

function SumPart({ part, Sign }: { readonly part: HelpSign; readonly Sign: SignOf }): ReactNode {
  const say = useSay()
  if ('sign' in part) return <Sign name={part.sign} />
  if ('mark' in part) return <Icon name={part.mark} className={styles[part.mark]} />
  if ('gain' in part) return <b className={styles.gain}>{say(part.gain)}</b>
  if ('points' in part) return <RosettePoints points={part.points} />
  return <b className={styles.number}>{'number' in part ? part.number : say(part.text)}</b>
}

interface SourceProps {
  readonly help: CardHelp
  readonly showRule: (clause: string) => void
  readonly large?: boolean
}

/** The clause, which opens the rules there, and how many such cards there are. */
export function RuleAndCount({ help: { clause, count }, showRule, large = false }: SourceProps): ReactNode {
  const words = useWords()
  const say = useSay()
  return (
    <footer className={classNames(styles.source, large && styles.large)}>
      <button type="button" onClick={() => showRule(clause)} aria-label={words.say('help.rule', { clause })}>
        <Icon name="book" />
        <span>{large ? words.say('help.rule', { clause }) : clause}</span>
      </button>
      {count !== null && <span>{say(count)}</span>}
    </footer>
  )
}
