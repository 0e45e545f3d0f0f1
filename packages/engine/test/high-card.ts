import {
  type Game,
  type GameEvent,
  Malformed,
  type Random,
  type Refusal,
  readInteger,
  readList,
  readMembers,
  type Score,
  type Seat,
  shuffle,
  type Viewer,
} from '@south-street/engine'

/** Every way in which this toy can be made to break the contract. */
export const BUGS = [
  'never-ends',
  'actor-of-no-seat',
  'actor-without-decision',
  'acts-after-the-end',
  'offers-what-is-refused',
  'offers-in-changing-order',
  'legal-forgets-an-action',
  'lets-through-a-foreign-card',
  'refuses-without-a-clause',
  'text-loses-the-card',
  'text-shared-by-two',
  'record-loses-the-card',
  'state-holds-a-set',
  'state-holds-undefined',
  'view-holds-a-date',
  'looking-changes-the-state',
  'judging-changes-the-state',
  'clone-shares-a-pile',
  'view-shares-a-pile',
  'sample-shares-a-pile',
  'apply-counts-outside',
  'events-count-outside',
  'listening-changes-the-state',
  'setup-draws-chance',
  'deal-counts-outside',
  'invariant-breaks',
  'totals-do-not-add-up',
  'refusal-message-throws',
  'event-message-without-a-key',
  'sample-looks-different',
  'sample-offers-others',
  'sample-repeats-a-card',
  'sample-never-shuffles',
  'sample-shuffles-the-talon-only',
  'view-shows-the-talon',
  'legal-peeks',
  'refusal-peeks',
  'event-tells-the-draw',
  'draw-shown-in-silence',
  'uses-a-secret-in-silence',
  'view-shows-the-talon-and-sample-honours-it',
  'codes-in-another-order',
  'codes-stop-short',
  'code-does-something-else',
  'copy-misses-a-pile',
  'wave-answers',
  'free-action-moves-on',
  'variant-that-no-record-keeps',
  'variant-that-a-record-loses',
  'foresight-forgets-the-talon',
  'foresight-forgets-the-hands',
  'naming-the-first-changes-nothing',
  'naming-the-first-reshuffles',
  'naming-the-first-changes-the-deal',
  'pass-that-is-refused',
  'stretch-called-card',
] as const
export type Bug = (typeof BUGS)[number]

interface State {
  players: number
  actor: Seat
  talon: number[]
  hands: number[][]
  played: number[][]
  waves: number[]
  extra?: unknown
}
type Action = { type: 'play'; card: number } | { type: 'wave' }
interface View {
  viewer: Viewer
  actor: Seat
  talon: number
  hands: number[][]
  played: number[][]
  waves: number[]
  extra?: unknown
}
interface Options {
  players: number
}
interface Deal {
  talon: number[]
  first?: Seat
}
interface Event extends GameEvent {
  seat: Seat
  card?: number
  count?: number
}

export interface HighCard {
  State: State
  Action: Action
  View: View
  Event: Event
  Options: Options
  Deal: Deal
}

const CARDS = 12
const HAND = 2
const HIDDEN = -1

/** What a viewer may not know, anew: the talon and the rivals' hands. Now and then the talon only. */
export function permute(state: State, viewer: Viewer, random: Random): State {
  const hidden = [state.talon, ...(random.below(3) === 0 ? [] : state.hands.filter((_, seat) => seat !== viewer))]
  const cards = shuffle(hidden.flat(), random)
  for (const zone of hidden) zone.splice(0, zone.length, ...cards.splice(0, zone.length))
  return state
}

/** Play a card, draw a card in secret, until all are played; and each seat may wave once, whenever it likes. */
export function highCard(bug?: Bug): Game<HighCard> {
  const has = (one: Bug): boolean => bug === one
  let outside = 0

  const over = (state: State): boolean => state.actor < 0
  const nextActor = (state: State): Seat => {
    for (let step = 1; step <= state.players; step++) {
      const seat = (state.actor + step) % state.players
      if (state.hands[seat]!.length > 0) return seat
    }
    return -1
  }
  const legal = (state: State, seat: Seat): Action[] => {
    if (has('looking-changes-the-state')) state.waves[0] = (state.waves[0] ?? 0) + 1
    if (over(state)) return has('acts-after-the-end') ? [{ type: 'wave' }] : []
    const actions: Action[] = []
    if (state.actor === seat) for (const card of state.hands[seat]!) actions.push({ type: 'play', card })
    if (has('offers-what-is-refused') && state.talon.length === 3) actions.push({ type: 'play', card: state.talon[0]! })
    if (has('actor-without-decision') && state.talon.length === 2) return []
    if (has('legal-forgets-an-action') && state.talon.length === 4) return actions
    if (has('legal-peeks') && state.talon.at(-1) === 3) return actions
    if (state.waves[seat] === 0) actions.push({ type: 'wave' })
    if (has('offers-in-changing-order') && outside++ % 2 === 0) actions.reverse()
    return actions
  }
  const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
    if (has('judging-changes-the-state') && action.type === 'play' && action.card === 11) state.talon.reverse()
    const no = (code: string): Refusal => ({ code, clause: has('refuses-without-a-clause') ? '' : 'HC-1', params: {} })
    if (over(state)) return no('over')
    if (action.type === 'wave') return state.waves[seat] === 0 ? null : no('waved')
    if (state.actor !== seat) return no('not-asked')
    if (has('refusal-peeks') && state.talon.includes(action.card)) return no('in-talon')
    if (has('lets-through-a-foreign-card') && state.talon.includes(action.card)) return null
    return state.hands[seat]!.includes(action.card) ? null : no('not-held')
  }
  const apply = (state: State, seat: Seat, action: Action, emit?: (event: Event) => void): void => {
    const tell = (event: Event): void => emit?.(event)
    if (has('apply-counts-outside')) state.extra = outside++
    if (has('listening-changes-the-state') && emit) state.extra = 1
    if (action.type === 'wave') {
      state.waves[seat] = 1
      tell({ type: 'waved', seat, ...(has('events-count-outside') && { count: outside++ }) })
      if (has('free-action-moves-on')) state.actor = nextActor(state)
      return
    }
    state.hands[seat] = state.hands[seat]!.filter((card) => card !== action.card)
    state.played[seat]!.push(action.card)
    // The card was hidden until now, so this is where a take-back ends.
    tell({ type: 'played', seat, card: action.card, ...(!has('uses-a-secret-in-silence') && { reveals: true }) })
    const drawn = state.talon.pop()
    if (drawn !== undefined) {
      state.hands[seat]!.push(drawn)
      if (has('invariant-breaks') && drawn === 5) state.talon.push(5)
      tell({ type: 'drew', seat, card: drawn, only: seat, reveals: true })
      tell({ type: 'drew', seat, ...(has('event-tells-the-draw') && { card: drawn }) })
    }
    if (has('never-ends') && drawn === undefined) state.hands[seat]!.push(state.played[seat]!.pop()!)
    state.actor = nextActor(state)
    if (has('actor-of-no-seat') && state.talon.length === 1) state.actor = 7
  }
  const view = (state: State, viewer: Viewer): View => ({
    viewer,
    actor: state.actor,
    talon: state.talon.length,
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.map(() => HIDDEN))),
    played: has('view-shares-a-pile') ? state.played : state.played.map((pile) => [...pile]),
    waves: [...state.waves],
    ...((has('view-shows-the-talon') || has('view-shows-the-talon-and-sample-honours-it')) && {
      extra: state.talon.at(-1) ?? null,
    }),
    ...(has('draw-shown-in-silence') && { extra: state.waves.includes(1) ? (state.talon.at(-1) ?? null) : 0 }),
    ...(has('view-holds-a-date') && { extra: new Date(0) }),
  })
  const sample = (seen: View, random: Random): State => {
    const known = new Set([...seen.hands, ...seen.played].flat())
    const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card))
    if (!has('sample-never-shuffles') && !has('sample-shuffles-the-talon-only')) shuffle(unseen, random)
    if (has('view-shows-the-talon-and-sample-honours-it') && seen.talon > 0) {
      unseen.splice(unseen.indexOf(seen.extra as number), 1)
      unseen.unshift(seen.extra as number)
    }
    const hands = seen.hands.map((hand) => hand.map((card) => (card === HIDDEN ? unseen.pop()! : card)))
    if (has('view-shows-the-talon-and-sample-honours-it')) unseen.reverse()
    if (has('sample-shuffles-the-talon-only')) shuffle(unseen, random)
    if (has('sample-offers-others') && seen.viewer !== null) hands[seen.viewer]!.reverse()
    if (has('sample-repeats-a-card') && unseen.length > 0) unseen[0] = hands.flat()[0]!
    return {
      players: seen.hands.length,
      actor: seen.actor,
      talon: has('sample-looks-different') ? unseen.slice(1) : unseen,
      hands,
      played: has('sample-shares-a-pile') ? seen.played : seen.played.map((pile) => [...pile]),
      waves: [...seen.waves],
    }
  }
  const foresee = (state: State, told: readonly Event[]): void => {
    const cardsOf = (type: string, seat: Seat): number[] =>
      told.flatMap((event) => (event.type === type && event.seat === seat ? (event.card ?? []) : []))
    const lay = (zone: number[], place: number, card: number): void => {
      const from = [state.talon, ...state.hands].find((other) => other.includes(card))!
      from[from.indexOf(card)] = zone[place]!
      zone[place] = card
    }
    const later = state.hands.map((hand, seat) => {
      const drawn = cardsOf('drew', seat)
      const played = cardsOf('played', seat).filter((card) => !drawn.includes(card))
      const held = played.slice(0, hand.length)
      for (const card of has('foresight-forgets-the-hands') ? [] : held) {
        if (hand.includes(card)) continue
        const place = hand.findIndex((other) => !held.includes(other))
        lay(hand, place, card)
      }
      return drawn.length > 0 ? drawn : played.slice(hand.length)
    })
    const draws = told.filter((event) => event.type === 'drew' && event.card === undefined)
    for (const [i, { seat }] of (has('foresight-forgets-the-talon') ? [] : draws).entries()) {
      const card = later[seat]!.shift()
      if (card !== undefined) lay(state.talon, state.talon.length - 1 - i, card)
    }
  }
  const clone = (state: State): State => ({
    ...state,
    talon: has('clone-shares-a-pile') ? state.talon : [...state.talon],
    hands: state.hands.map((hand) => [...hand]),
    played: state.played.map((pile) => [...pile]),
    waves: [...state.waves],
  })
  const format = (action: Action): string => {
    if (action.type === 'wave') return 'wave'
    if (has('text-loses-the-card')) return 'play 0'
    return has('text-shared-by-two') && action.card === 4 ? 'play 3' : `play ${action.card}`
  }

  return {
    id: 'high-card',
    rules: '1',
    seats: { min: 2, max: 3 },
    ...(has('variant-that-no-record-keeps') && { variants: ['joker'] }),
    ...(has('variant-that-a-record-loses') && { variants: ['open'] }),
    deal: (_options, random) => {
      const talon = Array.from({ length: CARDS }, (_, card) => card)
      shuffle(talon, random)
      if (has('deal-counts-outside')) talon.push(talon.splice(outside++ % 5, 1)[0]!)
      return { talon }
    },
    nameFirst: (deal, seat) => {
      if (has('naming-the-first-changes-nothing')) return { ...deal }
      if (has('naming-the-first-changes-the-deal')) return Object.assign(deal, { first: seat })
      return { talon: has('naming-the-first-reshuffles') ? deal.talon.toReversed() : deal.talon, first: seat }
    },
    setup: ({ players }, { talon, first = 0 }) => {
      const rest = [...talon]
      if (has('setup-draws-chance')) rest.push(rest.splice(outside++ % 5, 1)[0]!)
      const seats = Array.from({ length: players }, (_, seat) => seat)
      const hands = seats.map(() => rest.splice(0, HAND))
      const state: State = {
        players,
        actor: first,
        talon: rest,
        hands,
        played: seats.map(() => []),
        waves: seats.map(() => 0),
      }
      if (has('state-holds-a-set')) state.extra = new Set([1])
      if (has('state-holds-undefined')) state.extra = undefined
      return state
    },
    actor: (state) => (over(state) ? null : state.actor),
    legal,
    refuse,
    apply,
    clone,
    free: (action) => action.type === 'wave' && !has('wave-answers'),
    view,
    sample,
    foresee,
    score: (state): Score[] =>
      state.played.map((pile) => {
        const points = pile.reduce((sum, card) => sum + card, 0)
        const total = has('totals-do-not-add-up') ? points + 1 : points
        return { items: [{ name: 'cards', points, clause: 'HC-2' }], total, tieBreaks: [] }
      }),
    format,
    parse: (text) => {
      if (text === 'wave') return { type: 'wave' }
      const found = /^play (\d+)$/.exec(text)
      if (found === null) throw new Malformed('text-unexpected')
      return { type: 'play', card: Number(found[1]) }
    },
    check: (state) => {
      const cards = [state.talon, ...state.hands, ...state.played].flat().sort((a, b) => a - b)
      return cards.length === CARDS && cards.every((card, i) => card === i) ? [] : [`cards are ${cards.join()}`]
    },
    codec: {
      readOptions: (json) => ({ players: readInteger(readMembers(json, ['players'], ['open']).players, 2, 3) }),
      readDeal: (json, { players }) => {
        const { talon, first } = readMembers(json, ['talon'], ['first'])
        return {
          talon: readList(talon, (card) => readInteger(card, 0, CARDS - 1)),
          ...(first !== undefined && { first: readInteger(first, 0, players - 1) }),
        }
      },
      writeDeal: (deal) => ({ ...deal }),
      readAction: (json) => {
        const { type, card } = readMembers(json, ['type'], ['card'])
        return type === 'wave' ? { type } : { type: 'play', card: readInteger(card, 0, CARDS - 1) }
      },
      writeAction: (action) =>
        action.type === 'play' && has('record-loses-the-card') ? { type: 'play', card: 0 } : { ...action },
    },
    messages: {
      action: (action) => ({ key: action.type, params: {} }),
      refusal: (refusal) => {
        if (has('refusal-message-throws') && refusal.code === 'waved') throw new Error('no words')
        return { key: refusal.code, params: {} }
      },
      event: (event) => ({ key: has('event-message-without-a-key') ? '' : event.type, params: {} }),
      view: ({ actor }) => [{ key: 'table', params: { seat: { seat: actor } } }],
      question: () => ({ key: 'question', params: {} }),
    },
    ...((has('pass-that-is-refused') || has('stretch-called-card')) && {
      passing: {
        stretches: has('stretch-called-card') ? ['card'] : ['game'],
        pass: () => (has('pass-that-is-refused') ? { type: 'play', card: CARDS } : null),
        stretch: () => 'game',
        isOffered: () => false,
      },
    }),
    search: {
      maxCodes: 8,
      copyInto: (target, source) => {
        const copy = clone(source)
        Object.assign(target, has('copy-misses-a-pile') ? { ...copy, talon: target.talon } : copy)
      },
      codes: (state, seat, out) => {
        const codes = legal(state, seat).map((action) => (action.type === 'wave' ? CARDS : action.card))
        if (has('codes-in-another-order')) codes.reverse()
        out.set(codes)
        return has('codes-stop-short') && codes.length > 1 ? codes.length - 1 : codes.length
      },
      decode: (_state, _seat, code) => (code === CARDS ? { type: 'wave' } : { type: 'play', card: code }),
      applyCode: (state, seat, code) => {
        const skips = has('code-does-something-else') && code === CARDS
        if (!skips) apply(state, seat, code === CARDS ? { type: 'wave' } : { type: 'play', card: code })
      },
    },
  }
}

/** The toy's later rules: nobody waves, and cards count twice. Games of the first version replay otherwise, or not at all. */
export function secondHighCard(): Game<HighCard> {
  const { search: _, ...first } = highCard()
  return {
    ...first,
    rules: '2',
    legal: (state, seat) => first.legal(state, seat).filter(({ type }) => type !== 'wave'),
    refuse: (state, seat, action) =>
      action.type === 'wave' ? { code: 'nobody-waves', clause: 'HC-3', params: {} } : first.refuse(state, seat, action),
    score: (state) =>
      first.score(state).map(({ total }) => ({
        items: [{ name: 'cards', points: 2 * total, clause: 'HC-2' }],
        total: 2 * total,
        tieBreaks: [],
      })),
  }
}
