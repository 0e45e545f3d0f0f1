import type { Asker } from './command.ts'
import type { Table } from './table.ts'

/** As long as a name may be; a number behind it must fit in. */
const LONGEST = 40
const ROOM_FOR_A_NUMBER = 4

/** Letters of other scripts that nobody can tell from a Latin one, each beside it. */
const LOOKALIKES = new Map(
  [
    'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx ѕs іi јj',
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [pair[0]!, pair[1]!] as const)),
)

/**
 * What a reader takes for the same: whatever the case, the script and the width of letters, the kind of spaces, and what
 * is not seen.
 */
function asRead(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** Whether a reader would take the two for one name. */
export function isSameName(one: string, other: string): boolean {
  return asRead(one) === asRead(other)
}

/** What somebody is called at this table: their own name, with a number if somebody else here has it already. */
export function nameAt(table: Pick<Table, 'seats'>, { person, name }: Asker): string {
  const others = table.seats.flatMap((holder) =>
    holder.kind === 'person' && holder.person !== person ? [asRead(holder.name)] : [],
  )
  const stem = [...name].slice(0, LONGEST - ROOM_FOR_A_NUMBER).join('')
  let told = name
  for (let number = 2; others.includes(asRead(told)); number++) told = `${stem.trimEnd()} ${number}`
  return told
}
