import type { Config } from '../config.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Settings that are allowed and seldom meant. */
export function checkSettings(config: Config, environment: Readonly<Record<string, string | undefined>>): Finding[] {
  const found: Finding[] = []
  const { publicUrl, trustedProxies, place } = config
  if ('url' in place && environment.DATA_DIR) {
    found.push(warning('settings', 'DATABASE_URL is set, so DATA_DIR is not used', 'leave one of them out'))
  }
  const hasProxy = trustedProxies !== 0
  if (hasProxy && publicUrl === null) {
    const advice = 'set PUBLIC_URL to the address that people type'
    found.push(warning('settings', 'there is a proxy (TRUSTED_PROXIES) and no PUBLIC_URL', advice))
  }
  if (publicUrl?.startsWith('https:') && !hasProxy) {
    const advice = 'set TRUSTED_PROXIES to the number of proxies, or all visitors share one limit'
    found.push(warning('settings', 'PUBLIC_URL is https, which takes a proxy, and TRUSTED_PROXIES names none', advice))
  }
  if (publicUrl?.startsWith('http:') && !/\/\/(localhost|127\.|\[::1)/.test(publicUrl)) {
    const advice = 'let a proxy speak https; a page without it can neither notify nor be installed'
    found.push(warning('settings', 'PUBLIC_URL is http: names and chat travel in the open', advice))
  }
  const where = 'url' in place ? 'PostgreSQL' : place.folder
  return found.length > 0 ? found : [ok('settings', `they make sense; data: ${where}, port: ${config.port}`)]
}
