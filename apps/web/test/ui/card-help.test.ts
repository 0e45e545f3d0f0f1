import { readRecord, seededRandom } from '@south-street/engine'
import { loadTable, loadWords, SHOWN_VERSIONS } from '@south-street/registry/boards'
import { type CardHelp, joinList, type Phrase, type PhraseParam } from '@south-street/ui'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'

const RECORDS = import.meta.glob<string>('../../../../games/*/test/golden/*.ndjson', {
  query: '?raw',
  import: 'default',
})
const CATALOGUES = import.meta.glob<string>('../../../../games/*/src/cards.json', { query: '?raw', import: 'default' })

/** Says a phrase in the game's own words; whatever is missing throws. */
async function speaker(game: string, language: string): Promise<(phrase: Phrase) => string> {
  const i18n = createInstance()
  const fail = (...what: unknown[]): never => {
    throw new Error(`${game} ${language} has no words for ${what.at(-1)}`)
  }
  await i18n.init({
    lng: language,
    resources: { [language]: { words: await loadWords(game, language) } },
    defaultNS: 'words',
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => fail(key),
    missingInterpolationHandler: (text) => fail(text),
    returnedObjectHandler: (key) => fail(key),
  })
  const fill = (param: PhraseParam): string | number => {
    if (typeof param !== 'object') return param
    if (Array.isArray(param)) return joinList(language, param.map(say), 'unit')
    return 'seat' in param ? 'Anna' : say(param as Phrase)
  }
  const say = ({ key, params }: Phrase): string =>
    i18n.t(key, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, fill(param)])))
  return say
}

function phrasesOf({ title, kind, price, does, now, count, take }: CardHelp): Phrase[] {
  const signs = (now?.sum ?? []).flatMap((part) => ('gain' in part ? [part.gain] : 'text' in part ? [part.text] : []))
  const maybe = [price, count, take?.label ?? null].filter((phrase) => phrase !== null)
  return [title, kind, does, ...maybe, ...signs, ...(now?.facts ?? [])]
}

/** Every id of the catalogue that a card or a ship could have. */
async function idsOf(game: string): Promise<string[]> {
  const text = await CATALOGUES[`../../../../games/${game}/src/cards.json`]!()
  const { cards = [], ships = [], headquarters = [] } = JSON.parse(text) as Record<string, { id: string }[]>
  return [...cards, ...ships, ...headquarters].map(({ id }) => id)
}

/** Views of real games, some moves apart, by every seat in turn. */
async function* positions(id: string, players: number) {
  const { game, board } = (await loadTable(id))!
  const text = await RECORDS[`../../../../games/${id}/test/golden/${players}-seats.ndjson`]!()
  const { options, deal, moves } = readRecord(JSON.parse(text.split('\n')[0]!), [game])
  const state = game.setup(options, deal)
  for (const [step, { seat, action }] of moves.entries()) {
    if (step % 23 === 0) yield { help: board!.help, view: game.view(state, (step / 23) % players), game }
    game.apply(state, seat, action)
  }
}

const WITH_BOARDS = SHOWN_VERSIONS.filter(({ board }) => board !== undefined).map(({ id }) => id)

describe.each(WITH_BOARDS)('%s', (game) => {
  test.each(['en', 'de', 'pl'])('every card explains itself in %s, at any time', async (language) => {
    const say = await speaker(game, language)
    const ids = await idsOf(game)
    expect(ids.length).toBeGreaterThan(70)
    for await (const { help, view } of positions(game, 3)) {
      for (const id of ids) {
        const told = help.explain(id, { view, tellsNow: true, mayAct: true })
        expect(told, id).not.toBeNull()
        for (const text of phrasesOf(told!).map(say)) expect(text, id).toMatch(/^[^{}]+$/)
        const sentences = say(told!.does).match(/[.!?](?=\s|$)/g) ?? []
        expect(sentences.length, `${id}: ${say(told!.does)}`).toBe(2)
        expect(told!.now!.facts.length, id).toBeLessThanOrEqual(5)
      }
    }
  })

  test('every clause that a card names stands in the rules', async () => {
    const book = (await import(`../../../../games/${game}/rules/en.json`)) as {
      sections: { clauses: Record<string, string> }[]
    }
    const clauses = new Set(book.sections.flatMap((section) => Object.keys(section.clauses)))
    for await (const { help, view } of positions(game, 2)) {
      for (const id of await idsOf(game)) {
        expect(clauses).toContain(help.explain(id, { view, tellsNow: false, mayAct: false })!.clause)
      }
    }
  })

  test('what can be taken from the help, the rules let be taken', async () => {
    let taken = 0
    for await (const { help, view, game: rules } of positions(game, 4)) {
      const state = rules.sample(view, seededRandom('help'))
      const seat = rules.actor(state)
      if (seat === null) continue
      const seen = rules.view(state, seat)
      for (const { card } of help.listCards(seen)) {
        const take = help.explain(card, { view: seen, tellsNow: true, mayAct: true })?.take
        if (take?.actions.length !== 1) continue
        expect(rules.refuse(state, seat, take.actions[0]), card).toBeNull()
        taken++
      }
    }
    if (game === 'packet-row') expect(taken).toBeGreaterThan(5)
  })
})
