/** How a board finds what a lesson or a tip speaks of: things have names such as `supply:docks`, `card:ID` or `bar`. */
export interface BoardAnchors<Action = unknown> {
  /** Where it may be, as selectors, beside what carries its name as `data-anchor`; the first that is seen counts. */
  find(kind: string, of: string): readonly string[]
  /** Whether a line of the table in words is about it; `you` is whose own things have no seat in their names. */
  isIn(line: { readonly key: string; readonly params?: unknown }, kind: string, of: string, you: number | null): boolean
  /** Where an action is made; nothing where that has no name. */
  ofAction(action: Action): readonly string[]
}

/** What a name is made of. */
export function splitAnchor(anchor: string): readonly [kind: string, of: string] {
  const colon = anchor.indexOf(':')
  return colon < 0 ? [anchor, ''] : [anchor.slice(0, colon), anchor.slice(colon + 1)]
}

/** Where every board has it. */
const EVERYWHERE: Readonly<Record<string, (of: string) => readonly string[]>> = {
  bar: () => ['[data-region="bar"]'],
  points: () => ['[data-points]'],
  card: (id) => [`[data-card="${id}"]`, `[data-help~="${id}"]`],
  seat: (seat) => [`[data-seat="${seat}"]`],
}

/** The element that a name stands for; null where it is not in sight. */
export function findAnchor(anchors: BoardAnchors, anchor: string): Element | null {
  const [kind, of] = splitAnchor(anchor)
  const selectors = [`[data-anchor~="${anchor}"]`, ...anchors.find(kind, of), ...(EVERYWHERE[kind]?.(of) ?? [])]
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].find(isSeen)
    if (seen !== undefined) return seen
  }
  return null
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility()
}
