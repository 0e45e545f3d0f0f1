/** A value that JSON keeps as it is. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json }

/**
 * Canonical JSON (RFC 8785), over which seals are taken. JavaScript's own number and string forms are the ones that
 * the RFC prescribes; what is left to do is the order of the members, by UTF-16 code units.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const members = Object.keys(value).sort()
    return `{${members.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name]!)}`).join(',')}}`
  }
  return JSON.stringify(value)
}
