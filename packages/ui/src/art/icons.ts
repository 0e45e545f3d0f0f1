import { defineDrawings } from '../drawing/symbols.ts'

/** Signs of the interface, 24 × 24, in the colour of the text around them. */
const line = (d: string, extra = '') =>
  `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/>${extra}</g>`
const ICONS = {
  pen: line('M4 20L5 15.5L16 4.5A2 2 0 0 1 19.5 8L8.5 19ZM14 6.5L17.5 10'),
  home: line('M3 11L12 3.5L21 11M5.5 9.5V20.5H18.5V9.5'),
  grid: line('M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z'),
  prev: line('M6 5V19M18 5L9 12L18 19Z'),
  next: line('M18 5V19M6 5L15 12L6 19Z'),
  lamp: line(
    'M8 8L7 20H17L16 8ZM10 8V5.5A2 2 0 0 1 14 5.5V8M6 20.5H18M9 2.5Q12 0.8 15 2.5',
    '<path d="M12 11C13.5 13 14 14 14 15A2 2 0 0 1 10 15C10 14 10.5 13 12 11Z" fill="currentColor" stroke="none"/>',
  ),
  crate: line('M3 9H15V21H3ZM3 13H15M3 17H15M18 3V15M14.5 6.5L18 3L21.5 6.5'),
  book: line('M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20'),
  sound: line('M4 9V15H8L13 19V5L8 9ZM16.5 9Q18.5 12 16.5 15M19 6.5Q22.5 12 19 17.5'),
  mute: line('M4 9V15H8L13 19V5L8 9ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5'),
  bell: line('M6 17C7.5 15 7 11 8 8.5A4.2 4.2 0 0 1 16 8.5C17 11 16.5 15 18 17ZM10.3 20A1.9 1.9 0 0 0 13.7 20M12 5V3'),
  laptop: line('M5 5H19V16H5ZM2 19.5H22'),
  phone: line('M7 2.5H17V21.5H7ZM11 18.5H13'),
  plug: line('M9 3V8M15 3V8M6 8H18V12A6 6 0 0 1 6 12ZM12 18V22'),
  mail: line('M3 5.5H21V18.5H3ZM3 6L12 13L21 6'),
  share: line('M12 15V3.5M7.5 8L12 3.5L16.5 8M6 12H4V21H20V12H18'),
  moon: line('M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z'),
  sun: line(
    'M12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.5 6.5M17.5 17.5L19 19M19 5L17.5 6.5M6.5 17.5L5 19',
    '<circle cx="12" cy="12" r="4.5"/>',
  ),
  globe: line('M3 12H21M12 3C8 7 8 17 12 21M12 3C16 7 16 17 12 21', '<circle cx="12" cy="12" r="9"/>'),
  menu: line('M4 6H20M4 12H20M4 18H20'),
  keys: line('M3 6H21V18H3ZM6.5 10H6.6M10 10H10.1M14 10H14.1M17.5 10H17.6M8 14.2H16'),
  lines: line('M4 6H20M4 10.7H20M4 15.3H14M4 20H16'),
  list: line('M9 6H20M9 12H20M9 18H20M4 6H4.1M4 12H4.1M4 18H4.1'),
  gear: line(
    'M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M18.7 5.3L17 7M7 17L5.3 18.7',
    '<circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="2"/>',
  ),
  chat: line('M4 5H20V16H11L6 20V16H4ZM8 9H16M8 12H13'),
  link: line(
    'M10 14L14 10M9 8L11.5 5.5A4.2 4.2 0 0 1 17.5 5.5L18.5 6.5A4.2 4.2 0 0 1 18.5 12.5L16 15M15 16L12.5 18.5A4.2 4.2 0 0 1 6.5 18.5L5.5 17.5A4.2 4.2 0 0 1 5.5 11.5L8 9',
  ),
  check: line('M4 12.5L9.5 18L20 6.5'),
  cross: line('M5 5L19 19M19 5L5 19'),
  minus: line('M5 12H19'),
  plus: line('M12 5V19M5 12H19'),
  undo: line('M8 5L4 9L8 13M4 9H14A6 6 0 0 1 14 21H9'),
  play: line('M7 4L20 12L7 20Z'),
  eye: line(
    'M2 12C5 7 8.5 5 12 5C15.5 5 19 7 22 12C19 17 15.5 19 12 19C8.5 19 5 17 2 12Z',
    '<circle cx="12" cy="12" r="3"/>',
  ),
  hand: line('M4 8L10 5V19L4 16ZM10 6L15 5V20L10 18M15 7L20 9V18L15 19'),
  cards: line('M4 7L13 4L18 17L9 20ZM13 4H20V17H18'),
  hour: line('M6 3H18M6 21H18M7 3C7 9 17 9 17 12C17 15 7 15 7 21M17 3C17 9 7 9 7 12C7 15 17 15 17 21'),
  right: line('M9 5L16 12L9 19'),
  left: line('M15 5L8 12L15 19'),
  down: line('M5 9L12 16L19 9'),
  arrow: line('M4 12H20M14 6L20 12L14 18'),
  swap: line('M4 8H18M14 4L18 8L14 12M20 16H6M10 12L6 16L10 20'),
  users: line(
    'M2.5 20C3 15.5 5.5 14 9 14C12.5 14 15 15.5 15.5 20M16 14.5C19 14.5 21 16 21.5 19.5M15.5 4.5A3.5 3.5 0 0 1 15.5 11',
    '<circle cx="9" cy="7.5" r="3.8"/>',
  ),
  bot: line(
    'M5 9H19V20H5ZM12 9V5M9 13.5V15M15 13.5V15M9 17.5H15M2.5 13V16M21.5 13V16',
    '<circle cx="12" cy="3.5" r="1.5"/>',
  ),
  lock: line('M5 11H19V21H5ZM8 11V7A4 4 0 0 1 16 7V11'),
  star: line('M12 3L14.6 9L21 9.6L16.2 13.9L17.7 20.3L12 16.9L6.3 20.3L7.8 13.9L3 9.6L9.4 9Z'),
  replay: line('M5 4V9H10M5.5 9A8 8 0 1 1 4.5 14'),
  chart: line('M4 4V20H20M8 16V11M12 16V7M16 16V13'),
  pass: line('M6 12H18M6 7C2 9 2 15 6 17M18 7C22 9 22 15 18 17'),
  info: line('M12 11V17M12 7.5V7.6', '<circle cx="12" cy="12" r="9.5"/>'),
  clock: line('M12 6.5V12L16 14', '<circle cx="12" cy="12" r="9"/>'),
  dollar: line(
    'M16.5 7.5C15.5 5.8 14 5 12 5C9 5 7.5 6.5 7.5 8.5C7.5 13 16.5 11 16.5 15.5C16.5 17.5 15 19 12 19C9.5 19 8 18 7 16.3M12 2.5V21.5',
  ),
  coal: line('M4 14L7 7L13 5L19 8L21 14L17 19H8ZM7 7L11 11L13 5M11 11L19 8M11 11L8 19M11 11L17 19'),
}

export type IconName = keyof typeof ICONS

for (const [name, markup] of Object.entries(ICONS)) {
  defineDrawings({ [`icon-${name}`]: { box: '0 0 24 24', comesFirst: true, draw: () => markup } })
}
