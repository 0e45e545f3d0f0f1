export const frontWords = import.meta.glob<object>('../../../../../games/*/words/de.json', {
  query: '?front',
  import: 'default',
  eager: true,
})
