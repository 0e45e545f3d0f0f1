import { clip, hatch, INK, ink, rect, shape, solid } from '@south-street/ui'
import {
  BRICK,
  block,
  columns,
  dome,
  man,
  pediment,
  ROOF,
  SLATE,
  STONE,
  shade,
  steps,
  tree,
  WHITE,
  windows,
} from '@south-street/ui/art/building-parts'

export const BANK_BUILDINGS: Readonly<Record<string, () => string>> = {
  'trinity-church': () =>
    shape('M84 4L72 64H96Z', SLATE, 2) +
    clip('M84 4L72 64H96Z', ink(hatch(84, 4, 14, 60, 3, 70), 0.9)) +
    ink('M84 4V-4M80 0H88', 2) +
    block(68, 64, 32, 106, STONE, 0.35) +
    shape('M76 98V82Q84 70 92 82V98Z', '#5b6168', 1.5) +
    `<circle cx="84" cy="112" r="7" fill="${WHITE}" stroke="${INK}" stroke-width="1.6"/>` +
    ink('M84 112v-4M84 112h3', 1.2) +
    shape('M74 170V146Q84 132 94 146V170Z', '#6b2023', 1.6) +
    shape('M26 170V106L68 92V170Z', STONE, 2) +
    shape('M142 170V106L100 92V170Z', STONE, 2) +
    shade(120, 108, 22, 62) +
    [34, 50, 106, 122].map((x) => shape(`M${x} 150V124Q${x + 5} 114 ${x + 10} 124V150Z`, '#5b6168', 1.4)).join('') +
    tree(14, 171, 0.8) +
    tree(154, 171, 0.7),
  reservoir: () =>
    shape('M14 170L28 76H140L154 170Z', STONE, 2.2) +
    clip(
      'M14 170L28 76H140L154 170Z',
      ink(hatch(104, 76, 52, 96, 3.6, 60), 0.9) +
        ink('M16 110H160M14 132H160M12 152H160M40 76L30 170M64 76L60 170M104 76L108 170M128 76L138 170', 0.9),
    ) +
    shape(rect(22, 66, 124, 11), STONE, 2) +
    shape('M66 170L72 112H96L102 170Z', '#5b6168', 2) +
    shape(rect(66, 104, 36, 9), STONE, 1.8) +
    ink('M34 66V56M58 66V56M84 66V56M110 66V56M134 66V56M30 56H138', 1.6) +
    man(48, 66, 0.75) +
    man(70, 66, 0.7) +
    man(118, 66, 0.75) +
    `<path d="M30 58H138V66H30Z" fill="#c4d6d3" opacity=".6"/>` +
    man(26, 171, 0.9) +
    tree(8, 172, 0.6) +
    tree(162, 172, 0.6),
  hospital: () =>
    block(12, 98, 144, 72, STONE) +
    windows(14, 102, 44, 66, 3, 3) +
    windows(110, 102, 44, 66, 3, 3) +
    block(60, 80, 48, 90, STONE) +
    pediment(60, 80, 48, 18) +
    windows(62, 86, 44, 54, 3, 2, { arch: true }) +
    shape('M76 170V150a8 8 0 0 1 16 0V170Z', '#5b6168', 1.6) +
    shape(rect(76, 46, 16, 18), STONE, 1.6) +
    dome(84, 46, 10, 14) +
    ink('M84 32V22', 1.6) +
    solid('M80 24h8M84 20v8', INK, `stroke="${INK}" stroke-width="2"`) +
    tree(28, 171, 0.55) +
    tree(142, 171, 0.6) +
    man(120, 171, 0.9),
  'savings-bank': () =>
    shape(rect(34, 84, 100, 86), STONE, 2) +
    pediment(30, 84, 108, 30) +
    columns(38, 96, 28, 62, 2) +
    columns(102, 96, 28, 62, 2) +
    shape(rect(68, 100, 32, 58), STONE, 1.8) +
    shape(rect(76, 120, 16, 38), '#6b2023', 1.6) +
    windows(70, 100, 28, 18, 2, 1) +
    steps(34, 158, 100, 3) +
    shape('M72 50Q72 28 84 28Q96 28 96 50Z', '#e9b54a', 1.8) +
    ink('M73 44H95M74 38H94M77 33H91', 1.1) +
    solid('M81 50a3 3 0 0 1 6 0z') +
    man(22, 171) +
    man(58, 171, 0.85) +
    man(148, 171, 0.95),
  philharmonic: () =>
    block(24, 84, 120, 86, STONE) +
    shape('M18 84Q84 34 150 84Z', SLATE, 2) +
    clip('M18 84Q84 34 150 84Z', ink(hatch(84, 44, 68, 42, 3.4, 58), 0.9)) +
    shape('M70 150V116a14 14 0 0 1 28 0V150Z', WHITE, 1.8) +
    solid('M77 122q-4 10 3 18h8q7 -8 3 -18l-3 1q3 8 -1 13h-6q-4 -5 -1 -13zM78 143h12v3h-12z') +
    ink('M82 122V140M86 122V140', 1) +
    windows(28, 92, 38, 50, 2, 1, { arch: true, wh: 0.84 }) +
    windows(102, 92, 38, 50, 2, 1, { arch: true, wh: 0.84 }) +
    ink('M24 150H144', 2.2) +
    [36, 62, 92, 118].map((x) => shape(rect(x, 152, 14, 18), '#6b2023', 1.4)).join('') +
    man(16, 171) +
    man(152, 171) +
    man(84, 171, 0.9),
  almshouse: () =>
    block(8, 114, 152, 56, WHITE) +
    shape('M2 114L18 94H150L166 114Z', SLATE, 2) +
    clip('M2 114L18 94H150L166 114Z', ink(hatch(84, 94, 82, 22, 3.4, 58), 0.9)) +
    windows(12, 120, 60, 42, 5, 2) +
    windows(96, 120, 60, 42, 5, 2) +
    shape(rect(76, 138, 16, 32), '#6b2023', 1.6) +
    shape('M64 114L84 84L104 114Z', STONE, 1.8) +
    `<circle cx="84" cy="104" r="5" fill="${WHITE}" stroke="${INK}" stroke-width="1.4"/>` +
    [30, 58, 110, 138].map((x) => shape(rect(x, 80, 8, 18), BRICK, 1.3)).join('') +
    tree(20, 172, 0.7) +
    tree(148, 172, 0.7) +
    man(112, 171, 0.9),
  orphanage: () =>
    block(30, 88, 108, 82, BRICK) +
    shape('M24 88L40 66H128L144 88Z', SLATE, 2) +
    windows(34, 94, 40, 68, 3, 3) +
    windows(94, 94, 40, 68, 3, 3) +
    shape(rect(74, 88, 20, 82), STONE, 1.6) +
    shape('M76 170V150a8 8 0 0 1 16 0V170Z', '#6b2023', 1.5) +
    windows(76, 92, 16, 48, 1, 2, { arch: true }) +
    shape('M68 88L84 70L100 88Z', STONE, 1.6) +
    shape(rect(80, 50, 8, 14), WHITE, 1.3) +
    shape('M77 50L84 42L91 50Z', SLATE, 1.3) +
    man(14, 172, 0.62) +
    man(24, 172, 0.55) +
    man(34, 173, 0.6) +
    man(146, 172, 0.58) +
    man(156, 172, 0.62) +
    tree(156, 150, 0.4),
  dispensary: () =>
    block(46, 64, 76, 106, BRICK) +
    windows(50, 70, 68, 48, 3, 2) +
    shape('M46 122H122L130 136H38Z', '#25614a', 1.6) +
    shape(rect(50, 138, 68, 32), STONE, 1.8) +
    shape(rect(76, 140, 18, 30), '#6b2023', 1.5) +
    windows(52, 140, 22, 28, 1, 1, { ww: 0.8, wh: 0.8 }) +
    windows(96, 140, 22, 28, 1, 1, { ww: 0.8, wh: 0.8 }) +
    ink('M122 84H146', 2.2) +
    shape(rect(132, 86, 24, 26), WHITE, 1.6) +
    solid('M137 96h14q0 11 -5 12h-4q-5 -1 -5 -12zM139 110h10v2h-10z') +
    ink('M146 96L151 88', 2) +
    shape(rect(40, 54, 88, 10), STONE, 1.8) +
    man(24, 171) +
    man(36, 171, 0.85),
  'soup-house': () =>
    block(48, 112, 72, 58, WHITE) +
    shape('M38 112L84 80L130 112Z', ROOF, 2) +
    clip('M38 112L84 80L130 112Z', ink(hatch(84, 80, 48, 34, 3.4, 58), 0.9)) +
    shape(rect(100, 76, 10, 26), BRICK, 1.5) +
    ink('M105 74q-6 -8 0 -14q6 -6 0 -14', 1.3) +
    shape(rect(84, 134, 22, 36), '#6b2023', 1.6) +
    windows(52, 124, 26, 26, 1, 1, { ww: 0.8, wh: 0.9 }) +
    shape('M20 150H44Q44 168 32 168Q20 168 20 150Z', '#33404c', 1.8) +
    ink('M18 150H46M24 168l-3 4M40 168l3 4', 2) +
    ink('M26 144q-3 -5 0 -9q3 -4 0 -9M34 144q-3 -5 0 -9q3 -4 0 -9', 1.3) +
    man(126, 171, 0.9) +
    man(138, 171, 0.85) +
    man(150, 171, 0.9) +
    man(161, 171, 0.8),
}
