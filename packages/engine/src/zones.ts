/** Makes a zone equal to another without allocating, for `copyInto` of a searchable game. */
export function copyZone(target: number[], source: readonly number[]): void {
  // Setting `length` and writing past the end are slow; popping and pushing are not (measured in both games).
  while (target.length > source.length) target.pop()
  const kept = target.length
  for (let i = 0; i < kept; i++) target[i] = source[i]!
  for (let i = kept; i < source.length; i++) target.push(source[i]!)
}

/** The same for several zones. */
export function copyZones(target: number[][], source: readonly (readonly number[])[]): void {
  for (let i = 0; i < source.length; i++) copyZone(target[i]!, source[i]!)
}
