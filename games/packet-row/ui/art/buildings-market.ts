import { clip, hatch, INK, ink, rect, shape, solid } from '@south-street/ui'
import {
  BRICK,
  block,
  COPPER,
  columns,
  dome,
  man,
  pediment,
  pole,
  SLATE,
  STONE,
  shade,
  steps,
  tree,
  WHITE,
  windows,
} from '@south-street/ui/art/building-parts'

export const MARKET_BUILDINGS: Readonly<Record<string, () => string>> = {
  exchange: () =>
    dome(84, 66, 40, 44, COPPER) +
    shape(rect(78, 12, 12, 12), STONE, 1.6) +
    dome(84, 12, 7, 8) +
    shape(rect(40, 66, 88, 12), STONE, 1.8) +
    windows(42, 67, 84, 10, 9, 1, { wh: 0.8 }) +
    block(14, 88, 140, 82, STONE) +
    columns(20, 100, 128, 58, 10) +
    ink('M12 96H156', 2.2) +
    steps(14, 158, 140, 3) +
    man(50, 171) +
    man(72, 171, 0.9) +
    man(116, 171),
  library: () =>
    shape(rect(24, 78, 120, 92), STONE, 2) +
    pediment(20, 78, 128, 34) +
    columns(30, 88, 108, 72, 6) +
    ink('M20 86H148', 2.2) +
    steps(24, 158, 120, 3) +
    man(60, 171, 1) +
    man(112, 171, 0.85) +
    pole(84, 44, 22, '#1c4e80'),
  'niblos-garden': () =>
    block(44, 86, 80, 84, STONE) +
    pediment(44, 86, 80, 22) +
    windows(48, 92, 72, 36, 5, 1, { arch: true, wh: 0.84 }) +
    [54, 77, 100].map((x) => shape(`M${x} 170V146a7 7 0 0 1 14 0V170Z`, '#6b2023', 1.5)).join('') +
    tree(22, 171, 1.2) +
    tree(146, 171, 1.25) +
    ink('M6 104Q26 118 44 104M124 104Q144 118 162 104', 1.2) +
    [14, 26, 37, 131, 143, 154]
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${[110, 115, 111, 111, 115, 110][i]}" r="4" fill="#f6d97c" stroke="${INK}" stroke-width="1.3"/>`,
      )
      .join('') +
    man(36, 171) +
    man(130, 171),
  'fulton-market': () =>
    shape('M6 108L30 78H138L162 108Z', SLATE, 2) +
    clip('M6 108L30 78H138L162 108Z', ink(hatch(84, 78, 80, 32, 3.4, 58), 0.9)) +
    shape(rect(68, 52, 32, 28), BRICK, 1.8) +
    windows(70, 54, 28, 22, 3, 1, { arch: true, wh: 0.9 }) +
    shape('M62 52L84 36L106 52Z', SLATE, 1.8) +
    block(10, 108, 148, 62, BRICK) +
    Array.from({ length: 6 }, (_, i) => shape(`M${16 + i * 23.5} 170V130a9 9 0 0 1 18 0V170Z`, '#5b6168', 1.6)).join(
      '',
    ) +
    Array.from({ length: 6 }, (_, i) =>
      shape(
        `M${14 + i * 23.5} 142H${36 + i * 23.5}L${39 + i * 23.5} 150H${11 + i * 23.5}Z`,
        i % 2 ? '#9b2226' : WHITE,
        1.3,
      ),
    ).join('') +
    man(48, 171) +
    man(98, 171, 0.9) +
    man(142, 171),
  museum: () =>
    block(16, 82, 136, 88, STONE) +
    windows(20, 88, 34, 76, 2, 2) +
    windows(114, 88, 34, 76, 2, 2) +
    shape(rect(56, 70, 56, 100), STONE, 2) +
    shade(98, 70, 14, 100) +
    shape('M62 160V112a22 22 0 0 1 44 0V160Z', '#5b6168', 1.8) +
    ink('M84 92V160M62 116H106M62 138H106', 1.4) +
    pediment(52, 70, 64, 22) +
    steps(58, 160, 52, 2) +
    pole(30, 82, 26, '#1c4e80') +
    pole(132, 82, 26) +
    man(124, 171),
  'essex-market': () =>
    block(20, 104, 128, 66, STONE) +
    Array.from({ length: 5 }, (_, i) => shape(`M${28 + i * 23.5} 170V136a9 9 0 0 1 18 0V170Z`, '#5b6168', 1.6)).join(
      '',
    ) +
    windows(24, 108, 120, 18, 8, 1) +
    block(66, 40, 36, 64, BRICK) +
    `<circle cx="84" cy="58" r="9" fill="${WHITE}" stroke="${INK}" stroke-width="1.8"/>` +
    ink('M84 58V52M84 58L88 60', 1.4) +
    windows(70, 72, 28, 26, 2, 1, { arch: true, wh: 0.9 }) +
    shape('M60 40L84 14L108 40Z', SLATE, 2) +
    clip('M60 40L84 14L108 40Z', ink(hatch(84, 14, 26, 28, 3, 62), 0.9)) +
    man(16, 171) +
    man(154, 171, 0.95),
  'coffee-house': () =>
    block(36, 72, 96, 98, WHITE) +
    windows(40, 78, 88, 48, 5, 2) +
    shape('M30 72L46 48H122L138 72Z', SLATE, 2) +
    [56, 84, 106].map((x) => shape(`M${x - 6} 66V56L${x} 50L${x + 6} 56V66Z`, WHITE, 1.4)).join('') +
    ink('M36 128H132', 2.2) +
    shape('M36 128H132L140 142H28Z', '#9b2226', 1.6) +
    ink('M50 128L46 142M66 128L64 142M84 128V142M102 128L104 142M118 128L122 142', 1) +
    shape(rect(76, 146, 16, 24), '#6b2023', 1.5) +
    windows(40, 144, 34, 24, 2, 1, { wh: 0.8 }) +
    windows(94, 144, 34, 24, 2, 1, { wh: 0.8 }) +
    ink('M132 92H152', 2.2) +
    shape(rect(140, 94, 22, 22), WHITE, 1.6) +
    solid('M145 102h10v5q0 5 -5 5t-5 -5zM155 103h3v4h-3z') +
    ink('M147 100q-1 -2 1 -3M152 100q-1 -2 1 -3', 1) +
    man(24, 171),
  'weigh-house': () =>
    block(34, 92, 100, 78, STONE) +
    pediment(34, 92, 100, 22) +
    windows(38, 130, 26, 30, 2, 1) +
    windows(104, 130, 26, 30, 2, 1) +
    shape('M70 170V132a14 14 0 0 1 28 0V170Z', '#5b6168', 1.8) +
    ink('M84 28V70M52 38Q68 32 84 38Q100 44 116 38M52 38L42 62M52 38L62 62M116 38L106 62M116 38L126 62', 2) +
    solid('M40 62H64Q62 72 52 72Q42 72 40 62ZM104 62H128Q126 72 116 72Q106 72 104 62Z') +
    `<circle cx="84" cy="26" r="4" fill="#c9a04a" stroke="${INK}" stroke-width="1.5"/>` +
    ink('M40 108H128', 1) +
    man(22, 171) +
    man(148, 171),
  hydrant: () =>
    shape(rect(8, 60, 54, 110), BRICK, 1.8) +
    windows(12, 66, 46, 70, 3, 3) +
    shade(46, 60, 16, 110) +
    shape(rect(112, 74, 48, 96), STONE, 1.8) +
    windows(116, 80, 40, 60, 3, 3) +
    shape('M72 170V112Q72 98 84 98Q96 98 96 112V170Z', '#33404c', 2.2) +
    shape(rect(66, 164, 36, 8), '#33404c', 2) +
    shape(rect(78, 86, 12, 14), '#c9a04a', 1.8) +
    shape('M96 120H112V132H96Z', '#c9a04a', 1.8) +
    `<path d="M112 122Q136 122 140 168M112 128Q130 130 134 168M112 125Q142 120 148 168" fill="none" stroke="#2e6d80" stroke-width="2" stroke-linecap="round"/>` +
    `<ellipse cx="140" cy="172" rx="22" ry="5" fill="#c4d6d3" stroke="${INK}" stroke-width="1.6"/>` +
    ink('M74 118h8M74 146h18M74 152h18', 1.4) +
    man(42, 171, 1.1),
}
