import { defineDrawings } from '@south-street/ui'

const line = (d: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const palm = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line('M0 0Q4 -18 1 -34', 2.4)}${line('M1 -34Q-12 -44 -22 -34M1 -34Q-14 -36 -18 -24M1 -34Q0 -46 -10 -50M1 -34Q12 -44 24 -34M1 -34Q16 -36 20 -24M1 -34Q4 -46 14 -50', 1.8)}</g>`

const onion = (x: number, y: number, w: number, h: number) =>
  line(`M${x} ${y}V${y - h}H${x + w}V${y}`) +
  line(
    `M${x - 2} ${y - h}Q${x - 4} ${y - h - w * 0.7} ${x + w / 2} ${y - h - w * 1.05}Q${x + w + 4} ${y - h - w * 0.7} ${x + w + 2} ${y - h}Z`,
  ) +
  line(`M${x + w / 2} ${y - h - w * 1.05}v-6`, 1.3)

const SHORE = line('M2 66Q70 60 130 64T258 62', 1.6) + line('M20 71h26M70 70h34M128 71h20M176 70h40', 1)

/** What is seen from the sea: New York, Buenos Aires, Bombay, Hong Kong, Sydney. */
const PORTS: Readonly<Record<string, string>> = {
  NA:
    line('M10 64V40H24V30H38V64M38 46H54V64M54 36H66V26L72 14L78 26V64M78 48H96V64M96 40H112V64') +
    line('M14 44h4M14 50h4M14 56h4M28 36h6M28 44h6M28 52h6M58 42h4M58 50h4M100 46h8M100 54h8', 1.2) +
    line('M170 64L176 44H190L196 64ZM183 44V34M183 34L188 18M179 34Q183 28 187 34M188 18l-3 -4l3 -4l3 4z', 1.6) +
    line('M177 34L179 24L183 30L187 24L187 34', 1.2),
  SA:
    palm(30, 64, 0.9) +
    palm(52, 64, 1.1) +
    palm(226, 62, 1) +
    line(
      'M86 64V40H104V64M104 64V48H140V64M140 64V40H158V64M86 40L95 26L104 40M140 40L149 26L158 40M95 26v-6M149 26v-6M104 48Q122 30 140 48',
    ) +
    line('M92 46v8M98 46v8M112 54v6M122 54v10M132 54v6M146 46v8M152 46v8', 1.2) +
    line('M166 64Q190 36 214 63', 1.3) +
    line('M178 58l8 -8M186 58l10 -10M196 59l8 -8', 0.9),
  IO:
    onion(40, 64, 12, 30) +
    line('M52 64V44H82V64') +
    onion(82, 64, 34, 18) +
    line('M116 64V44H146V64') +
    onion(146, 64, 12, 30) +
    line(
      'M90 64V54a9 9 0 0 1 18 0V64M58 64V54a5 5 0 0 1 10 0V64M70 64V54a4 4 0 0 1 8 0V64M122 64V54a4 4 0 0 1 8 0V64M132 64V54a5 5 0 0 1 10 0V64',
      1.2,
    ) +
    palm(24, 64, 0.8) +
    line('M182 60Q204 68 232 58L228 66H188Z') +
    line('M206 62V22M206 22Q234 34 230 56L206 56Z') +
    line('M210 30L210 54M216 34L216 54M222 40L222 55', 0.9),
  FE:
    line('M6 64Q30 40 50 46Q76 8 104 30Q120 22 136 44Q152 50 164 63', 1.6) +
    line(
      'M76 22l-10 16M84 20l-16 26M92 24l-18 30M104 34l-14 24M116 36l-12 22M40 50l-8 10M50 50l-10 12M128 46l-10 16',
      0.9,
    ) +
    line('M24 64V56H36V64M40 64V52H52V64M56 64V57H72V64', 1.3) +
    line('M178 56Q206 68 240 52L234 66H186Z', 1.6) +
    line('M204 60V20M228 56V30', 2) +
    line('M190 22Q204 16 220 22L222 52Q206 46 190 52ZM222 32Q230 28 240 34V52Q232 48 224 52') +
    line('M190 30Q205 24 220 30M190 38Q205 32 221 38M190 45Q206 39 222 45', 1),
  SP:
    line('M4 64Q20 34 56 38Q72 30 92 42Q116 44 128 64', 1.6) +
    line('M60 38L64 14H72L76 38M62 26H74M64 14L68 8L72 14', 1.6) +
    line('M76 12l14 -4M76 18l14 4M60 12l-14 -4M60 18l-14 4', 1.1) +
    line(
      'M30 44V24M30 24l-6 6M30 24l6 6M30 30l-8 6M30 30l8 6M30 36l-9 6M30 36l9 6M104 50V30M104 30l-5 5M104 30l5 5M104 36l-7 5M104 36l7 5',
      1.4,
    ) +
    line('M160 64V50H180V64M180 64V44H196V64M196 64V54H220V64M180 44L188 36L196 44', 1.4),
}

for (const [region, view] of Object.entries(PORTS)) {
  defineDrawings({ [`ta-port-${region}`]: { box: '0 0 260 74', draw: () => view + SHORE } })
}
