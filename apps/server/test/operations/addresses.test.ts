import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { browserAddresses } from '../../src/operations/addresses.ts'

function address(text: string, internal = false): NetworkInterfaceInfo {
  const rest = { address: text, internal, netmask: '', mac: '', cidr: null }
  return text.includes(':') ? { ...rest, family: 'IPv6', scopeid: 0 } : { ...rest, family: 'IPv4' }
}

const INTERFACES = {
  lo: [address('127.0.0.1', true), address('::1', true)],
  eth0: [address('192.168.1.5'), address('fd00::5'), address('fe80::5')],
  wlan0: [address('192.168.1.9'), address('169.254.3.4')],
}

describe('where browsers find the server', () => {
  test('that listens on every IPv4 address', () => {
    expect(browserAddresses('http://0.0.0.0:8080', INTERFACES)).toEqual([
      'http://localhost:8080',
      'http://192.168.1.5:8080',
      'http://192.168.1.9:8080',
    ])
  })

  test('that listens on every address there is', () => {
    expect(browserAddresses('http://[::]:8080', INTERFACES)).toEqual([
      'http://localhost:8080',
      'http://192.168.1.5:8080',
      'http://[fd00::5]:8080',
      'http://192.168.1.9:8080',
    ])
  })

  test('that listens on the port which browsers take by themselves', () => {
    expect(browserAddresses('http://0.0.0.0:80', { lo: INTERFACES.lo })).toEqual(['http://localhost'])
  })

  test('that listens on one address', () => {
    expect(browserAddresses('http://127.0.0.1:8080', INTERFACES)).toEqual(['http://127.0.0.1:8080'])
  })
})
