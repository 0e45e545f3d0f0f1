import { defineDrawings, INK, solid } from '@south-street/ui'

// The harbour master in cut paper: glazed hat, whiskers, and a brass speaking trumpet that may leave the frame.
const BR = '#c9a04a'
const gold = (d: string, width = 1.4) =>
  `<path d="${d}" fill="none" stroke="${BR}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const harbour = (): string =>
  solid(
    'M8 152C9 131 22 121 42 115C46 110 46 104 44 98C34 92 28 80 29 62C30 48 34 42 40 40L88 42C89 43 90 44 90 46C92 50 91 53 90.500 55.500C94 61 100 68 101.500 72.500C102 75.500 98 77 93.500 77C93.500 79 96 80.500 96 83C96 85 93 85.500 92 86C94.500 87 96 89.500 94.500 91.500C93 93.500 92.500 94.500 93.500 97C96 103 93 109 86 110C79 111 73 107.500 70 105C69 110 70 114 73 118C90 122 106 129 110 152Z',
    INK,
  ) +
  solid(
    'M42 60C36 74 40 96 54 108C66 116 82 118 92 112C97 106 97 98 94.500 93C88 97 78 96 72 90C64 84 60 74 60 64C56 57 47 55 42 60Z',
    INK,
  ) +
  gold(
    'M47 66C45 80 51 96 62 105M53 66C52 80 58 94 70 102M58 70C60 82 66 91 78 97M66 86C72 94 80 98 90 97M70 104C77 109 85 110 91 106',
    1.3,
  ) +
  solid(
    'M14 47C9 45 10 39 18 39L33 39C34 31 34 24 33 17C42 12 78 12 88 17C87 24 87 31 89 39L106 37C114 37 114 43 108 45C82 53 40 54 14 47Z',
    INK,
  ) +
  gold('M34 33C50 37 72 37 88 33M33.500 38C50 43 74 43 90 38', 1.5) +
  gold('M17 44C44 51 84 50 107 42', 1.1) +
  gold('M38 19C50 15 66 15 78 17', 1.1) +
  `<circle cx="76" cy="26" r="5.600" fill="none" stroke="${BR}" stroke-width="1.600"/><path d="M76 18.500V33.500M68.500 26H83.500M70.700 20.700L81.300 31.300M81.300 20.700L70.700 31.300" stroke="${BR}" stroke-width="1.200"/>` +
  solid('M32 38C26 44 22 54 23 62C26 58 29 54 33 52Z', INK) +
  solid('M40 114C50 108 60 112 72 118L84 128L70 126L56 132Z', 'var(--card-paper,#fbf4e2)') +
  gold('M73 119C66 127 60 138 57 152M73 119C79 129 81 140 80 152M86 134l.5 2M88 144l.5 2', 1.4) +
  `<path d="M98 85L103 83L138 70Q146 84 142 103L104 91L99 90Z" fill="#d9ab4a" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"/><path d="M138 70Q131 86 142 103" fill="none" stroke="${INK}" stroke-width="1.600"/><path d="M106 86L134 77" stroke="#f6e0a4" stroke-width="2" stroke-linecap="round"/><path d="M117 78L116 95" stroke="${INK}" stroke-width="1.400"/>` +
  solid(
    'M106 95C108 90 118 90 121 95C124 102 121 112 116 120C112 130 110 142 108 152H90C92 136 98 118 104 108C104 103 104 99 106 95Z',
    INK,
  ) +
  gold('M110 96C112 94 116 94 118 96M104 110C108 112 112 112 116 110', 1.2)

defineDrawings({ 'harbour-portrait': { box: '0 -2 152 152', draw: harbour } })
