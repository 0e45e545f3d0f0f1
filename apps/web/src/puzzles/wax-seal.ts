import { defineDrawings, INK, solid } from '@south-street/ui'

/** Red wax with the mark of a stamp: what is under it nobody knows yet. */
const seal = (): string =>
  solid(
    'M24 2C30 1 33 5 38 7C43 9 46 13 46 19C47 24 48 28 45 33C43 38 40 42 35 44C30 47 25 47 20 46C14 45 9 43 6 38C3 33 1 28 2 22C3 16 5 11 10 8C14 5 18 2 24 2Z',
    '#8f1d22',
  ) +
  `<circle cx="24" cy="24" r="15" fill="none" stroke="#d97b72" stroke-width="1.6"/><circle cx="24" cy="24" r="12" fill="none" stroke="${INK}" stroke-width="1" opacity=".5"/>`

defineDrawings({ 'wax-seal': { box: '0 0 48 48', draw: seal } })
