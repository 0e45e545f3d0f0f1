import { defineDrawings, ink, rect, shape } from '@south-street/ui'
import {
  BRICK,
  block,
  COPPER,
  columns,
  dome,
  ground,
  man,
  pediment,
  pole,
  SLATE,
  STONE,
  shade,
  sky,
  steps,
  tree,
  WHITE,
  windows,
} from '@south-street/ui/art/building-parts'

const DOOR = '#5b6168'

/** The head offices, each in the manner of its city. */
const HEADQUARTERS: Readonly<Record<string, () => string>> = {
  // Bremen: a domed hall behind a row of columns
  H1: () =>
    dome(84, 66, 40, 44, COPPER) +
    shape(rect(78, 12, 12, 12), STONE, 1.6) +
    dome(84, 12, 7, 8) +
    shape(rect(40, 66, 88, 12), STONE, 1.8) +
    windows(42, 67, 84, 10, 9, 1, { wh: 0.8 }) +
    block(14, 88, 140, 82) +
    columns(20, 100, 128, 58, 10) +
    ink('M12 96H156', 2.2) +
    steps(14, 158, 140, 3) +
    man(50, 171) +
    man(116, 171),
  // Rotterdam: two turrets on the quay
  H2: () =>
    block(30, 64, 108, 106, BRICK) +
    windows(34, 70, 100, 74, 7, 4, { wh: 0.62 }) +
    [18, 124]
      .map((x) => block(x, 46, 26, 124, BRICK) + dome(x + 13, 46, 12, 20, SLATE) + windows(x + 3, 54, 20, 84, 2, 5))
      .join('') +
    ink('M18 146H150', 2.2) +
    shape('M74 170V154a10 10 0 0 1 20 0V170Z', DOOR, 1.6) +
    pole(84, 64, 30, '#25614a') +
    man(60, 171, 0.9) +
    man(112, 171),
  // Hamburg: a gabled front in brick
  H3: () =>
    block(28, 70, 112, 100, BRICK) +
    pediment(28, 70, 112, 24) +
    windows(32, 74, 104, 44, 5, 1, { arch: true, wh: 0.86 }) +
    ink('M28 122H140', 2.4) +
    windows(32, 124, 104, 24, 5, 1) +
    shape('M76 170V148a8 8 0 0 1 16 0V170Z', DOOR, 1.6) +
    pole(46, 62, 34, '#1c4e80') +
    pole(118, 62, 34) +
    tree(16, 171, 0.8) +
    man(60, 171) +
    man(150, 171),
  // Liverpool: a temple of trade
  H4: () =>
    shape(rect(22, 66, 124, 104), STONE, 2) +
    pediment(16, 66, 136, 40) +
    columns(26, 78, 116, 78, 8) +
    ink('M16 74H152', 2.2) +
    steps(22, 153, 124, 4) +
    man(84, 153, 0.8) +
    man(44, 171),
  // London: a great arch between two wings
  H5: () =>
    block(16, 82, 136, 88) +
    windows(20, 88, 34, 76, 2, 2) +
    windows(114, 88, 34, 76, 2, 2) +
    shape(rect(56, 70, 56, 100), STONE, 2) +
    shade(98, 70, 14, 100) +
    shape('M62 160V112a22 22 0 0 1 44 0V160Z', DOOR, 1.8) +
    ink('M84 92V160M62 116H106M62 138H106', 1.4) +
    pediment(52, 70, 64, 22) +
    shape(rect(58, 160, 52, 5), WHITE, 1.4) +
    pole(30, 82, 26) +
    pole(132, 82, 26) +
    man(124, 171),
}

for (const [id, draw] of Object.entries(HEADQUARTERS)) {
  defineDrawings({ [`ta-hq-${id}`]: { box: '0 0 168 190', draw: () => sky(id.charCodeAt(1)) + draw() + ground() } })
}
