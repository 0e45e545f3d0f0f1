import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are nobody's address on the Internet, and the ones behind which clouds keep their secrets. */
const CLOSED_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of IPv6 only global addresses are open, without those that stand for others: documentation, Teredo, 6to4. */
const OPEN_V6: [string, number] = ['2000::', 3]
const CLOSED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closedV4 = new BlockList()
for (const [network, prefix] of CLOSED_V4) closedV4.addSubnet(network, prefix, 'ipv4')
const openV6 = new BlockList()
openV6.addSubnet(...OPEN_V6, 'ipv6')
const closedV6 = new BlockList()
for (const [network, prefix] of CLOSED_V6) closedV6.addSubnet(network, prefix, 'ipv6')

const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closedV4.check(address, 'ipv4')
  // What stands for an IPv4 address lies outside of these.
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}

/** A server of names that keeps silent is given up after so long. */
const PATIENCE = { timeout: 2_500, tries: 2 }
/** What is said at once of a name that nobody out there has heard of, or where there is nobody to ask. */
const UNKNOWN: readonly string[] = ['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']

/** The server was asked to dial an address where it has no business. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

/**
 * Says what may be dialled. It judges the address at which a connection is opened and not the name, which may lead
 * elsewhere a moment later.
 */
export class Guard {
  readonly #allowed = new BlockList()
  readonly #hasOwnNetwork: boolean
  readonly #names: () => Resolver

  /**
   * Networks such as 10.0.0.0/8 that may be reached all the same, also without encryption. Who knows names is asked for
   * each time anew: a machine moves from network to network.
   */
  constructor(allowed: readonly string[], names = () => new Resolver(PATIENCE)) {
    this.#hasOwnNetwork = allowed.length > 0
    this.#names = names
    for (const network of allowed) {
      const [address = '', prefix] = network.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      this.#allowed.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
    }
  }

  permits(address: string, protocol: string): boolean {
    const kind = isIP(address)
    if (kind === 0) return false
    if (this.#allowed.check(address, kind === 6 ? 'ipv6' : 'ipv4')) return true
    return protocol === 'https:' && isPublic(address)
  }

  /** Whether it may be kept: a name is judged when it is dialled. */
  mayKeep(text: string): boolean {
    const url = URL.parse(text)
    if (url === null || url.username + url.password !== '' || !/^https?:$/.test(url.protocol)) return false
    const host = hostOf(url)
    if (isIP(host) !== 0) return this.permits(host, url.protocol)
    // Without encryption only into a network of the operator's, whose addresses are known then.
    return url.protocol === 'https:' && host.includes('.')
  }

  /** Looks a name up for a connection, and leaves out what may not be dialled. */
  lookup(protocol: string): LookupFunction {
    return (name, options, done) => {
      const choose = (found: readonly LookupAddress[]) => {
        const open = found.filter(({ address }) => this.permits(address, protocol))
        const [first] = open
        if (first === undefined) done(new ForbiddenAddress('it may not be dialled'), '', 0)
        else if (options.all) done(null, open)
        else done(null, first.address, first.family)
      }
      this.#find(name).then(choose, (error) => done(error, '', 0))
    }
  }

  /**
   * Not in the system's own way, which holds one of a few threads while a server of names keeps silent: all other names
   * would wait for somebody's bad one. What only this machine knows, by its list of hosts, is found where the operator has
   * networks of their own.
   */
  async #find(name: string): Promise<LookupAddress[]> {
    if (/(^|\.)localhost\.?$/i.test(name)) return LOOPBACK
    const names = this.#names()
    const [v4, v6] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)])
    const found = [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (found.length > 0) return found
    const isUnknown = [v4, v6].every((one) => one.status === 'rejected' && UNKNOWN.includes(one.reason.code))
    if (this.#hasOwnNetwork && isUnknown) return lookup(name, { all: true })
    throw v4.status === 'rejected' ? v4.reason : new Error('this name has no address')
  }
}

/** Without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
