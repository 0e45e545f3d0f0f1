import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Whoever has one IPv6 address usually has all that begin with the same four of its eight groups. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8
const GONE = 'gone'

/**
 * What counts as one address: all of an IPv6 network, and IPv4 however it is written. Somebody who has hung up already
 * has no address any more, whatever Fastify's types say; nobody will hear the answer.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return GONE
  if (!ip.includes(':')) return ip
  const address = ip.split('%')[0]!
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...gap, ...after].slice(0, GROUPS_OF_A_NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
