import { defineDrawings, INK } from '@south-street/ui'

/** The ensigns as they were flown in 1842, or nearly. Each is arranged differently, so that they read without colour. */
const RED = '#a4262c'
const BLUE = '#1f4382'
const WHITE = '#fbf6e8'
const YELLOW = '#e9b93a'
const BLACK = '#1d2327'
const FRAME = `<rect x="1" y="1" width="46" height="30" fill="none" stroke="${INK}" stroke-width="2"/>`

const ENSIGNS: Readonly<Record<string, string>> = {
  'great-britain': `<rect width="48" height="32" fill="${BLUE}"/><path d="M0 0L48 32M48 0L0 32" stroke="${WHITE}" stroke-width="6.4"/><path d="M0 0L48 32M48 0L0 32" stroke="${RED}" stroke-width="2.2"/><path d="M24 0V32M0 16H48" stroke="${WHITE}" stroke-width="10.6"/><path d="M24 0V32M0 16H48" stroke="${RED}" stroke-width="6"/>`,
  france: `<rect width="16" height="32" fill="${BLUE}"/><rect x="16" width="16" height="32" fill="${WHITE}"/><rect x="32" width="16" height="32" fill="${RED}"/>`,
  netherlands: `<rect width="48" height="11" fill="${RED}"/><rect y="10.6" width="48" height="11" fill="${WHITE}"/><rect y="21.3" width="48" height="11" fill="#3f6fae"/>`,
  sweden: `<rect width="48" height="32" fill="#2a5f9e"/><path d="M17 0V32M0 16H48" stroke="${YELLOW}" stroke-width="7"/>`,
  spain: `<rect width="48" height="32" fill="${RED}"/><rect y="8" width="48" height="16" fill="${YELLOW}"/><path d="M11 11h8v6a4 4.6 0 0 1 -8 0z" fill="${RED}" stroke="${INK}" stroke-width="1.2"/><path d="M11 10l1.6 -2.4L15 9.4l2.4 -1.8L19 10z" fill="${INK}"/>`,
  'german-confederation': `<rect width="48" height="11" fill="${BLACK}"/><rect y="10.6" width="48" height="11" fill="${RED}"/><rect y="21.3" width="48" height="11" fill="${YELLOW}"/>`,
}

for (const [destination, ensign] of Object.entries(ENSIGNS)) {
  defineDrawings({ [`ensign-${destination}`]: { box: '0 0 48 32', draw: () => ensign + FRAME } })
}
