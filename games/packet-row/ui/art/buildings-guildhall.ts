import { clip, hatch, INK, ink, rect, shape, solid } from '@south-street/ui'
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
  shade,
  steps,
  tree,
  WHITE,
  windows,
} from '@south-street/ui/art/building-parts'

export const GUILDHALL_BUILDINGS: Readonly<Record<string, () => string>> = {
  university: () =>
    block(10, 92, 148, 78, BRICK) +
    windows(12, 98, 46, 68, 3, 2, { arch: true }) +
    windows(110, 98, 46, 68, 3, 2, { arch: true }) +
    block(60, 62, 48, 108, BRICK) +
    [60, 100]
      .map(
        (x) =>
          shape(rect(x - 3, 40, 14, 130), BRICK, 1.8) +
          shade(x + 4, 40, 7, 130) +
          shape(`M${x - 5} 40L${x + 4} 12L${x + 13} 40Z`, SLATE, 1.8) +
          clip(`M${x - 5} 40L${x + 4} 12L${x + 13} 40Z`, ink(hatch(x + 4, 12, 10, 30, 3, 70), 0.9)),
      )
      .join('') +
    shape('M72 134V118Q84 100 96 118V134Z', WHITE, 1.6) +
    ink('M84 110V134M72 122H96', 1.2) +
    shape('M74 170V152Q84 140 94 152V170Z', '#5b6168', 1.6) +
    ink('M10 92v-6h8v6M26 92v-6h8v6M42 92v-6h8v6M116 92v-6h8v6M132 92v-6h8v6M148 92v-6h8v6', 1.8) +
    windows(72, 68, 24, 30, 2, 1, { arch: true }) +
    tree(22, 171, 0.7) +
    tree(148, 171, 0.6),
  'city-hall': () =>
    pole(84, 40, 26) +
    shape(rect(78, 48, 12, 14), STONE, 1.6) +
    dome(84, 48, 9, 12) +
    shape(rect(70, 62, 28, 16), STONE, 1.8) +
    `<circle cx="84" cy="70" r="6" fill="${WHITE}" stroke="${INK}" stroke-width="1.6"/>` +
    ink('M84 70V66M84 70L87 71', 1.2) +
    block(14, 96, 140, 74) +
    windows(16, 98, 42, 70, 3, 2, { arch: true }) +
    windows(110, 98, 42, 70, 3, 2, { arch: true }) +
    block(58, 90, 52, 80, STONE, 0) +
    columns(60, 104, 48, 60, 5) +
    pediment(58, 90, 52, 14) +
    steps(58, 162, 52, 2) +
    man(38, 171) +
    man(128, 171, 0.9),
  columbia: () =>
    block(8, 112, 152, 58, BRICK) +
    windows(10, 116, 56, 50, 5, 2) +
    windows(102, 116, 56, 50, 5, 2) +
    block(64, 96, 40, 74, BRICK) +
    pediment(64, 96, 40, 16) +
    windows(66, 100, 36, 40, 3, 2) +
    shape('M78 170V152a6 6 0 0 1 12 0V170Z', '#6b2023', 1.6) +
    shape(rect(77, 60, 14, 22), STONE, 1.6) +
    windows(78, 62, 12, 16, 1, 1, { arch: true, wh: 0.9 }) +
    dome(84, 60, 9, 11) +
    ink('M84 49v-8', 1.4) +
    tree(18, 171, 1) +
    tree(46, 172, 0.75) +
    tree(124, 172, 0.75) +
    tree(152, 171, 1.05),
  'mechanics-hall': () =>
    block(30, 62, 108, 108, BRICK) +
    windows(34, 68, 100, 62, 5, 3) +
    shape(rect(34, 130, 100, 40), STONE, 1.8) +
    windows(36, 132, 36, 36, 2, 1, { ww: 0.6, wh: 0.8 }) +
    windows(96, 132, 36, 36, 2, 1, { ww: 0.6, wh: 0.8 }) +
    shape(rect(76, 136, 16, 34), '#6b2023', 1.6) +
    shape('M60 62V42H108V62Z', STONE, 1.8) +
    solid('M70 54L80 44L84 48L94 44L98 50L88 54L84 56L76 58ZM92 40L104 44L100 52Z') +
    pole(84, 42, 22) +
    man(22, 171) +
    man(148, 171, 0.9),
  'tammany-hall': () =>
    block(28, 70, 112, 100, BRICK) +
    pediment(28, 70, 112, 24) +
    windows(32, 74, 104, 44, 5, 1, { arch: true, wh: 0.86 }) +
    ink('M28 122H140', 2.4) +
    windows(32, 124, 104, 24, 5, 1) +
    shape('M76 170V148a8 8 0 0 1 16 0V170Z', '#5b6168', 1.6) +
    pole(46, 62, 34, '#1c4e80') +
    pole(118, 62, 34) +
    man(20, 171) +
    man(34, 171, 0.9) +
    man(60, 171, 1) +
    man(112, 171, 0.95) +
    man(150, 171, 1),
  lyceum: () =>
    shape(rect(40, 92, 88, 78), STONE, 2) +
    pediment(36, 92, 96, 28) +
    columns(46, 104, 76, 54, 4) +
    ink('M36 100H132', 2.2) +
    steps(40, 156, 88, 3) +
    `<circle cx="84" cy="44" r="16" fill="#c4d6d3" stroke="${INK}" stroke-width="2"/>` +
    ink('M68 44H100M84 28V60M72 34Q84 40 96 34M72 54Q84 48 96 54M78 29Q72 44 78 59M90 29Q96 44 90 59', 1.1) +
    ink('M84 60V66M76 66H92', 2) +
    tree(18, 171, 0.9) +
    tree(150, 171, 0.9),
  'ward-school': () =>
    block(26, 100, 116, 70, BRICK) +
    shape('M18 100L84 62L150 100Z', SLATE, 2) +
    clip('M18 100L84 62L150 100Z', ink(hatch(84, 62, 66, 40, 3.4, 58), 0.9)) +
    shape(rect(76, 46, 16, 24), WHITE, 1.8) +
    shape('M72 46L84 30L96 46Z', SLATE, 1.8) +
    solid('M84 52q-5 2 -5 9h10q0 -7 -5 -9z') +
    windows(32, 108, 42, 48, 2, 1, { ww: 0.5, wh: 0.7 }) +
    windows(94, 108, 42, 48, 2, 1, { ww: 0.5, wh: 0.7 }) +
    shape(rect(76, 132, 16, 38), '#6b2023', 1.6) +
    tree(152, 171, 0.8) +
    man(40, 171, 0.7) +
    man(52, 171, 0.6) +
    man(118, 171, 0.65),
  'watch-house': () =>
    block(44, 108, 80, 62, BRICK) +
    shape('M36 108L84 80L132 108Z', SLATE, 2) +
    clip('M36 108L84 80L132 108Z', ink(hatch(84, 80, 50, 30, 3.4, 58), 0.9)) +
    shape(rect(74, 58, 20, 28), WHITE, 1.8) +
    windows(76, 62, 16, 18, 2, 1, { wh: 0.9 }) +
    shape('M70 58L84 44L98 58Z', SLATE, 1.8) +
    shape(rect(74, 128, 20, 42), '#6b2023', 1.6) +
    windows(48, 122, 22, 24, 1, 1, { ww: 0.7, wh: 0.9 }) +
    windows(98, 122, 22, 24, 1, 1, { ww: 0.7, wh: 0.9 }) +
    ink('M142 171V120M136 120H148', 2.4) +
    shape('M136 120L138 104H146L148 120Z', '#f6d97c', 1.6) +
    shape('M135 104L142 96L149 104Z', SLATE, 1.4) +
    man(24, 171, 1.2) +
    ink('M29 150L33 142M33 142h6', 1.8),
  'engine-house': () =>
    block(36, 76, 96, 94, BRICK) +
    shape(rect(44, 124, 34, 46), '#6b2023', 1.8) +
    shape(rect(90, 124, 34, 46), '#6b2023', 1.8) +
    ink('M61 124V170M107 124V170M44 138H78M90 138H124', 1.3) +
    windows(42, 82, 84, 36, 4, 1, { arch: true, wh: 0.8 }) +
    block(66, 30, 36, 46, BRICK) +
    windows(70, 36, 28, 20, 2, 1, { arch: true, wh: 0.9 }) +
    shape('M60 30L84 8L108 30Z', SLATE, 1.8) +
    solid('M84 60q-5 2 -5 9h10q0 -7 -5 -9z', '#c9a04a', `stroke="${INK}" stroke-width="1.3"`) +
    man(24, 171) +
    man(146, 171),
}
