/**
 * A fingerprint of data that weights depend on: they are worth nothing for other cards, so they carry the fingerprint of those
 * they were trained with. FNV-1a, twice with different starts.
 */
export function fingerprint(data: unknown): string {
  const text = JSON.stringify(data)
  const lanes = [0x811c9dc5, 0x01000193].map((start) => {
    let hash = start
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  })
  return lanes.join('')
}
