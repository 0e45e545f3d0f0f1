import { Drawing, defineDrawings } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './keys.module.css'

const line = (path: string, extra = '') =>
  `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/>${extra}</g>`

/** Signs that only these pages have, 24 × 24. */
const SIGNS = {
  key: line('M10.8 13.2L20 4M16.5 7.5L19.5 10.5M13.5 10.5L15.5 12.5', '<circle cx="7.5" cy="16.5" r="4.7"/>'),
  laptop: line('M5 5H19V16H5ZM2 19.5H22'),
  phone: line('M7 2.5H17V21.5H7ZM11 18.5H13'),
  leave: line('M13 4H5V20H13M10 12H21M17 8L21 12L17 16'),
}
export type SignName = keyof typeof SIGNS

for (const [name, markup] of Object.entries(SIGNS)) {
  defineDrawings({ [`sign-${name}`]: { box: '0 0 24 24', comesFirst: true, draw: () => markup } })
}

const INK = 'var(--art-ink,#1d2733)'
const KEY_PATHS =
  '<circle cx="36" cy="38" r="21"/><path d="M52 53L118 108"/><path d="M100 93L112 80M110 101L121 89"/></g>'

/** A brass key with a tag, on which a ship's bell stands for the name. */
defineDrawings({
  'big-key': {
    box: '0 0 150 120',
    draw: () =>
      `<g fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round">${KEY_PATHS}` +
      `<g fill="none" stroke="#d9ab4a" stroke-width="8" stroke-linecap="round">${KEY_PATHS}` +
      '<path d="M24 24Q30 18 40 18M60 57L84 77" stroke="#fbeec4" stroke-width="2.4" fill="none" stroke-linecap="round"/>' +
      `<path d="M66 66l-6 7M72 71l-6 7" stroke="${INK}" stroke-width="1.6"/>` +
      '<path d="M52 28C70 16 78 20 88 24" fill="none" stroke="var(--text)" stroke-width="1.8"/>' +
      `<g transform="translate(84 6) rotate(14)"><path d="M9 0H58V40H9L0 30V10Z" fill="#fcf6e6" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
      `<circle cx="9.5" cy="20" r="3" fill="#e0d2b1" stroke="${INK}" stroke-width="1.6"/>` +
      '<g transform="translate(23 8) scale(.6)"><path d="M20 2C22 2 23.6 3.6 23.6 5.6C29.6 7.2 33 12.4 33 19V26L37 31V33H3V31L7 26V19C7 12.4 10.4 7.2 16.4 5.6C16.4 3.6 18 2 20 2ZM15 35H25C25 38 22.8 40 20 40C17.2 40 15 38 15 35Z" fill="#25614a" fill-rule="evenodd"/></g></g>',
  },
})

export function Sign({ name }: { readonly name: SignName }): ReactNode {
  return <Drawing of={`sign-${name}`} className={styles.icon} />
}

export function BigKey(): ReactNode {
  return <Drawing of="big-key" className={styles.art} />
}

/** A sign on dark ground, before a row. */
export function Badge({ name }: { readonly name: SignName }): ReactNode {
  return (
    <span className={styles.badge}>
      <Sign name={name} />
    </span>
  )
}
