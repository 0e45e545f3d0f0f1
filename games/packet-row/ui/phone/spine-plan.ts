interface Spines {
  readonly label: string
  readonly count: number
}

// In pixels at the usual size of text, as in the style sheet.
const SPINE = 30
const SPINE_GAP = 2
const GROUP_GAP = 9
const EDGES = 18
const LETTER = 6.8

/** Which groups of spines have room for their names: all of them, or else those whose own cards are as wide. */
export function labelled(groups: readonly Spines[], width: number): readonly boolean[] {
  const room = width - EDGES - (groups.length - 1) * GROUP_GAP
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const spine = Math.min(SPINE, room / count - SPINE_GAP) + SPINE_GAP
  const wordOf = ({ label }: Spines) => label.length * LETTER
  const whole = groups.reduce((sum, group) => sum + Math.max(wordOf(group), group.count * spine), 0)
  return groups.map((group) => whole <= room || wordOf(group) <= group.count * spine)
}
