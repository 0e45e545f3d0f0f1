/** What is looked for may stand in the address, written there by a program or by hand: then it is taken as it is. */
export function wantedIn(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
