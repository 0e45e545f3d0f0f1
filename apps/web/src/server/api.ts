import { newClient, politely } from '@south-street/protocol/client'

/** 128 bits in hexadecimal. Not `randomUUID`: that is missing where a page comes by plain http from the next room. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The server that this page comes from. */
export const { attempt, call } = newClient({
  fetch: (url, sent) => fetch(url, sent),
  base: () => '',
  headers: () => ({ 'accept-language': document.documentElement.lang }),
  newKey,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  again: politely,
})

/** Makes sure that the server knows who asks; a guest needs nothing but a name. */
export async function beSomebody(name: string): Promise<{ readonly id: string; readonly name: string }> {
  const me = await call('createGuest', {}, name === '' ? {} : { name })
  return name === '' || me.name === name ? me : call('rename', {}, { name })
}
