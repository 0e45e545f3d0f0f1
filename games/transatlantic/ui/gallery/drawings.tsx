import '../index.ts'
import { captioned, Drawing, drawings as defined, type Exhibit, HOUSES, type Phrase } from '@south-street/ui'
import { FLAGS, SHIPS } from '../../src/catalogue.ts'
import { shipMessage } from '../../src/messages.ts'

/** All drawings of this game begin so. */
const OWN = /^ta-(.+?)(?:-([A-Z]+\d*|[a-z]+))?$/

/** Where the words stand for what is drawn. */
const WORDS: Readonly<Record<string, string>> = {
  flag: 'flags',
  'stub-flag': 'flags',
  marker: 'markers',
  port: 'ports',
}

function nameOf(kind: string, of: string): Phrase {
  const ship = SHIPS.findIndex(({ id }) => id === of)
  if (ship >= 0) return shipMessage(ship)
  const isOfHouse = (HOUSES as readonly string[]).includes(of)
  const key = kind in WORDS ? `${WORDS[kind]}.${of}` : `captions.${isOfHouse || of === '' ? kind : `${kind}-${of}`}`
  return { key, params: {} }
}

const drawn = (id: string) => () => <Drawing of={id} />

export const drawings: readonly Exhibit[] = defined().flatMap((id) => {
  const [, kind, of = ''] = OWN.exec(id) ?? []
  return kind === undefined ? [] : [{ id, name: nameOf(kind, of), Show: drawn(id) }]
})

const token = (id: string, of: string): Exhibit => captioned(id, () => <Drawing of={of} />)

export const tokens: readonly Exhibit[] = [
  ...FLAGS.map((flag) => ({
    id: `marker-${flag}`,
    name: { key: `markers.${flag}`, params: {} },
    Show: () => <Drawing of={`ta-marker-${flag}`} />,
  })),
  token('coal', 'ta-coal'),
  token('no-coal', 'ta-no-coal'),
  token('more-coal', 'ta-more-coal'),
  ...HOUSES.map((house) => token(`house-${house}`, `ta-house-${house}`)),
  ...HOUSES.map((house) => token(`captain-${house}`, `ta-captain-${house}`)),
]
