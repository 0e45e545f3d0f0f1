/** A whole record and a step of it in the address, so that a position can be shared without a server. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

export async function positionHash(record: unknown, step: number): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return `#${step}.${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

export async function readPosition(
  hash: string,
): Promise<{ readonly text: string | null; readonly step: number } | null> {
  const match = /^#(\d+)(?:\.([\w-]+))?$/.exec(hash)
  if (match === null) return null
  // A step alone belongs to the record that is kept here.
  if (match[2] === undefined) return { text: null, step: Number(match[1]) }
  const letters = atob(match[2].replaceAll('-', '+').replaceAll('_', '/'))
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const bytes = await through(packed, new DecompressionStream('deflate-raw'))
  return { text: new TextDecoder().decode(bytes), step: Number(match[1]) }
}
