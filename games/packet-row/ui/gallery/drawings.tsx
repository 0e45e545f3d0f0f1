import '../index.ts'
import { captioned, Drawing, drawings as defined, type Exhibit, HOUSES, type Phrase, Piece } from '@south-street/ui'

/** Where the words stand for what is drawn, by how the names of the drawings begin. */
const WORDS: Readonly<Record<string, string>> = {
  badge: 'face',
  goods: 'face',
  area: 'areas',
  back: 'areas',
  ensign: 'country',
  building: 'buildings',
}
const SINGLE: Readonly<Record<string, string>> = {
  banknote: 'face.money',
  'harbour-master': 'board.harbour-master',
  seal: 'captions.seal',
  'seal-brass': 'captions.seal-brass',
}

/** What players call that which is drawn; null for what is no drawing of this game. */
function nameOf(drawing: string): Phrase | null {
  const [, kind = '', of = ''] = /^([a-z]+)-(.+)$/.exec(drawing) ?? []
  const key = SINGLE[drawing] ?? (kind in WORDS ? `${WORDS[kind]}.${of}` : null)
  return key === null ? null : { key, params: {} }
}

export const drawings: readonly Exhibit[] = defined().flatMap((id) => {
  const name = nameOf(id)
  return name === null ? [] : [{ id, name, Show: () => <Drawing of={id} /> }]
})

export const tokens: readonly Exhibit[] = [
  ...HOUSES.map((house) => captioned(`piece-${house}`, () => <Piece house={house} />)),
  captioned('piece-away', () => <Piece house={HOUSES[0]!} away />),
  captioned('wheel', () => <Drawing of="harbour-master" />),
]
