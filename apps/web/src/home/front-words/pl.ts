export const frontWords = import.meta.glob<object>('../../../../../games/*/words/pl.json', {
  query: '?front',
  import: 'default',
  eager: true,
})
