import type { Device } from '@south-street/protocol'
import { readLabel } from '../../keys/device-label.ts'
import type { Token } from '../../store/store.ts'
import type { Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'
import { deviceOf, type Lasting, LIFETIMES, type Visitor } from '../visitors.ts'
import { leaveHostsPage } from './operator-desk.ts'

const DEVICE_KINDS: Readonly<Record<Lasting, Device['kind']>> = {
  session: 'browser',
  bearer: 'program',
  recovery: 'link',
}

/** Everything that may act for whoever asks, and how it ends. */
export function deviceHandlers(parts: HttpParts): Handlers<'devices' | 'removeDevice' | 'removeOtherDevices'> {
  const { store, visitors, now } = parts
  return {
    devices: async ({ visitor }) => {
      const tokens = await store.identities.tokensOf(visitor.id)
      const valid = tokens.filter(({ expiresAt }) => expiresAt === null || expiresAt > now())
      // A browser between two tokens is one browser.
      const latest = new Map<string, Device>()
      for (const token of valid) {
        if (token.kind === 'words') continue
        const device = shownDevice(token, token.kind, visitor)
        if (!latest.get(device.id)?.current) latest.set(device.id, device)
      }
      return { devices: [...latest.values()] }
    },
    removeDevice: async (call) => {
      const { visitor, params } = call
      const tokens = await store.identities.tokensOf(visitor.id)
      const its = tokens.filter((token) => token.kind !== 'words' && deviceOf(token) === params.device)
      if (its.length === 0) throw new HttpProblem('no-such-device')
      for (const { hash } of its) await store.identities.removeToken(hash)
      await leaveHostsPage(parts, call)
      visitors.forget(visitor.id)
      if (params.device === visitor.device) visitors.takeCookie(call)
      return {}
    },
    removeOtherDevices: async (call) => {
      const { visitor } = call
      const kinds = ['session', 'bearer', 'recovery'] as const
      const removed = await store.identities.removeTokens(visitor.id, kinds, visitor.device)
      await leaveHostsPage(parts, call)
      visitors.forget(visitor.id)
      return { removed }
    },
  }
}

function shownDevice(token: Token, kind: Lasting, { device }: Visitor): Device {
  const { createdAt, expiresAt, way, label } = token
  return {
    id: deviceOf(token),
    kind: DEVICE_KINDS[kind],
    createdAt,
    // To the hour: each hour's first use makes it last as long again.
    seenAt: kind === 'recovery' || expiresAt === null ? createdAt : Math.max(createdAt, expiresAt - LIFETIMES[kind]),
    expiresAt,
    ...(way !== undefined && { way }),
    ...readLabel(label),
    ...(deviceOf(token) === device && { current: true as const }),
  }
}
