import { clip, hatch, INK, ink, rect, sea, shape, solid } from '@south-street/ui'
import {
  BRICK,
  block,
  columns,
  dome,
  man,
  pediment,
  pole,
  SLATE,
  STONE,
  steps,
  tree,
  WHITE,
  windows,
} from '@south-street/ui/art/building-parts'

export const DOCKS_BUILDINGS: Readonly<Record<string, () => string>> = {
  'custom-house': () =>
    shape(rect(22, 66, 124, 104), STONE, 2) +
    pediment(16, 66, 136, 40) +
    columns(26, 78, 116, 78, 8) +
    ink('M16 74H152', 2.2) +
    steps(22, 153, 124, 4) +
    man(84, 153, 0.8) +
    man(44, 171, 1),
  'dry-dock': () =>
    `<path d="M4 150H164V186H4Z" fill="#c4d6d3"/>` +
    Array.from({ length: 5 }, (_, i) =>
      shape(
        `M${4 + i * 6} ${118 + i * 10}H${34 + i * 6}V${128 + i * 10}H${4 + i * 6}ZM${134 - i * 6} ${118 + i * 10}H${164 - i * 6}V${128 + i * 10}H${134 - i * 6}Z`,
        STONE,
        1.5,
      ),
    ).join('') +
    shape('M46 106Q84 118 126 102Q122 142 104 164H66Q48 140 46 106Z', '#2a333d', 2) +
    `<path d="M48 120Q84 130 124 116" fill="none" stroke="${STONE}" stroke-width="4"/><path d="M58 146Q84 152 112 144" fill="none" stroke="#9a5a3a" stroke-width="6"/>` +
    ink('M64 108V40M84 112V26M104 108V44M54 58H74M56 80H72M72 46H96M74 70H94M96 60H112M96 82H112', 2.2) +
    ink('M64 40L48 106M64 40L80 110M84 26L70 110M84 26L98 110M104 44L92 108M104 44L122 104', 0.8) +
    ink('M50 130L34 128M54 146L40 148M118 128L134 126M112 146L126 148', 2.4) +
    man(20, 118, 0.9) +
    man(150, 118, 0.9) +
    ink(sea(8, 160, 178, 2, { seed: 3 }), 1.2),
  'castle-garden': () =>
    `<path d="M4 158H164V188H4Z" fill="#c4d6d3"/>` +
    shape('M20 160V96Q84 82 148 96V160Q84 172 20 160Z', '#d59a78', 2) +
    clip(
      'M20 160V96Q84 82 148 96V160Q84 172 20 160Z',
      ink(hatch(108, 84, 44, 84, 3.4, 60), 0.9) +
        ink('M20 112Q84 98 148 112M20 128Q84 114 148 128M20 144Q84 132 148 144', 0.8),
    ) +
    Array.from({ length: 7 }, (_, i) => {
      const x = 28 + i * 17,
        y = 122 - Math.sin(((i + 0.5) / 7) * Math.PI) * 8
      return solid(rect(x, y, 8, 9))
    }).join('') +
    shape('M38 94Q84 82 130 94V78Q84 66 38 78Z', WHITE, 1.8) +
    windows(44, 76, 80, 16, 8, 1, { wh: 0.8 }) +
    shape('M34 78Q84 40 134 78Q84 64 34 78Z', SLATE, 2) +
    pole(84, 58, 34) +
    shape('M72 164V140a12 12 0 0 1 24 0V166Z', '#5b6168', 1.8) +
    ink(sea(6, 162, 176, 2, { seed: 8 }), 1.2),
  'snug-harbor': () =>
    block(6, 112, 40, 58, STONE) +
    windows(8, 116, 36, 50, 3, 2) +
    block(122, 112, 40, 58, STONE) +
    windows(124, 116, 36, 50, 3, 2) +
    shape(rect(46, 86, 76, 84), STONE, 2) +
    pediment(42, 86, 84, 28) +
    columns(50, 98, 68, 60, 5) +
    steps(46, 158, 76, 3) +
    shape(rect(78, 44, 12, 16), STONE, 1.5) +
    dome(84, 44, 8, 10) +
    `<g transform="translate(76 64) scale(.4)" color="${INK}"></g>` +
    tree(20, 172, 0.6) +
    tree(150, 172, 0.6) +
    man(84, 171, 0.9),
  'marine-hospital': () =>
    block(12, 104, 144, 66, STONE) +
    windows(16, 108, 136, 28, 9, 1, { arch: true }) +
    ink('M12 138H156', 2.2) +
    Array.from({ length: 9 }, (_, i) => ink(`M${18 + i * 16.5} 140V170`, 2.4)).join('') +
    ink('M12 152H156', 1.2) +
    block(62, 78, 44, 26, STONE) +
    windows(66, 82, 36, 18, 3, 1) +
    dome(84, 78, 24, 26) +
    pole(84, 52, 26, '#d99a22') +
    `<path d="M4 172H164V188H4Z" fill="#c4d6d3"/>` +
    ink(sea(6, 162, 178, 2, { seed: 5 }), 1.1),
  'mariners-church': () =>
    shape('M84 18L76 58H92Z', SLATE, 1.8) +
    shape(rect(72, 58, 24, 30), STONE, 1.8) +
    windows(74, 62, 20, 20, 1, 1, { arch: true, wh: 0.9 }) +
    shape('M30 110L84 82L138 110Z', SLATE, 2) +
    clip('M30 110L84 82L138 110Z', ink(hatch(84, 82, 56, 30, 3.4, 58), 0.9)) +
    block(38, 110, 92, 60, WHITE) +
    [48, 104].map((x) => shape(`M${x} 150V128Q${x + 8} 116 ${x + 16} 128V150Z`, '#5b6168', 1.5)).join('') +
    shape('M74 170V142Q84 128 94 142V170Z', '#6b2023', 1.6) +
    `<g transform="translate(77 92) scale(.36)" color="${INK}"><path fill="none" stroke="currentColor" stroke-width="5" d="M20 12V36M12 17H28M5 24C6 33 13 36.5 20 36.5C27 36.5 34 33 35 24"/><circle cx="20" cy="7" r="4" fill="none" stroke="currentColor" stroke-width="4"/></g>` +
    man(22, 171) +
    man(146, 171, 0.95),
  'ferry-house': () =>
    `<path d="M4 156H164V188H4Z" fill="#c4d6d3"/>` +
    shape(rect(14, 96, 84, 62), BRICK, 2) +
    shape('M6 96L56 60L106 96Z', SLATE, 2) +
    clip('M6 96L56 60L106 96Z', ink(hatch(56, 60, 52, 38, 3.4, 58), 0.9)) +
    shape('M34 158V122a22 22 0 0 1 44 0V158Z', '#5b6168', 1.8) +
    shape(rect(26, 100, 60, 13), WHITE, 1.6) +
    `<path d="M32 106.5h48" stroke="${INK}" stroke-width="3" stroke-dasharray="6 3"/>` +
    pole(56, 62, 24) +
    shape('M98 146Q130 152 162 144L156 162H104Z', '#2a333d', 1.8) +
    shape(rect(110, 132, 42, 14), WHITE, 1.6) +
    windows(112, 133, 38, 11, 5, 1) +
    shape('M126 132L124 104H134L136 132Z', '#2a333d', 1.6) +
    ink('M128 102q-4 -10 -16 -8q-8 -8 -18 -2M130 100q2 -8 -6 -12', 1.1) +
    ink(sea(6, 162, 170, 3, { seed: 12 }), 1.2),
  'sailors-home': () =>
    block(34, 66, 100, 104, BRICK) +
    windows(38, 72, 92, 60, 5, 3) +
    ink('M34 134H134', 2.2) +
    shape(rect(74, 138, 20, 32), '#6b2023', 1.6) +
    windows(38, 140, 32, 24, 2, 1) +
    windows(98, 140, 32, 24, 2, 1) +
    shape('M28 66L40 50H128L140 66Z', SLATE, 2) +
    shape(rect(102, 36, 10, 18), BRICK, 1.4) +
    `<circle cx="84" cy="58" r="0" />` +
    ink('M134 92H154', 2.2) +
    shape(rect(142, 94, 20, 24), WHITE, 1.6) +
    `<g transform="translate(144 97) scale(.4)"><path fill="none" stroke="${INK}" stroke-width="4.5" d="M20 12V36M12 17H28M5 24C6 33 13 36.5 20 36.5C27 36.5 34 33 35 24"/><circle cx="20" cy="7" r="4" fill="none" stroke="${INK}" stroke-width="4"/></g>` +
    man(24, 171) +
    man(114, 171, 0.9),
  'harbour-light': () =>
    shape('M0 190V172Q40 150 84 158Q130 150 168 176V190Z', '#c9b58c', 2) +
    ink('M20 172q10 -6 18 -2M56 166q10 -6 16 0M100 168q10 -4 18 2M130 176q8 -4 16 2', 1.2) +
    shape('M66 160L74 62H94L102 160Z', WHITE, 2) +
    clip(
      'M66 160L74 62H94L102 160Z',
      `<path d="M60 84H110V104H60ZM60 126H110V146H60Z" fill="#9b2226"/>${ink(hatch(88, 62, 16, 100, 3.2, 80), 0.9)}`,
    ) +
    shape(rect(68, 54, 32, 8), WHITE, 1.8) +
    shape(rect(75, 36, 18, 18), '#f6d97c', 1.8) +
    ink('M81 36V54M87 36V54', 1.2) +
    dome(84, 36, 12, 12, '#9b2226') +
    ink('M72 44L26 30M72 48L18 48M72 52L28 66M96 44L142 30M96 48L150 48M96 52L140 66', 1.3) +
    block(112, 134, 34, 26, BRICK) +
    shape('M108 134L129 118L150 134Z', SLATE, 1.8) +
    windows(114, 138, 30, 18, 3, 1),
}
