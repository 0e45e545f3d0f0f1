import { defineDrawings, fixed, INK } from '@south-street/ui'

/** The harbour master's token. */
const wheelToken = () => {
  let sp = ''
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4,
      c = Math.cos(a),
      s = Math.sin(a)
    sp += `M${fixed(30 + c * 5)} ${fixed(30 + s * 5)}L${fixed(30 + c * 22)} ${fixed(30 + s * 22)}`
  }
  return `<circle cx="30" cy="30" r="28.5" fill="#d9ab4a" stroke="${INK}" stroke-width="2.4"/><circle cx="30" cy="30" r="25.5" fill="none" stroke="#7c5510" stroke-width="1" stroke-dasharray="1.5 2.2"/><path d="${sp}" stroke="${INK}" stroke-width="4.2" stroke-linecap="round"/><circle cx="30" cy="30" r="13.5" fill="none" stroke="${INK}" stroke-width="4"/><circle cx="30" cy="30" r="4.6" fill="${INK}"/><circle cx="30" cy="30" r="13.5" fill="none" stroke="#f3d48b" stroke-width="1"/>`
}

export const EMBLEMS = {
  guildhall:
    '<path fill="currentColor" d="M20 2L37 12V15H3V12ZM6 17H11V31H6ZM14.5 17H19V31H14.5ZM21 17H25.5V31H21ZM29 17H34V31H29ZM4 33H36V36H4ZM2 37H38V39.5H2Z"/>',
  docks:
    '<path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="M20 12V36M12 17H28M5 24C6 33 13 36.5 20 36.5C27 36.5 34 33 35 24M5 24L2.5 29M5 24L10 27M35 24L37.5 29M35 24L30 27"/><circle cx="20" cy="7.5" r="4" fill="none" stroke="currentColor" stroke-width="3.2"/>',
  market:
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M20 5V35M12 36.5H28M6 10.5Q13 7 20 10Q27 13 34 9.5M6 10.5L1.5 24M6 10.5L11 24M34 9.5L29 23M34 9.5L38.5 23"/><path fill="currentColor" d="M0.5 24H12Q11 30.5 6.2 30.5Q1.5 30.5 0.5 24ZM28 23H39.5Q38.5 29.5 33.8 29.5Q29 29.5 28 23Z"/>',
  bank: '<path fill="currentColor" fill-rule="evenodd" d="M4 5H36A2 2 0 0 1 38 7V33A2 2 0 0 1 36 35H34V38H29V35H11V38H6V35H4A2 2 0 0 1 2 33V7A2 2 0 0 1 4 5ZM6 9V31H34V9ZM20 11.5A8.5 8.5 0 1 1 20 28.5A8.5 8.5 0 0 1 20 11.5ZM20 15.5A4.5 4.5 0 1 0 20 24.5A4.5 4.5 0 0 0 20 15.5ZM8.5 13H10.5V18H8.5ZM8.5 22H10.5V27H8.5Z"/>',
}

const seal = (fill = '#8e2428') =>
  `<path d="M30 2C36 4 40 2 44 6C47 10 53 10 55 16C56 21 60 25 58 30C57 36 59 41 54 45C50 48 50 54 44 55C39 55 36 59 30 58C24 58 20 58 16 55C11 52 7 50 5 44C4 39 0 36 2 30C2 24 2 20 6 16C10 13 10 7 16 5C21 4 24 1 30 2Z" fill="${fill}" stroke="${INK}" stroke-width="2"/><circle cx="30" cy="30" r="20.5" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/><path d="M12 14Q18 7 27 6" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none" stroke-linecap="round"/>`

for (const [area, markup] of Object.entries(EMBLEMS)) {
  defineDrawings({ [`area-${area}`]: { box: '0 0 40 40', draw: () => markup } })
}

defineDrawings({
  'harbour-master': { box: '0 0 60 60', draw: wheelToken },
  seal: { box: '0 0 60 60', draw: () => seal() },
  'seal-brass': { box: '0 0 60 60', draw: () => seal('#a87a1e') },
})
