import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Addresses that a machine gives itself where nobody else does. */
const LINK_LOCAL = /^(169\.254\.|fe80:)/i

/**
 * Where browsers find a server that listens at an address: first on this machine, then, if it listens everywhere, in the
 * networks that the machine belongs to.
 */
export function browserAddresses(listensAt: string, interfaces: Interfaces): readonly [string, ...string[]] {
  const { hostname, port } = new URL(listensAt)
  const [hearsFour, hearsSix] = [hostname === '0.0.0.0' || hostname === '[::]', hostname === '[::]']
  if (!hearsFour) return [listensAt]
  const outer = Object.values(interfaces)
    .flatMap((one) => one ?? [])
    .filter(({ internal, address, family }) => {
      return !internal && !LINK_LOCAL.test(address) && (family === 'IPv4' || hearsSix)
    })
    .map(({ address, family }) => (family === 'IPv4' ? address : `[${address}]`))
  const at = (host: string) => `http://${host}${port === '' ? '' : `:${port}`}`
  return [at('localhost'), ...[...new Set(outer)].map(at)]
}
