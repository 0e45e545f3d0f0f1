import { joinList, type Words } from '@south-street/ui'
import { bendsOf, type Headline, headlineOf, turningPoints } from './findings.ts'
import { comparedOption, inHundred, type Part, playedOption, type Reviewed, type ReviewedDecision } from './reviewed.ts'
import { capital, earlyRounds, type ReviewedGame, roundsAt, sayBecause, sayLogged, sayMove } from './reviewed-game.ts'
import { signed, walkOf } from './walk.ts'

export interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}

/** Whoever the review is for, in its first sentence. */
export function sayHeadline({ say }: Words, { seats }: ReviewedGame, reviewed: Reviewed): string {
  const { kind, lost, most } = headlineOf(reviewed)
  if (kind === 'short') return say('headline.short')
  const { isYou, name } = seats[reviewed.seat]!
  const whose = isYou ? 'you' : 'name'
  return kind === 'nothing'
    ? say(`headline.${whose}.nothing`, { name })
    : say(`headline.${whose}.${kind}`, { count: lost, most, name })
}

/** What went well comes with it. */
export function sayRest({ say }: Words, { real, fine, round, kind }: Headline): string {
  const isGood = fine === real
  const well = isGood ? say('line.all-good', { count: real }) : say('line.rest', { count: fine, real })
  const parts = [
    fine > 0 ? well : '',
    kind === 'some' || kind === 'twice' ? say('line.costliest', { round: round + 1 }) : '',
  ]
  return [...parts, say('line.judged')].filter((part) => part !== '').join(' ')
}

/** What a decision was called, and what it cost. */
function sayVerdict({ say }: Words, { verdict, find, cost, isReal }: ReviewedDecision): string {
  if (verdict === null) return say(isReal ? 'decisions.unread' : 'decisions.forced')
  const word = find === null ? say(`words.${verdict}`) : say(`finds.${find}`)
  return cost > 0 ? `${word}, ${say('turning.cost', { count: cost })}` : word
}

/** The whole review without its pictures. */
export function sayReview(
  words: Words,
  game: ReviewedGame,
  reviewed: Reviewed,
  nameOfPart: (part: Part) => string,
): readonly Chapter[] {
  const { say } = words
  return [
    { title: say('title'), lines: [sayHeadline(words, game, reviewed), sayRest(words, headlineOf(reviewed))] },
    { title: say('chart.title'), lines: sayCurve(words, game, reviewed) },
    {
      title: say('turning.title'),
      lines: turningPoints(reviewed).map((decision, i) => sayTurningPoint(words, game, decision, i + 1)),
    },
    { title: say('difference.title'), lines: sayDifference(words, reviewed, nameOfPart) },
    {
      title: say('decisions.title'),
      lines: reviewed.decisions
        .filter(({ isReal, verdict }) => isReal && verdict !== null)
        .map((decision) => sayDecision(words, game, decision)),
    },
  ].filter(({ lines }) => lines.length > 0)
}

function sayCurve(words: Words, game: ReviewedGame, reviewed: Reviewed): readonly string[] {
  const { say, language } = words
  const { seats, replayed } = game
  const { curve, players } = reviewed
  if (curve.length === 0) return []
  const chancesAt = (point: number) =>
    joinList(
      language,
      seats.map(({ name }, seat) => say('sentences.of', { name, chance: inHundred(curve[point]!.chance[seat]!) })),
      'unit',
    )
  const bends = bendsOf(reviewed, replayed.moves).map(({ move, seat, change, isCards }) =>
    say(isCards ? 'sentences.bend-cards' : 'sentences.bend', {
      round: replayed.rounds[move]! + 1,
      name: seats[seat]!.name,
      change: signed(change),
      what: sayLogged(game, move),
    }),
  )
  const rounds = roundEnds(game, reviewed).map(({ round, point }) =>
    say('sentences.after', { round, chances: chancesAt(point) }),
  )
  return [
    say('chart.line'),
    say('sentences.start', { chance: Math.round(100 / players) }),
    say('sentences.early', { round: earlyRounds(replayed) }),
    ...bends,
    ...rounds,
  ]
}

/** The last point of the curve in each round. */
function roundEnds({ replayed }: ReviewedGame, { curve }: Reviewed): readonly { round: number; point: number }[] {
  const last = new Map<number, number>()
  for (const [point, { action }] of curve.entries()) {
    const round = Math.ceil(roundsAt(replayed, action))
    if (round > 0) last.set(round, point)
  }
  return [...last].map(([round, point]) => ({ round, point }))
}

function sayTurningPoint(words: Words, game: ReviewedGame, decision: ReviewedDecision, number: number): string {
  const { say } = words
  const [played, other] = [playedOption(decision), comparedOption(decision)]
  const move = sayMove(game, decision, decision.action)
  const first =
    played === undefined
      ? say('board.heading', { round: decision.round + 1, move })
      : say('sentences.turning', { number, round: decision.round + 1, move, chance: inHundred(played.chance) })
  const compared =
    other &&
    say(decision.cost > 0 ? 'sentences.better' : 'sentences.next', {
      move: sayMove(game, decision, other.action),
      chance: inHundred(other.chance),
    })
  return [first, `${capital(sayVerdict(words, decision))}.`, compared, sayBecause(game, decision.because)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}

function sayDecision(words: Words, game: ReviewedGame, decision: ReviewedDecision): string {
  const { say } = words
  const told = say('sentences.decision', {
    round: decision.round + 1,
    name: game.seats[decision.seat]!.name,
    move: sayMove(game, decision, decision.action),
    word: capital(sayVerdict(words, decision)),
  })
  const best = decision.options[0]
  if (decision.cost === 0 || best === undefined) return told
  return `${told} ${capital(say('decisions.better', { move: sayMove(game, decision, best.action) }))}.`
}

function sayDifference({ say }: Words, { difference }: Reviewed, nameOfPart: (part: Part) => string): string[] {
  if (difference === null) return []
  return [
    say('sentences.fixed', { part: say('difference.start'), value: Math.round(difference.start) }),
    ...walkOf(difference).map((step) =>
      say(step.tells ? 'sentences.part' : 'sentences.part-unsure', {
        part: nameOfPart(step),
        value: signed(step.value),
        low: signed(step.low),
        high: signed(step.high),
      }),
    ),
    say('sentences.fixed', { part: say('difference.result'), value: Math.round(difference.end) }),
    ...(difference.isMostlyUntold ? [say('difference.untold')] : []),
    say('difference.claim'),
  ]
}
