import type { Random } from '@south-street/engine'
import { isSpoken, ROUTES } from '@south-street/protocol'
import { pathOf } from '@south-street/protocol/client'
import { hostileText, hostileValue, pick } from './hostile-text.ts'
import { type Loot, someBody } from './requests.ts'

const SPOKEN = Object.keys(ROUTES).filter(isSpoken)
/** Whoever is told nothing more goes. */
const PATIENCE_MS = 500

/** A command, or what an attacker takes for one. */
function someFrame(random: Random, ask: number): string {
  const command = {
    ask,
    route: pick(random, SPOKEN),
    key: pick(random, [`rubbish-${random.below(50)}`, hostileText(random), '']),
    ...(random.below(2) === 0 && { where: { seat: pick(random, [0, 1, 99, -1, 1e300, hostileText(random)]) } }),
    ...(random.below(4) === 0 && { language: hostileText(random).slice(0, 90) }),
  }
  switch (random.below(8)) {
    case 0:
      return hostileText(random)
    case 1:
      return JSON.stringify({ ...command, [pick(random, Object.keys(command))]: hostileValue(random) })
    case 2:
      return JSON.stringify({ ...command, [hostileText(random).slice(0, 30)]: hostileValue(random) })
    default:
      return `${JSON.stringify(command).slice(0, -1)},"body":${someBody(random)}}`
  }
}

/** Says such things on somebody's stream. Returns the highest status that was answered; null if there was none. */
export function speakRubbish(address: string, random: Random, { tokens, tables }: Loot): Promise<number | null> {
  const url = `${address.replace('http', 'ws')}${pathOf('live', { id: pick(random, tables) })}`
  const headers = { authorization: `Bearer ${pick(random, tokens)}` }
  // Node's own takes headers, which a browser's does not.
  const socket = new WebSocket(url, { headers } as never)
  const frames = Array.from({ length: 1 + random.below(20) }, (_, ask) => someFrame(random, ask))
  const statuses: number[] = []
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.close(), PATIENCE_MS)
    socket.onopen = () => {
      for (const frame of frames) socket.send(frame)
    }
    socket.onmessage = ({ data }) => {
      const { status } = JSON.parse(String(data)) as { status?: number }
      if (status !== undefined) statuses.push(status)
      if (statuses.length === frames.length) socket.close()
    }
    socket.onclose = () => {
      clearTimeout(timer)
      resolve(statuses.length === 0 ? null : Math.max(...statuses))
    }
  })
}
